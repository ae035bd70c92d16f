/// Progress from 0 to 1, or indeterminate progress.
///
/// Subclasses draw a bar or a ring; while indeterminate it requests frames as long as it is
/// shown.
open class Progress: Node {
  /// Nil while it is indeterminate.
  public private(set) var value: Double?
  /// The colours it is drawn in.
  public let palette: Palette
  private var reach: Tween

  init(_ id: String = "", label: String, value: Double? = nil, palette: Palette = .paper) {
    self.value = value
    self.palette = palette
    reach = Tween(value ?? 0)
    super.init(id, role: .progress, label: label)
  }

  public override var traceValue: Double? { value }

  /// Animates to another value, clamped to 0…1; nil for indeterminate progress.
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

  /// The value shown at a moment, while it animates.
  func reach(at now: Duration) -> Double { reach.value(at: now) }

  public override func nextFrame(after now: Duration) -> NextFrame {
    value == nil || reach.isRunning(at: now) ? .immediately : .onInput
  }
}

/// The motions of indeterminate progress, as formulas of time.
nonisolated enum Endless {
  /// Back and forth, 0 to 1, slow at the ends.
  static func sway(_ now: Duration) -> Double {
    let turn = turns(now, each: .milliseconds(1800))
    return Easing.smooth(1 - (2 * turn - 1).magnitude)
  }
  /// Brighter and dimmer, for reduced motion.
  static func pulse(_ now: Duration) -> Double {
    0.35 + 0.65 * sway(now)
  }
  /// The elapsed fraction of the current period.
  static func turns(_ now: Duration, each length: Duration) -> Double {
    let turns = now / length
    return turns - turns.rounded(.down)
  }
}
