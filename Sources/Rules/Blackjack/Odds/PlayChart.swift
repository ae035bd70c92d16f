/// The best play for every first hand at a table, computed from the odds of a fresh shoe.
///
/// A row stands for all pairs of cards with its total: their values are averaged by how often each
/// pair is dealt.
public struct PlayChart: Sendable {
  /// The table's rules.
  public let rules: TableRules
  private var values: [FirstHand: PlayValues] = [:]

  /// Computes the chart of a casino table.
  ///
  /// This takes tenths of a second; do it off the main thread.
  public init(_ rules: TableRules) {
    self.rules = rules
    for up in 1...10 {
      var shoe = ValueCounts(decks: rules.decks)
      guard shoe.remove(up) else { continue }
      var odds = HandOdds(rules, up: up, shoe: shoe)
      for hand in FirstHand.all where hand.up == up {
        values[hand] = Self.mean(of: hand, &odds, shoe, rules)
      }
    }
  }

  private static func mean(
    of hand: FirstHand, _ odds: inout HandOdds, _ shoe: ValueCounts, _ rules: TableRules
  ) -> PlayValues {
    var sums: [Play: Double] = [:]
    var weights = 0.0
    for cards in hand.compositions {
      let second = shoe[cards[1]] - (cards[0] == cards[1] ? 1 : 0)
      var weight = Double(shoe[cards[0]] * second)
      // Whoever still decides was not beaten by a natural.
      if rules.holeCard { weight *= 1 - odds.without(cards) { $0.naturalChance } }
      guard weight > 0 else { continue }
      weights += weight
      let plays = OddsQuestion.plays(rules, hand: cards)
      for entry in odds.values(cards, plays: plays, hands: rules.hands).entries {
        sums[entry.play, default: 0] += weight * entry.value
      }
    }
    var mean = PlayValues()
    for play in Play.allCases {
      if let sum = sums[play] { mean.add(play, sum / weights) }
    }
    return mean
  }

  /// The value of each play, in bets; nil if the hand can't be dealt.
  public subscript(hand: FirstHand) -> PlayValues? { values[hand] }

  /// The best play.
  public func best(_ hand: FirstHand) -> Play? { values[hand]?.best }

  /// Standing or drawing, whichever is better: for a hand that may no longer double, split or
  /// surrender.
  public func bestWithoutExtras(_ hand: FirstHand) -> Play? {
    guard let all = values[hand], let stand = all[.stand], let hit = all[.hit] else { return nil }
    return stand >= hit ? .stand : .hit
  }
}
