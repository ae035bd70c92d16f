import Rules

/// How much more a split into two hands is worth to a player who also uses the cards of the other
/// hand, which the coach's value leaves out.
struct Splits {
  private let rules: TableRules
  private let up: Int
  private let pair: Int
  private let odds: Odds
  /// What nobody has seen after the split.
  private let shoe: ValueCounts
  private var seconds: [[Int]: Double] = [:]
  private var firsts: [[Int]: Double] = [:]

  /// How much more it is worth, in bets; never negative.
  private(set) var gain = 0.0

  init?(_ rules: TableRules, up: Int, pair: Int) {
    self.rules = rules
    (self.up, self.pair) = (up, pair)
    odds = Odds(rules)
    var shoe = ValueCounts(decks: rules.decks)
    for value in [up, pair, pair] where !shoe.remove(value) { return nil }
    self.shoe = shoe
    let question = OddsQuestion(
      hand: [pair, pair], up: up, unseen: shoe, plays: [.split], handsLeft: 2)
    guard let told = odds.values(question)?[.split] else { return nil }
    gain = first([pair]) - told
  }

  /// The value of both hands, with the best play, while the first one has these cards.
  private mutating func first(_ hand: [Int]) -> Double {
    if let known = firsts[hand] { return known }
    var best = -Double.infinity
    if hand.count > 1 {
      best = stand(hand) + second(hand)
    }
    if hand.count == 1 || hand.reduce(0, +) < 21 && pair > 1 {
      best = max(best, draw(hand) { $0.first($1) })
    }
    if hand.count == 2, pair > 1, rules.doublingAfterSplit {
      best = max(best, draw(hand) { 2 * $0.stand($1) + $0.second($1) })
    }
    firsts[hand] = best
    return best
  }

  /// The value of the second hand after the first one has these cards.
  private mutating func second(_ first: [Int]) -> Double {
    if let known = seconds[first] { return known }
    let unseen = without(first)
    var sum = 0.0
    for value in 1...10 where unseen[value] > 0 {
      var rest = unseen
      guard rest.remove(value) else { continue }
      let plays: [Play] =
        pair == 1 ? [.stand] : [.stand, .hit] + (rules.doublingAfterSplit ? [.double] : [])
      let question = OddsQuestion(hand: [pair, value], up: up, unseen: rest, plays: plays)
      sum += chance(of: value, unseen) * (odds.values(question)?.bestValue ?? 0)
    }
    seconds[first] = sum
    return sum
  }

  private func stand(_ hand: [Int]) -> Double {
    guard hand.reduce(0, +) <= 21 else { return -1 }
    let question = OddsQuestion(hand: hand, up: up, unseen: without(hand), plays: [.stand])
    return odds.values(question)?[.stand] ?? 0
  }

  /// The mean over the next card of the first hand.
  private mutating func draw(_ hand: [Int], _ worth: (inout Self, [Int]) -> Double) -> Double {
    let unseen = without(hand)
    var sum = 0.0
    for value in 1...10 where unseen[value] > 0 {
      let next = [pair] + (hand.dropFirst() + [value]).sorted()
      sum += chance(of: value, unseen) * worth(&self, next)
    }
    return sum
  }

  private func without(_ hand: [Int]) -> ValueCounts {
    var rest = shoe
    for value in hand.dropFirst() { _ = rest.remove(value) }
    return rest
  }

  /// The probability of the next card, if the dealer may have looked at the hidden one.
  private func chance(of value: Int, _ unseen: ValueCounts) -> Double {
    Self.chance(of: value, unseen, rules, up: up)
  }

  /// The same at any table against any card.
  static func chance(
    of value: Int, _ unseen: ValueCounts, _ rules: TableRules, up: Int
  ) -> Double {
    let maker = rules.holeCard && (up == 1 || up == 10) ? 11 - up : 0
    let makers = maker > 0 ? unseen[maker] : 0
    let hidden = unseen.total - makers - (value == maker ? 0 : 1)
    return Double(unseen[value] * hidden)
      / (Double(unseen.total - makers) * Double(unseen.total - 1))
  }
}

extension Splits {
  /// The greatest gain of any pair against any card of the dealer, and where it is.
  static func worst(_ rules: TableRules) -> (gain: Double, pair: Int, up: Int) {
    var worst = (gain: 0.0, pair: 0, up: 0)
    for pair in 2...10 {
      for up in 1...10 {
        guard let gain = Splits(rules, up: up, pair: pair)?.gain, gain > worst.gain else {
          continue
        }
        worst = (gain, pair, up)
      }
    }
    return worst
  }
}
