import Arcade
import Languages
import Rules
import Stage
import Store

/// An unfinished round without a clock, which can be resumed.
///
/// A round against the clock is not saved: its minute is over when somebody leaves it.
nonisolated struct SavedRecycle {
  var round: RecycleRound

  init(_ round: RecycleRound) { self.round = round }

  /// As the store keeps it; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Recycle.name, record: RecycleRecord(round).text,
      milliseconds: RecycleRound.milliseconds(ofTick: round.game.tick), at: date)
  }
}

extension SavedRecycle {
  /// The current player's unfinished round of this kind; nil where there is none to resume.
  @MainActor init?(_ context: GameContext, of setup: Recycle.Setup) {
    guard let slot = context.saveSlot(setup) else { return nil }
    context.keeper.finish()
    guard let saved = (try? context.store.savedGame(slot.name)) ?? nil,
      let record = RecycleRecord(text: saved.record)?.record, record.setup.ticks == nil,
      var round = try? RecycleRound(replaying: record), !round.game.isOver
    else { return nil }
    round.letGo()
    self.init(round)
  }

  /// What the setup says of it.
  var sentence: String {
    let score = round.game.sides[0].score
    return tr(
      "Your round isn't finished: {points} so far.",
      ["points": trn("{n} point", "{n} points", score, ["n": "\(score)"])])
  }

  /// Whether it is to be resumed, or another to take its place.
  @MainActor func question(
    palette: Palette, resume: @escaping () -> Void, begin: @escaping () -> Void
  ) -> MessageScene {
    MessageScene.savedGame(
      of: Recycle.name, title: tr("New round?"),
      text: sentence + " " + tr("A new one will replace it."), palette: palette,
      resume: .init(tr("Resume"), action: resume), begin: .init(tr("New round"), action: begin))
  }
}

extension GameContext {
  /// The current player's slot for such a round; nil where a clock runs.
  func saveSlot(_ setup: Recycle.Setup) -> SaveSlot? {
    setup.ticks == nil ? saveSlot(Recycle.name, setup.variant) : nil
  }
}
