/// Decides when a kiosk that nobody touches goes back to its beginning.
///
/// It knows no clock: whoever owns it tells it what happens when. Lengths of zero switch it off.
public nonisolated struct IdleWatch: Hashable, Sendable {
  /// What is to be done now.
  public enum Step: Hashable, Sendable {
    /// Nothing.
    case wait
    /// Ask whether somebody is there; the answer is awaited until this moment.
    case ask(until: Duration)
    /// Nobody answered: back to the beginning.
    case leave
  }

  private let idle, warning: Duration
  private var last: Duration
  private var asked: Duration?

  /// `idle`: how long nobody touches anything before the question; `warning`: how long it stands.
  public init(idle: Duration, warning: Duration, now: Duration) {
    self.idle = idle
    self.warning = warning
    last = now
  }

  /// Whether the question stands.
  public var isAsking: Bool { asked != nil }

  /// Somebody is there.
  public mutating func touched(at now: Duration) {
    last = now
    asked = nil
  }

  /// When to ask `step` again, or nil where only a touch matters.
  ///
  /// `isAway`: something other than the beginning is shown.
  public func next(isAway: Bool) -> Duration? {
    guard idle > .zero, isAway else { return nil }
    return (asked ?? last + idle) + (asked == nil ? .zero : warning)
  }

  /// What is to be done at `now`; each step is told once.
  public mutating func step(at now: Duration, isAway: Bool) -> Step {
    guard let due = next(isAway: isAway), now >= due else { return .wait }
    guard asked == nil else {
      touched(at: now)
      return .leave
    }
    asked = now
    return .ask(until: now + warning)
  }
}
