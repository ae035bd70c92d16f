/// When a kiosk shows that it is closed.
public nonisolated enum ClosingTime {
  /// How long a visitor who is playing may go on after closing time.
  public static let grace = Duration.seconds(600)

  /// Whether to close, so long after the hours ended: at once where nobody plays.
  public static func isDue(after time: Duration, isPlaying: Bool) -> Bool {
    !isPlaying || time >= grace
  }
}
