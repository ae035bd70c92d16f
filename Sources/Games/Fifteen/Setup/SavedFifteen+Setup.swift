import Arcade
import Languages
import Rules
import Stage

/// How the setup speaks of a saved board.
extension SavedFifteen {
  /// The name of a daily board that is not today's; nil for any other board.
  @MainActor func otherDay(in context: GameContext) -> String? {
    let daily = DailyBoard(session.setup, seed: session.seed)
    return daily.flatMap { $0.day == context.day ? nil : $0.name(in: context) }
  }

  /// Asks whether to resume it or to start another; `resume`: what is done instead of opening it.
  @MainActor func question(
    _ context: GameContext, resume: ((Stage) -> Void)? = nil, begin: @escaping (Stage) -> Void
  ) -> MessageScene {
    let words = trn(
      "Your {size} board isn't finished: {n} move so far. A new one will replace it.",
      "Your {size} board isn't finished: {n} moves so far. A new one will replace it.",
      session.game.moveCount, ["size": session.setup.shape.title])
    return MessageScene.savedGame(
      of: Fifteen.name, title: tr("New board?"),
      text: otherDay(in: context).map { trPair($0, words) } ?? words,
      newGame: tr("New board"), palette: context.dressed(.fifteen),
      resume: resume ?? { $0.perform(.push(FifteenScene(context, self))) }, begin: begin)
  }
}
