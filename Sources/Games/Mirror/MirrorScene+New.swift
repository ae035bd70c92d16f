import Arcade
import Languages
import Rules
import Stage

/// Starts another puzzle; asks before replacing an unfinished one.
extension MirrorScene {
  func askForNew() {
    guard round.game.moveCount > 0, round.game.outcome == nil else { return begin() }
    stage?.perform(.push(newQuestion(wasPaused: played.isPaused)))
  }

  private func newQuestion(wasPaused: Bool) -> MessageScene {
    let resume: (Stage) -> Void = { [weak self] stage in
      stage.perform(.pop)
      if !wasPaused { self?.setPaused(false) }
    }
    return MessageScene(
      name: "mirror.new.question", title: tr("New puzzle?"),
      text: tr("This puzzle isn't finished. A new one will replace it."), palette: palette,
      choices: [
        .init(id: "new.back", label: tr("Resume"), icon: "icon-play", action: resume),
        .init(
          id: "new.puzzle", label: tr("New puzzle"), icon: "icon-again",
          action: { [weak self] _ in self?.begin() }),
      ], back: resume)
  }

  /// Starts a new puzzle of the same kind and picture.
  ///
  /// The previous one stays saved until the first move.
  func begin() {
    let setup = round.setup
    let next = Mirror.Setup(
      columns: setup.columns, symmetry: setup.symmetry, hints: round.game.hints,
      looks: setup.looks, isOwn: setup.isOwn, turned: setup.turned,
      isForTwo: setup.isForTwo)
    stage?.perform(.replace(MirrorScene(context, next, picture)))
  }
}
