public import Drawing
public import Geometry

/// A sheet of paper with its shadow; it can be lifted off the table.
open class Paper: Node {
  /// The paper's colour.
  public var fill: Color { didSet { if fill != oldValue { setNeedsDisplay() } } }
  /// The colour it must stand out from: if the fill's contrast with that or with the sheet below
  /// is too low, it gets a white rim.
  public var standsOutFrom: Color? {
    didSet { if standsOutFrom != oldValue { setNeedsDisplay() } }
  }
  /// 3:1 is needed, and a pattern on the table takes some of it.
  private static let leastContrast = 3.2
  /// The colours for which the rim was last decided.
  private var rim = (fill: Color.clear, ground: Color.clear, isThere: false)
  /// The radius of the corners, in points.
  public var radius: Double
  /// Strength of the grain, 0 to 1.
  public var grain = Theme.grain
  /// Its elevation when it is not lifted.
  public var elevation: Elevation
  private var lift = Tween(0)

  /// A sheet; without an id it is decoration.
  public init(
    _ id: String = "", role: Role = .group, label: String = "", fill: Color = Theme.sheet,
    radius: Double = Theme.radius, elevation: Elevation = .lying
  ) {
    self.fill = fill
    self.radius = radius
    self.elevation = elevation
    super.init(id, role: role, label: label)
  }

  /// The outline in high contrast: dark on light paper, light on dark.
  private var edge: Color { fill.luminance > 0.4 ? Theme.ink : .white }

  private func hasRim() -> Bool {
    guard let table = standsOutFrom else { return false }
    let below = sequence(first: self as Node) { $0.parent }.dropFirst()
    let ground = below.lazy.compactMap { ($0 as? Paper)?.fill }.first ?? table
    if (rim.fill, rim.ground) != (fill, ground) {
      rim = (fill, ground, fill.contrast(with: ground) < Self.leastContrast)
    }
    return rim.isThere
  }

  /// Lifts the sheet or puts it back: 4 % larger, with a deeper shadow.
  public func setLifted(_ isLifted: Bool) {
    let target = isLifted ? 1.0 : 0
    guard lift.to != target else { return }
    lift.change(to: target, at: now, length: isLifted ? Theme.quick : Theme.move, easing: .out)
    animate(
      to: Pose(scale: isLifted ? 1.04 : 1), length: isLifted ? Theme.quick : Theme.move,
      easing: isLifted ? .out : .settle)
  }

  /// How far it is lifted, 0 to 1.
  public func lift(at now: Duration) -> Double { lift.value(at: now) }

  open override func draw(into list: inout DrawList, at now: Duration) {
    drawShadow(into: &list, at: now)
    let hasRim = hasRim()
    let isStrong = stage?.isHighContrast ?? false
    list.shape(
      Shape(
        radius: radius, fill: fill, border: hasRim ? 3 : isStrong ? 2 : 0,
        borderColor: hasRim ? Theme.sheet : isStrong ? edge : .clear, grain: grain),
      in: bounds)
  }

  /// Draws the shadow alone; between two elevations both are blended.
  public func drawShadow(into list: inout DrawList, at now: Duration) {
    let lift = lift(at: now)
    if lift < 1 {
      list.shadow(of: bounds, radius: radius, elevation: elevation, strength: 1 - lift)
    }
    if lift > 0 {
      list.shadow(of: bounds, radius: radius, elevation: .lifted, strength: lift)
    }
  }
}
