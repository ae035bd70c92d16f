import Languages
import Rules

/// What the coach says: which play is the best and why, and how good the others are.
enum CoachWords {
  /// How good a play is, shown as up to three bars.
  enum Grade: Int {
    case bad, poor, close, best

    /// `cost`: how much less the play is worth than the best one, in bets.
    init(cost: Double) {
      self = cost < 1e-9 ? .best : cost < 0.1 ? .close : cost < 0.4 ? .poor : .bad
    }

    var words: String {
      switch self {
      case .best: tr("the best play")
      case .close: tr("nearly as good")
      case .poor: tr("worse")
      case .bad: tr("much worse")
      }
    }
  }

  static func reason(for play: Play, in game: Blackjack) -> String {
    guard game.hands.indices.contains(game.turn) else { return "" }
    let hand = game.hands[game.turn]
    let total = hand.total
    let own = ["n": "\(total.value)"]
    let shown = HandTotal(Array(game.dealerShown.prefix(1))).value
    switch play {
    case .hit:
      if total.isSoft { return tr("Hit: the ace can count 1, so you can't bust.") }
      if total.value <= 11 { return tr("Hit: with {n} you can't bust.", own) }
      return shown >= 7
        ? tr("Hit: {n} is too little against a strong card.", own)
        : tr("Hit: {n} wins too rarely.", own)
    case .stand:
      if total.value >= 17 { return tr("Stand: another card would often spoil {n}.", own) }
      return shown <= 6
        ? tr("Stand: the bot's card is weak, let it bust.")
        : tr("Stand: another card would cost more.")
    case .double: return tr("Double: one more card makes a strong hand.")
    case .split:
      let isAces = hand.cards.first?.rank == 1
      return isAces
        ? tr("Split: each ace begins a strong hand.")
        : tr("Split: two new hands are better than {n}.", own)
    case .surrender: return tr("Surrender: half the bet is better than losing it.")
    case .insure: return tr("Insurance: many tens are left in the deck.")
    case .decline: return tr("No insurance: it costs more than it pays.")
    }
  }
}
