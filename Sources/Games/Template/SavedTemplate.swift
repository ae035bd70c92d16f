import Arcade
import Rules
import Store

/// A saved game and the time played so far.
nonisolated struct SavedTemplate {
  var session: Session<Template>
  var milliseconds = 0

  /// A game of this session.
  init(_ session: Session<Template>, milliseconds: Int = 0) {
    self.session = session
    self.milliseconds = milliseconds
  }

  /// The current player's saved game with so many lamps; nil if there is none to resume.
  @MainActor init?(_ context: GameContext, of setup: Template.Setup) {
    context.autosaver.finish()
    let slot = context.saveSlot(Template.name, setup.variant)
    guard let saved = try? context.store.savedGame(slot.name),
      let record: Record<Template> = decoded(saved.record),
      let session = try? Session(replaying: record), session.game.outcome == nil
    else { return nil }
    self.init(session, milliseconds: saved.milliseconds)
  }

  /// The form to store; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Template.name, record: jsonText(session.record), milliseconds: milliseconds, at: date)
  }
}
