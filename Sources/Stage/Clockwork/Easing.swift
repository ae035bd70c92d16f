/// How a movement spends its time: progress in, progress out, both 0 to 1.
public nonisolated enum Easing: Hashable, Sendable {
  /// The same speed throughout.
  case linear
  /// Slow at both ends.
  case smooth
  /// Quick at first: for what answers a finger.
  case out
  /// Past the end by a few percent and back: paper that settles.
  case settle
  /// Farther past the end: what is won.
  case bounce

  /// Progress made when the part `t` of the time is over.
  public func callAsFunction(_ t: Double) -> Double {
    let t = min(max(t, 0), 1)
    switch self {
    case .linear: return t
    case .smooth: return t * t * (3 - 2 * t)
    case .out:
      let left = 1 - t
      return 1 - left * left * left
    case .settle: return Self.overshooting(t, by: 0.96)
    case .bounce: return Self.overshooting(t, by: 1.6)
    }
  }

  /// The cubic 1 + (s+1)(t−1)³ + s(t−1)²: past the end by 4 % with s = 0.96, by 9 % with s = 1.6.
  private static func overshooting(_ t: Double, by s: Double) -> Double {
    let back = t - 1
    return 1 + (s + 1) * back * back * back + s * back * back
  }
}

/// A value on its way from one place to another.
///
/// Asking where it is at a moment changes nothing, so it can be asked twice, or backwards.
public nonisolated struct Tween: Hashable, Sendable {
  /// The values at the beginning and at the end.
  public var from, to: Double
  /// When it begins on the stage clock, and how long it takes.
  public var start, length: Duration
  /// How progress follows time.
  public var easing: Easing
  /// A change from one value to another.
  public init(
    from: Double, to: Double, start: Duration, length: Duration, easing: Easing = .smooth
  ) {
    self.from = from
    self.to = to
    self.start = start
    self.length = length
    self.easing = easing
  }
  /// At rest at a value.
  public init(_ value: Double) { self.init(from: value, to: value, start: .zero, length: .zero) }

  /// The value at a moment: `from` before the start, `to` after the end.
  public func value(at now: Duration) -> Double {
    guard length > .zero, now < start + length else { return to }
    return from + (to - from) * easing((now - start) / length)
  }
  /// Whether it still changes at a moment; true also before it begins.
  public func isRunning(at now: Duration) -> Bool { from != to && now < start + length }
}
