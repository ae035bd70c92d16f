public import Arcade
import Languages
import Rules
import Services
import Stage
import Store

nonisolated extension GameEntry {
  /// Blackjack against a bot.
  public static var blackjack: GameEntry {
    var entry = GameEntry(
      id: Blackjack.name, title: { tr("Blackjack") }, palette: .blackjack,
      poster: "menu-blackjack", setup: { BlackjackStartScene(context: $0) })
    entry.icon = "icon-cards"
    entry.posterFront = PosterFront(
      width: 128, height: 128, x: 192, y: 176, movement: .spin, winks: true)
    entry.board = { BlackjackScene(context: $0, at: $0.choices[BlackjackChoice.self].table) }
    entry.savedQuestion = { context in
      let table = context.choices[BlackjackChoice.self].table
      return SavedRound.question(context) {
        $0.perform(.push(BlackjackScene(context: context, at: table)))
      }
    }
    entry.resume = { context, saved in
      // Each player has one saved round at most, and the table finds it.
      SavedRound(saved) == nil ? nil : BlackjackScene(context: context)
    }
    entry.readCode = BoardCode.blackjack
    entry.results = { .blackjack }
    entry.readRecord = entry.reader(BlackjackReplayScene.init)
    entry.demo = "Demos/blackjack.recreo"
    entry.proves = BlackjackProof.proves
    entry.scoring = .blackjack
    entry.earns = { $0 > 0 ? [.food: 1, .training: 1] : [.food: 1] }
    entry.achievements = Blackjack.achievements
    entry.stickers = StickerDrawings(
      [
        "blackjack-bot-glad", "blackjack-suit-H", "blackjack-chip-5", "crown-gold",
        "blackjack-suit-S", "blackjack-chip-100", "blackjack-logo", "blackjack-suit-D",
        "blackjack-chip-25", "blackjack-table-vegasStrip", "blackjack-suit-C",
      ])
    entry.words = { $0.blackjackWords }
    entry.earlierGameStats = { record in
      let read: Record<Blackjack>? = decoded(record)
      return read.flatMap { try? Session(replaying: $0) }?.game.gameStats ?? GameStats()
    }
    entry.settings = Setting.ofBlackjack
    entry.options = BlackjackOptions.section
    entry.sightOptions = BlackjackOptions.sight
    return entry
  }
}

nonisolated extension Scoring {
  /// By rounds won.
  static let blackjack = Scoring(measures: [], total: .wins)
}

/// The table requested by the command line or a board code; nil is the last one played at.
nonisolated struct BlackjackChoice: GameChoice {
  var table: Table?
}

nonisolated extension BoardCode {
  /// `blackjack-singleDeck-7`; nil if cards were already missing from the shoe, or came from
  /// outside, or if the rules are a player's own.
  init?(_ setup: Blackjack.Setup, seed: UInt64) {
    guard setup.gone.total == 0, !setup.isDealtFromOutside, setup.custom == nil else { return nil }
    self.init(
      Blackjack.name, [setup.table.rawValue], seed: seed,
      choice: BlackjackChoice(table: setup.table))
  }

  fileprivate static func blackjack(_ parts: [String]) -> BoardCode? {
    guard parts.count == 2, let seed = seed(parts[1]),
      let table = Table.allCases.first(where: { $0.rawValue.lowercased() == parts[0].lowercased() }
      ),
      table != .custom
    else { return nil }
    return BoardCode(Blackjack.Setup(table: table), seed: seed)
  }
}

/// Clients of card servers.
final class CardServers {
  /// Makes a client of a Deck of Cards server.
  let provider: (DeckAddress) -> DeckProvider
  /// Fetches card pictures from servers; made on first use.
  private(set) lazy var pictures = makePictures()
  private let makePictures: () -> CardPictures

  init(
    provider: @escaping (DeckAddress) -> DeckProvider, pictures: @escaping () -> CardPictures
  ) {
    self.provider = provider
    makePictures = pictures
  }

  static var live: CardServers { CardServers(provider: { .live($0) }, pictures: { .live() }) }
  static var silent: CardServers {
    CardServers(provider: { _ in .silent }, pictures: { .silent })
  }
}

extension GameContext {
  /// The card servers; silent if the network is not used.
  var cardServers: CardServers { service { $0.usesNetwork ? .live : .silent } }
}
