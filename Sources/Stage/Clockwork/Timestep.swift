/// Cuts elapsed time into equal steps of simulation.
///
/// Holds no clock: the caller says how much time went by.
public nonisolated struct Timestep: Hashable, Sendable {
  /// How long one step is.
  public let step: Duration
  private let limit: Duration
  private var owed: Duration = .zero

  /// Sixty steps a second, at most a tenth of a second caught up.
  public init(step: Duration = .nanoseconds(16_666_667), limit: Duration = .milliseconds(100)) {
    self.step = step
    self.limit = limit
  }

  /// The number of steps now due.
  ///
  /// Time beyond the limit is dropped, so that a suspended laptop does not come back to a
  /// thousand steps at once; but not what was slept through on purpose.
  public mutating func steps(after elapsed: Duration, asleep: Duration = .zero) -> Int {
    owed += min(max(elapsed, .zero), limit + max(asleep, .zero))
    var due = 0
    while owed >= step {
      owed -= step
      due += 1
    }
    return due
  }

  /// How far into the next step we are, 0 to 1, for drawing between two states.
  public var fraction: Double { owed / step }

  /// Call when animation resumes: the pause was not game time.
  public mutating func reset() { owed = .zero }
}
