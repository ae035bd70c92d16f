import Arcade
import Languages
import Rules
import Store

/// The board of a day, which is dealt from the number of the day and counts once, without help.
nonisolated struct DailyBoard: Hashable {
  /// Counted from 1 January 1970.
  let day: Int
  private let setup: Fifteen.Setup

  /// The day's board of this setup and seed; nil if it is not dealt for a day.
  init?(_ setup: Fifteen.Setup, seed: UInt64) {
    guard setup.scramble == .daily else { return nil }
    self.setup = setup
    // A record may name any seed; there are no such days.
    day = Int(min(seed, 9_000_000))
  }

  /// The seed of a day's board.
  static func seed(of day: Int) -> UInt64 { UInt64(max(0, day)) }

  /// What its record says in the player's slot.
  private struct Try: Codable {
    var day: Int
  }

  @MainActor private func slot(_ context: GameContext, of player: Player.ID?) -> SaveSlot {
    SaveSlot(game: Fifteen.name, board: "tried-" + setup.variant, player: player)
  }

  /// Whether the player has begun it before, or has looked for help.
  @MainActor func isTried(in context: GameContext, by player: Player.ID?) -> Bool {
    context.autosaver.finish()
    let saved = (try? context.store.savedGame(slot(context, of: player).name)) ?? nil
    let last: Try? = saved.flatMap { decoded($0.record) }
    return last?.day == day
  }

  /// Whether the current player has; see `isTried(in:by:)`.
  @MainActor func isTried(in context: GameContext) -> Bool {
    isTried(in: context, by: ((try? context.store.currentPlayer()) ?? nil)?.id)
  }

  /// Notes that the current player has begun it, or has looked for help.
  @MainActor func note(in context: GameContext) {
    let slot = context.saveSlot(Fifteen.name, "tried-" + setup.variant)
    let saved = SavedGame(
      game: Fifteen.name, record: jsonText(Try(day: day)), milliseconds: 0, at: context.date())
    context.autosaver.save(slot: slot.name, step: 0) { saved }
  }

  /// The board's name: that of today or yesterday, or with its date.
  @MainActor func name(in context: GameContext) -> String {
    switch context.day - day {
    case 0: tr("Today's board")
    case 1: tr("Yesterday's board")
    default: date
    }
  }

  /// Its name with its date.
  @MainActor var date: String {
    tr("Board of {day}", ["day": tr(CalendarDay(number: day))])
  }
}

extension GameContext {
  /// When the result of a board counts: now, or on the day that the board was dealt for.
  func moment(of setup: Fifteen.Setup, seed: UInt64) -> Int {
    DailyBoard(setup, seed: seed).map { moment(in: $0.day) } ?? date()
  }
}
