import Arcade
import FoundationEssentials
import Rules
import Store

/// A saved round that can be resumed.
nonisolated struct SavedRound {
  static let slot = Blackjack.name
  var session: Session<Blackjack>
  var milliseconds: Int

  init(session: Session<Blackjack>, milliseconds: Int) {
    self.session = session
    self.milliseconds = milliseconds
  }

  /// The one in the store; nil if there is none that the current rules can resume.
  init?(_ store: Store) {
    guard let saved = try? store.savedGame(Self.slot) else { return nil }
    self.init(saved)
  }

  /// A round as it was saved; nil if the current rules can't resume it.
  init?(_ saved: SavedGame) {
    guard let record: Record<Blackjack> = decoded(saved.record),
      let session = try? Session(replaying: record), session.game.outcome == nil
    else { return nil }
    self.init(session: session, milliseconds: saved.milliseconds)
  }

  /// The form to store; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Blackjack.name, record: jsonText(session.record), milliseconds: milliseconds, at: date)
  }
}

/// The last table, and the play money of all players.
nonisolated struct BlackjackBank: Hashable, Codable {
  static let slot = "blackjack.bank"
  /// The chips of a new player, in half chips.
  static let stack = 1000
  var table = Table.source
  var usesMoney = true
  /// The last bet, in chips.
  var bet = 10
  /// Each player's money in half chips, by id; 0 is the guest.
  private var purses: [Int: Int] = [:]

  init() {}

  init(_ store: Store) {
    let saved = try? store.savedGame(Self.slot)
    self = saved.flatMap { decoded($0.extra) } ?? Self()
    bet = min(max(bet, Blackjack.Setup.stakes.lowerBound), Blackjack.Setup.stakes.upperBound)
  }

  /// A player's money: new chips for a new player or one who has none left.
  ///
  /// A player who gives a name for the first time keeps the guest's chips.
  mutating func halves(of player: Player?) -> Int {
    let id = player?.id ?? 0
    if purses[id] == nil, id != 0 { purses[id] = purses.removeValue(forKey: 0) }
    let halves = purses[id] ?? Self.stack
    return halves < 2 ? Self.stack : min(halves, Blackjack.Setup.fullestPurse)
  }

  mutating func setPurse(_ halves: Int, of player: Player?) { purses[player?.id ?? 0] = halves }

  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Blackjack.name, record: "{}", milliseconds: 0, at: date, extra: jsonText(self))
  }
}
