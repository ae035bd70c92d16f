import Arcade
import Rules
import Stage

// A round with a clock begins after 3, 2, 1, or with the first touch.
extension RecycleScene {
  /// Begins to count, or begins the round if it has no clock.
  func countDown() {
    guard round.setup.ticks != nil, let stage else { return begin() }
    countdown = stage.now
    showNumbers()
    stage.setFocus(tables.first?.countdown)
  }

  /// Puts a number on each table.
  func showNumbers() {
    guard countdown != nil, let stage else { return }
    for (player, table) in tables.enumerated() {
      table.count(player == 0 ? "" : ".\(player + 1)") { [weak self] in self?.begin() }
    }
    showCountdown(at: stage.now)
  }

  /// Shows the number that is due, or begins.
  func showCountdown(at now: Duration) {
    guard let countdown else { return }
    guard now < countdown + Countdown.length else { return begin() }
    let changed = tables.map { $0.countdown?.show(after: now - countdown) ?? false }
    if changed.contains(true) { stage?.audio.play(.lastSeconds) }
  }

  /// When the next number is due.
  func nextNumber(after now: Duration) -> NextFrame? {
    guard let countdown else { return nil }
    let shown = Int(max(now - countdown, .zero) / Countdown.each)
    return .at(countdown + Countdown.each * (shown + 1))
  }

  /// The round begins.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    countdown = nil
    for table in tables { table.endCount() }
    played.lastMove = stage?.now ?? .zero
  }
}
