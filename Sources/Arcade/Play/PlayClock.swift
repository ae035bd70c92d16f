/// The time of a game: it starts with the first move and stops during a pause.
///
/// It doesn't read a clock; moments are the stage's.
public struct PlayClock: Hashable {
  /// The time counted before it was last started.
  private var played: Duration
  private var started: Duration?

  /// A stopped clock that has already counted this much.
  public init(milliseconds: Int = 0) { played = .milliseconds(milliseconds) }

  /// Whether it is running.
  public var isRunning: Bool { started != nil }

  /// Starts or resumes counting; does nothing while it runs.
  public mutating func start(at now: Duration) { if started == nil { started = now } }

  /// Stops counting and keeps the time counted.
  public mutating func stop(at now: Duration) {
    played = elapsed(at: now)
    started = nil
  }

  func elapsed(at now: Duration) -> Duration {
    played + (started.map { max(now - $0, .zero) } ?? .zero)
  }
  /// The time counted up to a moment, rounded down.
  public func milliseconds(at now: Duration) -> Int { Int(elapsed(at: now) / .milliseconds(1)) }

  /// When the displayed seconds next change, or nil while the clock is stopped.
  public func nextSecond(after now: Duration) -> Duration? {
    guard let started else { return nil }
    let seconds = Int(elapsed(at: now) / .seconds(1)) + 1
    return started + .seconds(seconds) - played
  }

  /// `0:05`, `12:34`, `1:02:03`: seconds and, past the hour, minutes always have two digits.
  public static func text(milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}
