import FoundationEssentials
import Rules
import Store

/// What a player chose in Fifteen's setup last, so that the setup opens with it after a restart.
nonisolated struct FifteenChoice: Hashable, Codable {
  var columns, rows: Int
  var scramble: Scramble
  var picture: String

  private static let board = "setup"

  init(_ setup: Fifteen.Setup, picture: String) {
    (columns, rows, scramble) = (setup.columns, setup.rows, setup.scramble)
    self.picture = picture
  }

  /// The current player's; nil where nothing was chosen yet.
  @MainActor init?(_ cabinet: Cabinet) {
    let slot = cabinet.saveSlot(Fifteen.name, Self.board)
    cabinet.keeper.finish()
    guard let saved = try? cabinet.store.savedGame(slot.name),
      let choice = try? JSONDecoder().decode(Self.self, from: Data(saved.record.utf8))
    else { return nil }
    self = choice
  }

  var shape: BoardShape { BoardShape(columns, rows) }

  /// Saves it soon, for the current player.
  @MainActor func keep(in cabinet: Cabinet) {
    let slot = cabinet.saveSlot(Fifteen.name, Self.board)
    let saved = SavedGame(
      game: Fifteen.name, record: jsonText(self), milliseconds: 0, at: cabinet.date())
    cabinet.keeper.keep(slot: slot.name, step: 0) { saved }
  }
}
