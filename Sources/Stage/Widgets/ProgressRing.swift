public import Drawing
import Geometry

/// How far something has come as a ring of twelve paper dots; endless a bright one runs round.
public final class ProgressRing: Node {
  /// Nil while it is not known.
  public private(set) var value: Double?
  private let world: ColorWorld
  private var reach: Tween
  private static let count = 12

  public init(_ id: String = "", label: String, value: Double? = nil, world: ColorWorld = .paper) {
    self.value = value
    self.world = world
    reach = Tween(value ?? 0)
    super.init(id, role: .progress, label: label)
  }

  public override var traceValue: Double? { value }

  public func show(_ value: Double?) {
    let value = value.map { min(max($0, 0), 1) }
    guard value != self.value else { return }
    let calm = stage?.reducesMotion ?? false
    reach = Tween(
      from: calm ? value ?? 0 : reach.value(at: now), to: value ?? 0, start: now,
      length: Theme.move, easing: .out)
    self.value = value
    setNeedsDisplay()
  }

  public override func nextFrame(after now: Duration) -> NextFrame {
    value == nil || reach.isRunning(at: now) ? .immediately : .onInput
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let side = size.shortSide
    let dot = side * 0.16
    let still = world.groove
    for index in 0..<Self.count {
      let turn = sineAndCosine(of: Double(index) / Double(Self.count) * 2 * .pi)
      let center =
        bounds.center
        + Point(x: turn.sine, y: -turn.cosine) * ((side - dot) / 2)
      let part = brightness(index, at: now)
      list.shape(
        Shape(
          radius: dot / 2, fill: still.mixed(with: world.accent, part),
          grain: Theme.grain),
        in: Rect(center: center, size: Size(value == nil ? dot : dot * (0.8 + 0.2 * part))))
    }
  }

  /// How much of the accent a dot wears, 0 to 1.
  private func brightness(_ index: Int, at now: Duration) -> Double {
    let count = Double(Self.count)
    if value != nil {
      return min(max(reach.value(at: now) * count - Double(index), 0), 1)
    }
    if stage?.reducesMotion ?? false { return Endless.pulse(now) }
    let head = Endless.turns(now, each: .milliseconds(1200)) * count
    let behind = head - Double(index)
    let tail = behind < 0 ? behind + count : behind
    return max(0, 1 - tail / 8)
  }
}
