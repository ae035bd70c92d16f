import Geometry
import Languages
import Rules
import Stage

// What lies over the table: the beginning, a pause, the end.
extension RecycleScene {
  func startDialog() -> any Scene {
    MessageScene(
      name: "recycle.start", title: tr("Recycle"),
      text: RecycleWords.variant(round.setup) + "\n" + RecycleWords.about(round.setup.mode),
      world: world,
      choices: [
        .init(
          id: "recycle.start.play", label: tr("Play now"), icon: "icon-play",
          action: { [weak self] stage in
            self?.begin()
            stage.perform(.pop)
          }),
        .init(
          id: "recycle.start.rules", label: tr("Read the rules"), icon: "icon-rules",
          action: { $0.perform(.push(RecycleHelp.scene())) }),
      ],
      back: { stage in
        // The dialog, and the table under it.
        stage.perform(.pop)
        stage.perform(.pop)
      })
  }

  /// Esc, the way back and a lost window stop the clock and ask.
  public func goBack() {
    guard isSimulating, !isReplay else {
      stage?.perform(.pop)
      return
    }
    pause()
  }

  public func windowLostFocus() { if isSimulating, !isReplay { pause() } }

  private func pause() {
    guard let stage, stage.top === self else { return }
    stage.perform(
      .push(
        MessageScene(
          name: "recycle.pause", title: tr("Paused"),
          text: tr("The clock stands still. Do you want to go on?"), world: world,
          choices: [
            .init(
              id: "recycle.pause.on", label: tr("Go on"), icon: "icon-play",
              action: { $0.perform(.pop) }),
            .init(
              id: "recycle.pause.leave", label: tr("Leave"), icon: "icon-back",
              action: { stage in
                stage.perform(.pop)
                stage.perform(.pop)
              }),
          ])))
  }

  /// The last look is over.
  func finish() {
    guard let stage else { return }
    if isReplay { return stage.perform(.pop) }
    let score = game.sides.map(\.score).max() ?? 0
    stage.powers.trace.emit(
      "result",
      TraceFields.Result(
        game: Recycle.name, variant: round.setup.variant, moves: round.entries.count,
        ms: RecycleRound.milliseconds(ofTick: game.tick)))
    stage.perform(
      .push(
        MessageScene(
          name: "recycle.end", title: tr("Time is up!"),
          text: trn("{n} point", "{n} points", score, ["n": "\(score)"]), world: world,
          choices: [
            .init(
              id: "result.again", label: tr("Again"), icon: "icon-again",
              action: { [weak self] in
                guard let self else { return }
                $0.perform(.replace(RecycleScene(cabinet: cabinet)))
              }),
            .init(
              id: "result.menu", label: tr("Menu"), icon: "icon-menu",
              action: { $0.perform(.popToRoot) }),
          ], back: { $0.perform(.popToRoot) })))
  }
}
