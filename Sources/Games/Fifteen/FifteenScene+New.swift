import Arcade
import Languages
import Rules
import Stage

/// Starts another board, or the same one again.
extension FifteenScene {
  /// Asks before it replaces a board with moves.
  func askForNew() {
    guard !endNow() else { return }
    guard !session.entries.isEmpty, session.game.outcome == nil else { return begin() }
    stage?.perform(.push(newQuestion(wasPaused: played.isPaused)))
  }

  private func newQuestion(wasPaused: Bool) -> MessageScene {
    let resume: (Stage) -> Void = { [weak self] stage in
      stage.perform(.pop)
      if !wasPaused { self?.setPaused(false) }
    }
    let isOfToday = isOfToday
    return MessageScene(
      name: "fifteen.new.question", title: tr("New board?"),
      text: isOfToday
        ? tr("There is one board a day, and it counts once. Again, it is just for fun.")
        : tr("This board isn't finished. A new one will replace it."), seal: "icon-again",
      palette: palette,
      choices: [
        MessageScene.Choice(
          id: "new.back", label: tr("Resume"), icon: "icon-play", action: resume),
        .init(
          id: "new.restart", label: tr("Restart this board"), icon: "icon-undo",
          action: { [weak self] _ in self?.restart() }),
        .init(
          id: "new.board", label: tr("New board"), icon: "icon-again",
          action: { [weak self] _ in self?.begin() }),
      ].filter { !(isOfToday && $0.id == "new.board") }, back: resume)
  }

  /// Starts a new board of the same size and picture.
  ///
  /// The previous one stays saved until the first move.
  func begin() { open(FifteenScene(context: context, choice)) }

  /// Opens another board with the same picture, which is there already.
  private func open(_ scene: FifteenScene) {
    scene.board.setPicture(board.picture)
    stage?.perform(.replace(scene))
  }

  /// Starts the same board over, as a new game.
  ///
  /// It counts, even if moves were undone before; but not if a hint or the solution was shown, or
  /// if it is the board of a day.
  func restart() {
    let fresh = SavedFifteen(
      session: Session(session.setup, seed: session.seed), milliseconds: 0, picture: picture,
      showsNumbers: panel.numbers.isOn, isRanked: !isHelped && daily == nil, isHelped: isHelped)
    open(FifteenScene(context, fresh))
  }

  /// Whether a new board would be the same one.
  var isOfToday: Bool { daily?.day == context.day }

  private var choice: FifteenChoice { FifteenChoice(session.setup, picture: picture) }

  /// Goes back to the setup screen.
  func openSetup(on stage: Stage) {
    guard stage.scenes.contains(where: { $0 is FifteenSetupScene }) else {
      return stage.perform(.replace(FifteenSetupScene(context: context, choice: choice)))
    }
    stage.perform(.pop)
    stage.perform(.pop)
  }
}
