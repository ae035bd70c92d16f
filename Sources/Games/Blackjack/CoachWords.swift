import Languages
import Rules

/// Why a play is the best, in a short sentence.
enum CoachWords {
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
