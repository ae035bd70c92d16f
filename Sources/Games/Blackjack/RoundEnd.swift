import Arcade
import Languages
import Rules
import Store

/// A finished round, for showing and storing it.
struct RoundEnd: Hashable {
  let game: Blackjack
  let record: Record<Blackjack>

  /// A stored round; nil if the current rules can't replay it.
  nonisolated init?(text: String) {
    guard let record: Record<Blackjack> = decoded(text),
      let session = try? Session(replaying: record), session.game.outcome != nil
    else { return nil }
    game = session.game
    self.record = record
  }

  init(_ session: Session<Blackjack>) {
    game = session.game
    record = session.record
  }

  /// The finished round of a record; nil before its end.
  init?(_ game: Blackjack, of record: Record<Blackjack>) {
    guard game.outcome != nil else { return nil }
    self.game = game
    self.record = record
  }

  var outcome: Outcome { game.outcome ?? .drawn }
  var botScore: Int { HandTotal(game.dealer).value }
  /// The best hand's total, or the lowest if all are bust.
  var playerScore: Int {
    let totals = game.hands.map(\.total.value)
    return totals.filter { $0 <= 21 }.max() ?? totals.min() ?? 0
  }

  /// The drawing for a win, a loss or a draw.
  var art: String {
    switch outcome {
    case .won: "blackjack-result-win"
    case .lost: "blackjack-result-lose"
    case .drawn: "blackjack-result-push"
    }
  }

  /// Who won, in a few words.
  var title: String {
    switch outcome {
    case .won: tr("You win!")
    case .lost: tr("The bot wins")
    case .drawn: tr("A draw")
    }
  }

  /// Who won and, with play money, how much.
  var headline: String {
    guard record.setup.purse != nil, outcome != .drawn else { return title }
    let halves = Int(game.winnings.magnitude)
    let chips = ["n": BlackjackWords.chips(halves)]
    let count = halves > 2 ? 2 : 1
    return outcome == .won
      ? trn("You win {n} chip!", "You win {n} chips!", count, chips)
      : trn("You lose {n} chip.", "You lose {n} chips.", count, chips)
  }

  /// How the hands of a split ended: `2 won, 1 lost`.
  private var hands: String {
    let results = game.hands.map { game.winnings(of: $0).signum() }
    let won = results.count { $0 > 0 }
    let drawn = results.count { $0 == 0 }
    let lost = results.count { $0 < 0 }
    let parts = [
      won > 0 ? trn("{n} won", "{n} won", won) : nil,
      drawn > 0 ? trn("{n} drawn", "{n} drawn", drawn) : nil,
      lost > 0 ? trn("{n} lost", "{n} lost", lost) : nil,
    ]
    return trList(parts.compactMap { $0 })
  }

  /// How the round ended, in a sentence, and what became of an insurance.
  var sentence: String {
    guard game.isInsured else { return handSentence }
    let insurance = game.dealerHasNatural ? tr("The insurance pays.") : tr("The insurance is lost.")
    return trSentences([handSentence, insurance])
  }

  /// How the hands ended.
  private var handSentence: String {
    let scores = ["player": "\(playerScore)", "bot": "\(botScore)"]
    if game.hands.count > 1 {
      let values = ["bot": "\(botScore)", "hands": hands]
      return botScore > 21
        ? tr("The bot busts with {bot}. Your hands: {hands}.", values)
        : tr("Your hands against {bot}: {hands}.", values)
    }
    switch game.hands.first.flatMap({ game.result(of: $0) }) {
    case .natural:
      return game.rules.paysSixToFive
        ? tr("Blackjack! It pays six to five.") : tr("Blackjack! It pays three to two.")
    case .surrendered where game.dealerHasNatural: return tr("The bot has a blackjack.")
    case .surrendered: return tr("You surrendered and lost half your bet.")
    case .bust: return tr("You bust with {player}.", scores)
    case .won where botScore > 21: return tr("The bot busts with {bot}.", scores)
    case .won: return tr("{player} beats {bot}.", scores)
    case .drawn where game.isInsured:
      return tr("{player} to {bot}: the hand is a draw.", scores)
    case .drawn: return tr("{player} to {bot}: nobody wins.", scores)
    case .lost where game.dealerHasNatural: return tr("The bot has a blackjack.")
    case .lost, nil: return tr("{bot} beats {player}.", scores)
    }
  }

  /// The result to store; its score is the money won, in half chips.
  func result(milliseconds: Int, at date: Int) -> NewResult {
    NewResult(
      game: Blackjack.name, variant: record.setup.table.rawValue, score: game.winnings,
      moves: record.moves.count, milliseconds: milliseconds, at: date, gameStats: game.gameStats,
      record: jsonText(record))
  }
}
