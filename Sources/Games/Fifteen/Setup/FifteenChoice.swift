import Arcade
import FoundationEssentials
import Rules
import Store

/// The last choice for the sliding puzzle; nil if not chosen yet.
nonisolated struct FifteenChoice: GameChoice, Codable {
  var columns, rows: Int?
  var scramble: Scramble?
  var picture: String?

  private static let board = "setup"

  init() {}

  init(
    columns: Int? = nil, rows: Int? = nil, scramble: Scramble? = nil, picture: String? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.scramble = scramble
    self.picture = picture
  }

  init(_ setup: Fifteen.Setup, picture: String?) {
    self.init(
      columns: setup.columns, rows: setup.rows, scramble: setup.scramble, picture: picture)
  }

  var shape: BoardShape? { columns.map { BoardShape($0, rows ?? $0) } }

  var setup: Fifteen.Setup {
    Fifteen.Setup(
      columns: columns ?? 4, rows: rows ?? columns ?? 4,
      scramble: scramble ?? .moves(Fifteen.Setup.classic))
  }

  /// The last choice since the program started, or else the current player's saved one.
  @MainActor static func last(in context: GameContext) -> FifteenChoice {
    var choice = context.choices[FifteenChoice.self]
    guard let saved = saved(in: context) else { return choice }
    if choice.columns == nil { (choice.columns, choice.rows) = (saved.columns, saved.rows) }
    choice.scramble = choice.scramble ?? saved.scramble
    choice.picture = choice.picture ?? saved.picture
    return choice
  }

  @MainActor private static func saved(in context: GameContext) -> FifteenChoice? {
    let slot = context.saveSlot(Fifteen.name, board)
    context.autosaver.finish()
    guard let saved = try? context.store.savedGame(slot.name) else { return nil }
    return try? JSONDecoder().decode(Self.self, from: Data(saved.record.utf8))
  }

  /// Saves it soon, for the current player.
  @MainActor func save(in context: GameContext) {
    let slot = context.saveSlot(Fifteen.name, Self.board)
    let saved = SavedGame(
      game: Fifteen.name, record: jsonText(self), milliseconds: 0, at: context.date())
    context.autosaver.save(slot: slot.name, step: 0) { saved }
  }
}
