import Arcade
import Languages
import Rules

/// The names of cards, plays and tables in the player's language.
enum BlackjackWords {
  static func name(of card: Card) -> String {
    tr("{rank} of {suit}", ["rank": rank(card.rank), "suit": suit(card.suit)])
  }

  static var hiddenCard: String { tr("A hidden card") }

  private static func rank(_ rank: Int) -> String {
    switch rank {
    case 1: tr("Ace")
    case 11: tr("Jack")
    case 12: tr("Queen")
    case 13: tr("King")
    default: "\(rank)"
    }
  }

  private static func suit(_ suit: Suit) -> String {
    switch suit {
    case .spades: tr("spades")
    case .hearts: tr("hearts")
    case .diamonds: tr("diamonds")
    case .clubs: tr("clubs")
    }
  }

  static func name(of play: Play) -> String {
    switch play {
    case .hit: tr("Hit")
    case .stand: tr("Stand")
    case .double: tr("Double")
    case .split: trc("blackjack", "Split")
    case .surrender: tr("Surrender")
    case .insure: tr("Insurance")
    case .decline: tr("No insurance")
    }
  }

  /// What a decision cost, in a sentence.
  static func verdict(on decision: RoundReview.Decision) -> String {
    let play = name(of: decision.play)
    guard decision.cost >= 0.000_5, let best = decision.values.best else {
      return tr("{play}: the best play.", ["play": play])
    }
    return tr(
      "{play} cost {cost} bets; the best play was {best}.",
      ["play": play, "cost": value(-decision.cost, places: 3), "best": name(of: best)])
  }

  static var newGame: String { tr("New round") }
  /// The same in a casino, where one round follows another.
  static var deal: String { tr("Deal") }

  static func name(of table: Table) -> String {
    switch table {
    case .source: tr("House rules")
    case .singleDeck: tr("Single deck")
    case .vegasStrip: tr("Vegas Strip")
    case .atlantic: tr("Atlantic")
    case .downtown: tr("Downtown")
    case .european: tr("European")
    }
  }

  /// The rules that distinguish a table, one phrase each.
  static func rules(of table: Table) -> [String] {
    let rules = table.rules
    var words = [trn("{n} deck", "{n} decks", rules.decks)]
    guard rules.openingCards == 2 else {
      return words + [
        tr("one card each to start"), tr("the bot draws up to 16; J, Q and K are 10"),
        tr("hit or stand, nothing else"), tr("no bets"),
      ]
    }
    words.append(rules.hitsSoft17 ? tr("bot hits on soft 17") : tr("bot stands on soft 17"))
    words.append(rules.holeCard ? tr("blackjack pays 3 to 2") : tr("no hole card, 3 to 2"))
    if rules.doubling { words.append(tr("double, even after a split")) }
    if rules.hands > 1 {
      words.append(trn("{n} hand by splitting", "up to {n} hands by splitting", rules.hands))
    }
    if rules.insurance { words.append(tr("insurance")) }
    if rules.lateSurrender { words.append(tr("late surrender")) }
    return words
  }

  static func scores(_ player: Int, _ bot: Int) -> String {
    tr("Player: {player} | Bot: {bot}", ["player": "\(player)", "bot": "\(bot)"])
  }

  /// Half chips as chips: `12½`.
  static func chips(_ halves: Int) -> String {
    let whole = halves.magnitude / 2
    let sign = halves < 0 ? "−" : ""
    let half = halves.magnitude % 2 == 1 ? "½" : ""
    return sign + (whole == 0 && !half.isEmpty ? "" : "\(whole)") + half
  }

  /// The same with a sign, for what was won or lost.
  static func gain(_ halves: Int) -> String { (halves > 0 ? "+" : "") + chips(halves) }

  /// A mean return in bets: `+0.12`, with the language's sign and decimal separator.
  static func value(_ value: Double, places: Int = 2) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let shown = Int((value * Double(scale)).rounded())
    let digits = "\(shown.magnitude % UInt(scale))"
    let zeros = String(repeating: "0", count: max(0, places - digits.count))
    let sign = shown < 0 ? "−" : shown > 0 ? "+" : ""
    return sign + "\(shown.magnitude / UInt(scale))" + trc("decimal point", ".") + zeros + digits
  }

  /// A fraction in per cent: `0.57 %`.
  static func percent(_ part: Double) -> String {
    let text = value(part.magnitude * 100)
    return (text.hasPrefix("+") ? String(text.dropFirst()) : text) + " %"
  }
}
