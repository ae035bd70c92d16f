import Arcade
import Languages
import Rules
import Stage

/// Another puzzle, which never takes an unfinished one's place without a question.
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
        .init(id: "new.back", label: tr("Finish this one"), icon: "icon-play", action: resume),
        .init(
          id: "new.puzzle", label: tr("Start a new one"), icon: "icon-again",
          action: { [weak self] _ in self?.begin() }),
      ], back: resume)
  }

  /// A new puzzle of the same kind and picture.
  ///
  /// The one before stays saved until the first move.
  func begin() {
    let setup = round.setup
    let next = Mirror.Setup(
      columns: setup.columns, symmetry: setup.symmetry, hints: round.game.hints,
      looks: setup.looks)
    stage?.perform(.replace(MirrorScene(context, next, picture)))
  }
}
