/// The time of a game: it runs from the first move and stands still when told.
///
/// It holds no clock of its own; moments are the stage's.
struct PlayClock: Hashable {
  private var begun: Duration?
  private var stopped: Duration?

  var isRunning: Bool { begun != nil && stopped == nil }

  mutating func start(at now: Duration) { if begun == nil { begun = now } }
  mutating func stop(at now: Duration) { if isRunning { stopped = now } }

  func elapsed(at now: Duration) -> Duration {
    guard let begun else { return .zero }
    return max((stopped ?? now) - begun, .zero)
  }
  func milliseconds(at now: Duration) -> Int { Int(elapsed(at: now) / .milliseconds(1)) }

  /// When the shown seconds change next, or nil while the clock stands still.
  func nextSecond(after now: Duration) -> Duration? {
    guard isRunning, let begun else { return nil }
    let seconds = Int(elapsed(at: now) / .seconds(1)) + 1
    return begun + .seconds(seconds)
  }

  /// `0:05`, `12:34`, `1:02:03`: seconds and, past the hour, minutes always have two digits.
  static func text(milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}
