import Languages
import Rules
import Store

/// A round that is over, as it is told and kept.
struct RoundEnd: Hashable {
  let game: Blackjack
  let record: Record<Blackjack>

  /// A round that was stored; nil where today's rules cannot play it.
  init?(text: String) {
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

  /// A record's round as far as it is shown; nil before its end.
  init?(_ game: Blackjack, of record: Record<Blackjack>) {
    guard game.outcome != nil else { return nil }
    self.game = game
    self.record = record
  }

  var outcome: Outcome { game.outcome ?? .drawn }
  var botScore: Int { HandTotal(game.dealer).value }
  /// The best hand's total, or the lowest where all passed 21.
  var playerScore: Int {
    let totals = game.hands.map(\.total.value)
    return totals.filter { $0 <= 21 }.max() ?? totals.min() ?? 0
  }

  /// The drawing that tells it: a win, a loss or a draw.
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

  /// How it came to that.
  var sentence: String {
    let scores = ["player": "\(playerScore)", "bot": "\(botScore)"]
    if game.hands.count > 1 {
      return tr(
        "{n} hands against {bot}: {gain} bets.",
        [
          "n": "\(game.hands.count)", "bot": "\(botScore)",
          "gain": BlackjackWords.gain(game.winnings / game.setup.stake),
        ])
    }
    switch game.hands.first.flatMap({ game.result(of: $0) }) {
    case .natural: return tr("Blackjack! It pays three to two.")
    case .surrendered: return tr("Given up: half the bet is lost.")
    case .bust: return tr("{player} is more than 21.", scores)
    case .won where botScore > 21: return tr("The bot has {bot}, more than 21.", scores)
    case .won: return tr("{player} beats {bot}.", scores)
    case .drawn: return tr("{player} to {bot}: nobody wins.", scores)
    case .lost where game.dealerHasNatural: return tr("The bot has a blackjack.")
    case .lost, nil: return tr("{bot} beats {player}.", scores)
    }
  }

  /// As the store keeps it; the score is what was won, in half chips.
  func result(milliseconds: Int, at date: Int) -> NewResult {
    NewResult(
      game: Blackjack.name, variant: record.setup.table.rawValue, score: game.winnings,
      moves: record.moves.count, milliseconds: milliseconds, at: date, feats: game.feats,
      record: jsonText(record))
  }
}
