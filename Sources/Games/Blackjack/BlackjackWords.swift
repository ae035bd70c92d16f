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

  /// A question's words for what is offered: `hit, stand or double`.
  static func choice(of plays: [Play]) -> String {
    let words = plays.map(question)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return tr(
      "{list} or {last}", ["list": trList(Array(words.dropLast())), "last": last])
  }

  private static func question(_ play: Play) -> String {
    switch play {
    case .hit: trc("question", "hit")
    case .stand: trc("question", "stand")
    case .double: trc("question", "double")
    case .split: trc("question", "split")
    case .surrender: trc("question", "surrender")
    case .insure, .decline: name(of: play)
    }
  }

  /// What a decision cost, in a sentence.
  static func verdict(on decision: RoundReview.Decision) -> String {
    let play = name(of: decision.play)
    guard decision.cost >= 0.000_5, let best = decision.values.best else {
      return tr("{play}: the best play.", ["play": play])
    }
    let cost = value(decision.cost, places: 3).drop { $0 == "+" }
    return tr(
      "{play} cost {cost} bets; the best play was {best}.",
      ["play": play, "cost": String(cost), "best": name(of: best)])
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
    case .custom: tr("Your own rules")
    }
  }

  /// The rules that distinguish a table, one phrase each.
  static func rules(_ rules: TableRules) -> [String] {
    var words = [trn("{n} deck", "{n} decks", rules.decks)]
    guard rules.openingCards == 2 else {
      return words + [
        tr("one card each to start"), tr("the bot draws up to 16; J, Q and K are 10"),
        tr("hit or stand, nothing else"), tr("no bets"),
      ]
    }
    words.append(rules.hitsSoft17 ? tr("bot hits on soft 17") : tr("bot stands on soft 17"))
    if rules.paysSixToFive {
      words.append(
        rules.holeCard ? tr("blackjack pays 6 to 5") : tr("no hole card, 6 to 5"))
    } else {
      words.append(rules.holeCard ? tr("blackjack pays 3 to 2") : tr("no hole card, 3 to 2"))
    }
    if rules.doubling {
      words.append(
        rules.doublingAfterSplit
          ? tr("double, even after a split") : tr("double, but not after a split"))
    }
    if rules.hands > 1 {
      words.append(trn("{n} hand by splitting", "up to {n} hands by splitting", rules.hands))
    }
    if rules.insurance { words.append(tr("insurance")) }
    if rules.lateSurrender { words.append(tr("late surrender")) }
    return words
  }

  /// The drawing for a result by what it won, in half chips.
  static func art(ofScore score: Int) -> String {
    "blackjack-result-" + (score > 0 ? "win" : score < 0 ? "lose" : "push")
  }

  /// A total; both of a soft hand that still can grow: `7 / 17`.
  static func total(_ total: HandTotal, isOpen: Bool) -> String {
    guard isOpen, total.isSoft, total.value < 21 else { return "\(total.value)" }
    return "\(total.value - 10) / \(total.value)"
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

  /// A mean return in bets, in a sentence about chips.
  static func meaning(of value: Double) -> String {
    let chips = Int((100 * value.magnitude).rounded())
    if chips == 0 { return tr("On average you win and lose the same.") }
    return value > 0
      ? trn(
        "On average you win {n} chip per 100.", "On average you win {n} chips per 100.", chips)
      : trn(
        "On average you lose {n} of 100 chips.", "On average you lose {n} of 100 chips.", chips)
  }

  /// A count of cards with its sign: `+3`.
  static func count(_ number: Int) -> String {
    number > 0 ? "+\(number)" : number < 0 ? "−\(number.magnitude)" : "0"
  }

  /// Whole and half numbers: `3½`.
  static func halves(_ number: Double) -> String { chips(Int((2 * number).rounded())) }

  /// The house edge, or the player's, in per cent.
  static func edge(_ part: Double) -> String {
    part >= 0
      ? tr("House edge: {edge}", ["edge": percent(part)])
      : tr("Your edge: {edge}", ["edge": percent(-part)])
  }

  /// What an edge means: the mean loss or win on a thousand chips.
  static func edgeInChips(_ part: Double) -> String {
    let chips = Int((part.magnitude * 1000).rounded())
    return part >= 0
      ? trn(
        "With the best play you lose {n} of 1000 chips on average.",
        "With the best play you lose {n} of 1000 chips on average.", chips)
      : trn(
        "With the best play you win {n} per 1000 chips on average.",
        "With the best play you win {n} per 1000 chips on average.", chips)
  }

  /// A fraction in per cent: `0.57%`.
  static func percent(_ part: Double) -> String {
    let text = value(part.magnitude * 100)
    return tr("{n}%", ["n": text.hasPrefix("+") ? String(text.dropFirst()) : text])
  }
}
