import Arcade
import Rules
import Store

/// A game and the time it took so far: what is saved of an unfinished one.
nonisolated struct SavedTemplate {
  var session: Session<Template>
  var milliseconds = 0

  /// A game of this session.
  init(_ session: Session<Template>, milliseconds: Int = 0) {
    self.session = session
    self.milliseconds = milliseconds
  }

  /// What the current player left; nil where there is nothing to resume.
  @MainActor init?(_ context: GameContext) {
    context.keeper.finish()
    let slot = context.saveSlot(Template.name, Template.Setup().variant)
    guard let saved = try? context.store.savedGame(slot.name),
      let record: Record<Template> = decoded(saved.record),
      let session = try? Session(replaying: record), session.game.outcome == nil
    else { return nil }
    self.init(session, milliseconds: saved.milliseconds)
  }

  /// As the store keeps it; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Template.name, record: jsonText(session.record), milliseconds: milliseconds, at: date)
  }
}
