import Arcade
import Languages
import Rules
import Stage
import Store

/// A saved round without a clock, which can be resumed.
///
/// A round with a clock is not saved: it ends when it is left.
nonisolated struct SavedRecycle {
  var round: RecycleRound

  init(_ round: RecycleRound) { self.round = round }

  /// The form to store; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Recycle.name, record: RecycleRecord(round).text,
      milliseconds: RecycleRound.milliseconds(ofTick: round.game.tick), at: date)
  }
}

extension SavedRecycle {
  /// The current player's saved round of this kind; nil if there is none to resume.
  @MainActor init?(_ context: GameContext, of setup: Recycle.Setup) {
    guard let slot = context.saveSlot(setup), let saved = context.savedGame(in: slot)
    else { return nil }
    self.init(saved)
  }

  /// A round as it was saved; nil if the current rules can't resume it.
  init?(_ saved: SavedGame) {
    guard let record = RecycleRecord(text: saved.record)?.record, record.setup.ticks == nil,
      var round = try? RecycleRound(replaying: record), !round.game.isOver
    else { return nil }
    round.letGo()
    self.init(round)
  }

  /// The description in the setup.
  var sentence: String {
    let score = round.game.sides[0].score
    return tr(
      "Your round isn't finished: {points} so far.",
      ["points": trn("{n} point", "{n} points", score, ["n": "\(score)"])])
  }

  /// Asks whether to resume it or to start another.
  @MainActor func question(
    _ context: GameContext, begin: @escaping (Stage) -> Void
  ) -> MessageScene {
    MessageScene.savedGame(
      of: Recycle.name, title: tr("New round?"),
      text: trSentences([sentence, tr("A new one will replace it.")]), newGame: tr("New round"),
      palette: context.dressed(.recycle),
      resume: { $0.perform(.push(RecycleScene(context, resuming: self))) }, begin: begin)
  }
}

extension GameContext {
  /// The current player's slot for such a round; nil with a clock.
  func saveSlot(_ setup: Recycle.Setup) -> SaveSlot? {
    setup.ticks == nil ? saveSlot(Recycle.name, setup.variant) : nil
  }
}
