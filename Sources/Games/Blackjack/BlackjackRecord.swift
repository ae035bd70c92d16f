import Arcade
import Languages
import Rules
import Stage
import Store

/// A saved round that can be resumed.
typealias SavedRound = SavedSession<Blackjack>

extension SavedRound {
  /// The current player's; nil if there is none that the current rules can resume.
  @MainActor init?(_ context: GameContext) {
    context.moveOldSave(Blackjack.name) { _ in Self.board }
    guard let saved = context.savedGame(in: Self.slot(context)) else { return nil }
    self.init(saved)
  }

  /// The current player's slot.
  @MainActor static func slot(_ context: GameContext) -> SaveSlot {
    context.saveSlot(Blackjack.name, board)
  }

  private static var board: String { "hand" }

  /// Asks whether to play it to its end, or to give it up for something else, which costs its bets;
  /// nil if there is none, or if `table` is its own.
  @MainActor static func question(
    _ context: GameContext, before table: Table? = nil, begin: @escaping (Stage) -> Void
  ) -> MessageScene? {
    guard let round = SavedRound(context), round.session.setup.table != table else { return nil }
    let name = BlackjackWords.name(of: round.session.setup.table)
    let bets = round.session.setup.purse == nil ? 0 : round.session.game.atStake
    let lost = ["n": BlackjackWords.chips(bets)]
    return MessageScene.savedGame(
      of: Blackjack.name, title: tr("Finish your hand?"),
      text: trSentences(
        [tr("Your hand at the table {name} isn't finished.", ["name": name])]
          + (bets == 0
            ? []
            : [
              trn(
                "If you give it up, you lose its bet of {n} chip.",
                "If you give it up, you lose its bet of {n} chips.", bets > 2 ? 2 : 1, lost)
            ])),
      newGame: tr("Give up"), palette: context.dressed(.blackjack),
      resume: { $0.perform(.push(BlackjackScene(context: context))) },
      begin: { stage in
        giveUp(bets, in: context)
        begin(stage)
      })
  }

  /// Deletes the current player's hand and takes its bets, in half chips.
  @MainActor private static func giveUp(_ bets: Int, in context: GameContext) {
    let player = (try? context.store.currentPlayer()) ?? nil
    var bank = BlackjackBank(context.store)
    bank.setPurse(max(0, bank.halves(of: player) - bets), of: player)
    PlayedGame(slot: slot(context)).deleteSave(in: context)
    let (chips, date) = (bank, context.date())
    context.autosaver.save(slot: BlackjackBank.slot, step: 0) { chips.saved(at: date) }
    context.autosaver.finish()
  }
}

nonisolated extension Blackjack {
  /// What lies on the table, in half chips; nothing once the round is over.
  var atStake: Int {
    guard outcome == nil else { return 0 }
    return hands.reduce(isInsured ? setup.stake : 0) { $0 + $1.bets * 2 * setup.stake }
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
