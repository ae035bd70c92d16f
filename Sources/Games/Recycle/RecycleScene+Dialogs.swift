import Arcade
import Geometry
import Input
import Languages
import Rules
import Stage

// What lies over the table: the beginning and a pause.
extension RecycleScene {
  func startDialog() -> any Scene {
    let (setup, palette) = (round.setup, palette)
    return MessageScene(
      name: "recycle.start", title: tr("Recycle"),
      text: RecycleWords.variant(setup) + "\n" + RecycleWords.about(setup.mode),
      palette: palette,
      choices: [
        .init(
          id: "recycle.start.play", label: tr("Play now"), icon: "icon-play",
          action: { [weak self] stage in
            self?.begin()
            stage.perform(.pop)
          }),
        .init(
          id: "recycle.start.rules", label: tr("Read the rules"), icon: "icon-rules",
          action: { $0.perform(.push(RecycleHelp.scene(palette))) }),
        .init(
          id: "recycle.start.back", label: tr("Back"), icon: "icon-back",
          action: Self.leaveBoth),
      ],
      back: Self.leaveBoth)
  }

  /// The dialog, and the table under it.
  private static func leaveBoth(_ stage: Stage) {
    stage.perform(.pop)
    stage.perform(.pop)
  }

  func handle(_ key: KeyEvent) -> Bool {
    if isReplay { return replayBar?.handle(key) ?? false }
    guard key.key == .function(1), !key.isRepeat else { return false }
    // The clock stands while somebody reads.
    stage?.perform(.push(RecycleHelp.scene(palette)))
    return true
  }

  /// Esc, the way back and a lost window stop the clock and ask.
  func goBack() {
    isSimulating ? pause() : goAway()
  }

  func windowLostFocus() { if isSimulating { pause() } }

  private func pause() {
    guard let stage, stage.top === self else { return }
    let hasClock = round.setup.ticks != nil
    let finish: (Stage) -> Void = { [weak self] stage in
      stage.perform(.pop)
      self?.finishCalmRound()
    }
    stage.perform(
      .push(
        MessageScene(
          name: "recycle.pause", title: tr("Paused"),
          text: hasClock
            ? tr("The clock is stopped. Ready to continue?")
            : tr("Ready to continue? Done ends the round, Leave saves it for later."),
          palette: palette,
          choices: hasClock
            ? [Self.goOn, Self.giveUp] : [Self.goOn, Self.done(finish), Self.giveUp])))
  }

  private static var goOn: MessageScene.Choice {
    .init(
      id: "recycle.pause.on", label: tr("Resume"), icon: "icon-play",
      action: { $0.perform(.pop) })
  }

  private static func done(_ action: @escaping (Stage) -> Void) -> MessageScene.Choice {
    .init(id: "recycle.pause.done", label: tr("Done"), icon: "icon-check", action: action)
  }

  private static var giveUp: MessageScene.Choice {
    .init(
      id: "recycle.pause.leave", label: tr("Leave"), icon: "icon-back", action: leaveBoth)
  }

  /// A round without a clock is over when its player says so.
  func finishCalmRound() {
    if play(.finish) != nil { end() }
  }
}
