/// Decides when an idle kiosk returns to the menu.
///
/// At the menu there is no question, but the visit ends there too. It has no clock: its owner
/// passes the time. Durations of zero disable it.
public nonisolated struct IdleWatch: Hashable, Sendable {
  /// What to do now.
  public enum Step: Hashable, Sendable {
    /// Nothing.
    case wait
    /// Ask whether the visitor is still there, and wait for an answer until this moment.
    case ask(until: Duration)
    /// The visitor is gone: return to the menu.
    case leave
  }

  /// Time without input before the question, and time to answer it; changes apply at once.
  public var idle, warning: Duration
  private var last: Duration
  private var asked: Duration?
  /// Whether there was input since the last visit ended.
  public private(set) var isVisited = false

  /// `idle`: time without input before the question; `warning`: time to answer it.
  public init(idle: Duration, warning: Duration, now: Duration) {
    self.idle = idle
    self.warning = warning
    last = now
  }

  /// Whether the question is shown.
  public var isAsking: Bool { asked != nil }

  /// There was input.
  public mutating func touched(at now: Duration) {
    last = now
    asked = nil
    isVisited = true
  }

  /// When to call `step` again, or nil if only input matters.
  ///
  /// `isAway`: whether a scene other than the menu is shown.
  public func next(isAway: Bool) -> Duration? {
    guard idle > .zero else { return nil }
    guard isAway else { return isVisited ? last + idle + warning : nil }
    return (asked ?? last + idle) + (asked == nil ? .zero : warning)
  }

  /// The step due at `now`; each step is returned once.
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
