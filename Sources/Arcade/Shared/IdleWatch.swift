/// Decides when a kiosk that nobody touches goes back to its beginning.
///
/// At the menu there is nothing to ask about, but the visit ends there just as well. It knows no
/// clock: its owner tells it what happens when. Lengths of zero switch it off.
public nonisolated struct IdleWatch: Hashable, Sendable {
  /// What is to be done now.
  public enum Step: Hashable, Sendable {
    /// Nothing.
    case wait
    /// Ask whether somebody is there; the answer is awaited until this moment.
    case ask(until: Duration)
    /// Nobody is there: back to the beginning.
    case leave
  }

  private let idle, warning: Duration
  private var last: Duration
  private var asked: Duration?
  /// Whether somebody touched anything since the last visit ended.
  private var isVisited = false

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
    isVisited = true
  }

  /// When to ask `step` again, or nil where only a touch matters.
  ///
  /// `isAway`: something other than the beginning is shown.
  public func next(isAway: Bool) -> Duration? {
    guard idle > .zero else { return nil }
    guard isAway else { return isVisited ? last + idle + warning : nil }
    return (asked ?? last + idle) + (asked == nil ? .zero : warning)
  }

  /// What is to be done at `now`; each step is told once.
  public mutating func step(at now: Duration, isAway: Bool) -> Step {
    guard let due = next(isAway: isAway), now >= due else { return .wait }
    guard asked == nil, isAway else {
      touched(at: now)
      isVisited = false
      return .leave
    }
    asked = now
    return .ask(until: now + warning)
  }
}
