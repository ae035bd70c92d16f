/// Divides elapsed time into equal steps of simulation.
///
/// It has no clock: the caller passes the elapsed time.
public nonisolated struct Timestep: Hashable, Sendable {
  /// The length of a step.
  public let step: Duration
  private let limit: Duration
  private var owed: Duration = .zero

  /// Sixty steps per second, catching up at most a tenth of a second.
  public init(step: Duration = .nanoseconds(16_666_667), limit: Duration = .milliseconds(100)) {
    self.step = step
    self.limit = limit
  }

  /// The number of steps now due.
  ///
  /// Time beyond the limit is dropped, so that a laptop that was suspended does not make a
  /// thousand steps at once; time slept on purpose is not dropped.
  public mutating func steps(after elapsed: Duration, asleep: Duration = .zero) -> Int {
    owed += min(max(elapsed, .zero), limit + max(asleep, .zero))
    var due = 0
    while owed >= step {
      owed -= step
      due += 1
    }
    return due
  }

  /// The elapsed fraction of the next step, 0 to 1, for drawing between two states.
  public var fraction: Double { owed / step }

  /// Discards the time owed; call it when the animation resumes, since a pause is no game time.
  public mutating func reset() { owed = .zero }
}
