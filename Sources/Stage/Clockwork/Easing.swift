/// How a movement progresses over time: maps elapsed time to progress, both 0 to 1.
public nonisolated enum Easing: Hashable, Sendable {
  /// The same speed throughout.
  case linear
  /// Slow at both ends.
  case smooth
  /// Fast at first: for what answers a finger.
  case out
  /// Overshoots by a few percent and returns, like paper that settles.
  case settle
  /// Farther past the end: what is won.
  case bounce

  /// The progress after the fraction `t` of the time.
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

/// A value that changes over time.
///
/// Reading it changes nothing, so it can be read twice, or backwards in time.
public nonisolated struct Tween: Hashable, Sendable {
  /// The start and end values.
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
  /// A value at rest.
  public init(_ value: Double) { self.init(from: value, to: value, start: .zero, length: .zero) }

  /// Changes from its value at a moment to another.
  public mutating func change(
    to new: Double, at now: Duration, length: Duration, easing: Easing = .smooth
  ) {
    self = Tween(from: value(at: now), to: new, start: now, length: length, easing: easing)
  }

  /// The value at a moment: `from` before the start, `to` after the end.
  public func value(at now: Duration) -> Double {
    guard length > .zero, now < start + length else { return to }
    return from + (to - from) * easing((now - start) / length)
  }
  /// Whether it still changes after this moment; true also before it begins.
  public func isRunning(at now: Duration) -> Bool { from != to && now < start + length }
}
