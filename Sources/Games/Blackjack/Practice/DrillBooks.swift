import Arcade
import FoundationEssentials
import Rules
import Store

/// Every player's drill book, by id; 0 is the guest.
nonisolated struct DrillBooks: Hashable, Codable {
  static let slot = "blackjack.drill"
  private var books: [Int: DrillBook] = [:]

  init() {}

  init(_ store: Store) {
    let game = try? store.savedGame(Self.slot)
    self = game.flatMap { decoded($0.extra) } ?? Self()
  }

  subscript(player: Player?) -> DrillBook {
    get { books[player?.id ?? 0] ?? DrillBook() }
    set { books[player?.id ?? 0] = newValue }
  }

  func savedGame(at date: Int) -> SavedGame {
    SavedGame(
      game: Blackjack.name, record: "{}", milliseconds: 0, at: date, extra: jsonText(self))
  }
}
