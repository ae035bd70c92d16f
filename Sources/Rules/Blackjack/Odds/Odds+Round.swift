extension Odds {
  /// The value of a round before the deal, in bets, with the best play.
  ///
  /// Insurance is taken only if it pays.
  public func roundReturn(shoe: ValueCounts) -> Double {
    var sum = 0.0
    for up in 1...10 where shoe[up] > 0 {
      var rest = shoe
      guard rest.remove(up) else { continue }
      sum += Double(shoe[up]) / Double(shoe.total) * roundReturn(up: up, shoe: rest)
    }
    return sum
  }

  /// The return when the dealer shows `up`.
  private func roundReturn(up: Int, shoe: ValueCounts) -> Double {
    var odds = HandOdds(rules, up: up, shoe: shoe)
    var sum = 0.0
    for first in 1...10 where shoe[first] > 0 {
      let chance = Double(shoe[first]) / Double(shoe.total)
      guard rules.openingCards == 2 else {
        sum += chance * handReturn([first], &odds, up: up)
        continue
      }
      for second in first...10 {
        let count = shoe[second] - (first == second ? 1 : 0)
        guard count > 0 else { continue }
        let both = chance * Double(count) / Double(shoe.total - 1) * (first == second ? 1 : 2)
        sum += both * handReturn([first, second], &odds, up: up)
      }
    }
    return sum
  }

  /// The return of a first hand, before the dealer looks.
  private func handReturn(_ hand: [Int], _ odds: inout HandOdds, up: Int) -> Double {
    let natural = odds.without(hand) { $0.naturalChance }
    let insurance =
      rules.insurance && up == 1 ? max(0, 0.5 * (3 * natural - 1)) : 0
    if OddsQuestion.isNatural(rules, hand) {
      return rules.naturalPays * (1 - natural) + insurance
    }
    let looks = rules.naturals && rules.holeCard
    guard !looks || natural < 1 else { return insurance - 1 }
    let plays = OddsQuestion.plays(rules, hand: hand)
    let best = odds.values(hand, plays: plays, hands: rules.hands).bestValue
    return insurance + (looks ? (1 - natural) * best - natural : best)
  }
}
