import Arcade
import FoundationEssentials
import Rules
import Store

/// A round that was left and can be gone on with.
nonisolated struct SavedRound {
  static let slot = Blackjack.name
  var session: Session<Blackjack>
  var milliseconds: Int

  init(session: Session<Blackjack>, milliseconds: Int) {
    self.session = session
    self.milliseconds = milliseconds
  }

  /// The one in the store; nil where there is none that today's rules can go on with.
  init?(_ store: Store) {
    guard let saved = try? store.savedGame(Self.slot),
      let record: Record<Blackjack> = decoded(saved.record),
      let session = try? Session(replaying: record), session.game.outcome == nil
    else { return nil }
    self.init(session: session, milliseconds: saved.milliseconds)
  }

  /// As the store keeps it; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Blackjack.name, record: jsonText(session.record), milliseconds: milliseconds, at: date)
  }
}

/// Where one sits, and the play money of everybody who plays here.
nonisolated struct BlackjackBank: Hashable, Codable {
  static let slot = "blackjack.bank"
  /// What somebody new is given, in half chips.
  static let stack = 1000
  var table = Table.source
  var usesMoney = true
  /// The last bet, in chips.
  var bet = 10
  /// What everybody has, in half chips, by the player's id; 0 is a guest.
  private var purses: [Int: Int] = [:]

  init() {}

  init(_ store: Store) {
    let saved = try? store.savedGame(Self.slot)
    self = saved.flatMap { decoded($0.extra) } ?? Self()
    bet = min(max(bet, Blackjack.Setup.stakes.lowerBound), Blackjack.Setup.stakes.upperBound)
  }

  /// What somebody has: a new stack for who is new or has nothing left.
  ///
  /// Who gives a name for the first time takes the guest's chips along.
  mutating func halves(of player: Player?) -> Int {
    let id = player?.id ?? 0
    if purses[id] == nil, id != 0 { purses[id] = purses.removeValue(forKey: 0) }
    let halves = purses[id] ?? Self.stack
    return halves < 2 ? Self.stack : min(halves, Blackjack.Setup.fullestPurse)
  }

  mutating func keep(_ halves: Int, of player: Player?) { purses[player?.id ?? 0] = halves }

  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Blackjack.name, record: "{}", milliseconds: 0, at: date, extra: jsonText(self))
  }
}
