import Arcade
import Rules
import Store

/// The last choice for the sliding puzzle; nil if not chosen yet.
nonisolated struct FifteenChoice: GameChoice, Codable {
  var columns, rows: Int?
  var scramble: Scramble?
  var picture: String?

  var shape: BoardShape? { columns.map { BoardShape($0, rows ?? $0) } }

  var setup: Fifteen.Setup {
    Fifteen.Setup(
      columns: columns ?? 4, rows: rows ?? columns ?? 4,
      scramble: scramble ?? .moves(Fifteen.Setup.classic))
  }
}

extension FifteenChoice {
  init(_ setup: Fifteen.Setup, picture: String?) {
    self.init(
      columns: setup.columns, rows: setup.rows, scramble: setup.scramble, picture: picture)
  }

  /// The last choice since the program started, or else the current player's saved one.
  @MainActor static func last(in context: GameContext) -> FifteenChoice {
    var choice = context.choices[FifteenChoice.self]
    context.autosaver.finish()
    guard let saved: FifteenChoice = context.savedChoice(slot(context)) else { return choice }
    if choice.columns == nil { (choice.columns, choice.rows) = (saved.columns, saved.rows) }
    choice.scramble = choice.scramble ?? saved.scramble
    choice.picture = choice.picture ?? saved.picture
    return choice
  }

  @MainActor private static func slot(_ context: GameContext) -> String {
    context.saveSlot(Fifteen.name, "setup").name
  }

  /// Remembers it, and saves it soon for the current player's next boards.
  @MainActor func remember(in context: GameContext) {
    context.choices.remember(self)
    let saved = SavedGame(Fifteen.name, choice: self, at: context.date())
    context.autosaver.save(slot: Self.slot(context), step: 0) { saved }
  }
}
