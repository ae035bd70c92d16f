/// The time of a game: it runs from the first move, and stands while the game is put aside.
///
/// It holds no clock of its own; moments are the stage's.
public struct PlayClock: Hashable {
  /// What had been played when it started to run last.
  private var played: Duration
  private var started: Duration?

  /// A clock that has counted so much already and stands still.
  public init(milliseconds: Int = 0) { played = .milliseconds(milliseconds) }

  /// Whether it counts.
  public var isRunning: Bool { started != nil }

  /// Starts to count, or goes on; nothing happens while it runs.
  public mutating func start(at now: Duration) { if started == nil { started = now } }

  /// Stands still, and keeps what it has counted.
  public mutating func stop(at now: Duration) {
    played = elapsed(at: now)
    started = nil
  }

  func elapsed(at now: Duration) -> Duration {
    played + (started.map { max(now - $0, .zero) } ?? .zero)
  }
  /// What it has counted up to a moment, rounded down.
  public func milliseconds(at now: Duration) -> Int { Int(elapsed(at: now) / .milliseconds(1)) }

  /// When the shown seconds change next, or nil while the clock stands still.
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
