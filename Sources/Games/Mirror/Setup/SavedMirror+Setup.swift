import Arcade
import Languages
import Rules
import Stage

/// How the setup speaks of a saved puzzle.
extension SavedMirror {
  /// The choices for a puzzle like it.
  var choice: MirrorChoice {
    let setup = round.setup
    var choice = MirrorChoice(
      picture: picture.name, columns: setup.columns, symmetry: setup.symmetry,
      hints: round.game.hints, isTurned: setup.turned == nil ? nil : true,
      isForTwo: setup.isForTwo ? true : nil)
    choice.looks = setup.looks
    return choice
  }

  /// Asks whether to resume it or to start another; `resume`: what is done instead of opening it.
  @MainActor func question(
    _ context: GameContext, resume: ((Stage) -> Void)? = nil, begin: @escaping (Stage) -> Void
  ) -> MessageScene {
    MessageScene.savedGame(
      of: Mirror.name, title: tr("New puzzle?"),
      text: trn(
        "Your puzzle of {size} isn't finished: {n} move so far. A new one will replace it.",
        "Your puzzle of {size} isn't finished: {n} moves so far. A new one will replace it.",
        round.game.moveCount, ["size": MirrorWords.pieces(round.setup.columns)]),
      newGame: tr("New puzzle"), palette: context.dressed(.mirror),
      resume: resume ?? { $0.perform(.push(MirrorScene(context, self))) }, begin: begin)
  }
}
