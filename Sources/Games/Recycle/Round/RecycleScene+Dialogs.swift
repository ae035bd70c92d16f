import Arcade
import Input
import Languages
import Rules
import Stage

// The pause.
extension RecycleScene {
  /// Closes the dialog and the table below it.
  private static func leaveBoth(_ stage: Stage) {
    stage.perform(.pop)
    stage.perform(.pop)
  }

  func handle(_ key: KeyEvent) -> Bool {
    if isReplay { return replayBar?.handle(key) ?? false }
    switch GameKey(key) {
    case .help:
      // The clock stops while the help is read.
      begin()
      stage?.perform(.push(RecycleHelp.scene(palette)))
      return true
    case .pause where isSimulating || countdown != nil:
      pauseRound()
      return true
    default: return false
    }
  }

  /// Esc, Back and losing the focus stop the clock and ask.
  func goBack() {
    isSimulating ? pause() : goAway()
  }

  func windowLostFocus() { pauseRound() }

  /// Pauses the round, also during the countdown.
  private func pauseRound() {
    if countdown != nil { begin() }
    if isSimulating { pause() }
  }

  private func pause() {
    guard let stage, stage.top === self else { return }
    let hasClock = round.setup.ticks != nil
    let palette = palette
    let done = MessageScene.Choice.closing("recycle.pause.done", tr("Done"), icon: "icon-check") {
      [weak self] _ in self?.finishCalmRound()
    }
    stage.perform(
      .push(
        MessageScene(
          name: "recycle.pause", title: tr("Paused"),
          text: hasClock
            ? tr("The clock is stopped. Ready to continue?")
            : tr("Ready to continue? Done ends the round, Leave saves it for later."),
          seal: "icon-pause", palette: palette,
          choices: hasClock
            ? [Self.resuming, Self.rules(palette), Self.giveUp]
            : [Self.resuming, done, Self.rules(palette), Self.giveUp])))
  }

  private static func rules(_ palette: Palette) -> MessageScene.Choice {
    .init(
      id: "recycle.pause.rules", label: tr("Rules"), icon: "icon-rules",
      action: { $0.perform(.push(RecycleHelp.scene(palette))) })
  }

  private static var resuming: MessageScene.Choice {
    .closing("recycle.pause.on", tr("Resume"), icon: "icon-play")
  }

  private static var giveUp: MessageScene.Choice {
    .init(
      id: "recycle.pause.leave", label: tr("Leave"), icon: "icon-back", action: leaveBoth)
  }

  /// Ends a round without a clock when its player asks for it.
  func finishCalmRound() {
    if play(.finish) != nil { end() }
  }
}
