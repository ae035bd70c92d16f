/// Splitting, the only value that is not exact.
///
/// The hands of a split are played according to their own cards and the number of hands, but not
/// to the other cards in the other hands: only the pair's cards are missing from the shoe, two at
/// first and one more for each further split. Every further pair is split as long as possible.
/// The probability of a further pair does take into account how many other cards the previous
/// hands got. This is the method of the published tables.
extension HandOdds {
  /// The total value of a pair's hands, with the pair's cards still in the shoe.
  ///
  /// `hands` is how many hands the pair may become, at least two.
  mutating func split(_ value: Int, hands: Int) -> Double {
    beginSplit(of: value, depth: hands - 1)
    guard value > 1 else {
      // Aces get one card each, and another ace is not split again.
      return without([1, 1]) { 2 * $0.secondCard(plane: 1) { $0.stand($1, 1) }.any }
    }
    var total = SplitTotal(left: cardsLeft - 2)
    for plane in 1..<hands where count(of: value) > plane {
      let out = Array(repeating: value, count: plane + 1)
      total.stages.append(
        without(out) { $0.secondCard(plane: plane) { $0.bestOfTwo($1, plane) } })
    }
    return total.value
  }

  private mutating func bestOfTwo(_ hand: Int, _ plane: Int) -> Double {
    let value = best(hand, plane)
    return rules.doublingAfterSplit ? max(value, double(hand, plane)) : value
  }

  /// The value of a hand with one card of the pair, over its second cards.
  private mutating func secondCard(
    plane: Int, _ worth: (inout Self, Int) -> Double
  ) -> SplitTotal.Stage {
    var stage = SplitTotal.Stage()
    guard let single = graph.adding(pairValue, to: HandGraph.empty) else { return stage }
    for value in 1...10 where count(of: value) > 0 {
      guard let hand = graph.adding(value, to: single) else { continue }
      let chance = chance(of: value)
      take(value)
      let part = chance * worth(&self, hand)
      put(value)
      if value == pairValue { stage.pair = part } else { stage.other += part }
      if value == pairValue { stage.pairChance = chance }
    }
    return stage
  }
}

/// All hands that a pair becomes.
struct SplitTotal {
  /// One hand, at one number of hands.
  struct Stage {
    /// The part of the mean from second cards that don't pair, and the part from those that do.
    var other = 0.0
    var pair = 0.0
    /// The probability of another card of the pair.
    var pairChance = 0.0

    /// The mean over all second cards.
    var any: Double { other + pair }
  }

  /// By the number of further splits; at the last stage there are no more.
  var stages: [Stage] = []
  /// The number of cards left after the first split.
  let left: Int

  var value: Double { rest(stage: 0, waiting: 2, others: 0) }

  /// The value of the hands that still wait for their second card.
  private func rest(stage index: Int, waiting: Int, others: Int) -> Double {
    guard waiting > 0 else { return 0 }
    let stage = stages[index]
    guard index + 1 < stages.count else { return Double(waiting) * stage.any }
    let chance = stage.pairChance * Double(left - index) / Double(max(1, left - index - others))
    return stage.other
      + (1 - chance) * rest(stage: index, waiting: waiting - 1, others: others + 1)
      + chance * rest(stage: index + 1, waiting: waiting + 1, others: others)
  }
}
