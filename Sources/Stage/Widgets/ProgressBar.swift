public import Drawing
import Geometry

/// How far something has come, 0 to 1, or that it is under way and nobody knows how long.
///
/// Sixteen points high are enough; the endless one asks for frames as long as it is shown.
public final class ProgressBar: Node {
  /// Nil while it is not known.
  public private(set) var value: Double?
  private let world: ColorWorld
  private var reach: Tween

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
    let radius = min(8, size.height / 2)
    list.shape(
      Shape(radius: radius, fill: world.groove, grain: Theme.grain),
      in: bounds)
    var piece = bounds
    var opacity = 1.0
    if value != nil {
      let reach = reach.value(at: now)
      guard reach > 0 else { return }
      piece.size.width = max(2 * radius, size.width * reach)
    } else if stage?.reducesMotion ?? false {
      opacity = Endless.pulse(now)
    } else {
      piece.size.width = size.width * 0.3
      piece.origin.x = size.width * 0.7 * Endless.sway(now)
    }
    list.shape(
      Shape(radius: radius, fill: world.accent.faded(opacity), grain: Theme.grain), in: piece)
  }
}

/// What the endless ones do, by a formula of time.
nonisolated enum Endless {
  /// There and back, 0 to 1, slow at the ends.
  static func sway(_ now: Duration) -> Double {
    let turn = turns(now, each: .milliseconds(1800))
    return Easing.smooth(1 - (2 * turn - 1).magnitude)
  }
  /// Brighter and dimmer, for those who want nothing to move.
  static func pulse(_ now: Duration) -> Double {
    0.35 + 0.65 * sway(now)
  }
  /// The part of the current turn that is over, 0 to 1.
  static func turns(_ now: Duration, each length: Duration) -> Double {
    let turns = now / length
    return turns - turns.rounded(.down)
  }
}
