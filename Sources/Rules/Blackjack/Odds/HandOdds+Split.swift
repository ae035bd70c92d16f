/// Splitting, the one value that is not exact.
///
/// The hands of a split are played by what each of them holds and by how many hands there are, but
/// not by which other cards lie in the others: a shoe is short of the pair's cards, two at first
/// and one more for each further split. Every further pair is split as long as it may be. The
/// chance of a further pair does count how many other cards the hands before it were dealt. That
/// is the method of the published tables.
extension HandOdds {
  /// What a pair's hands are worth together, the pair's own cards not yet taken from the shoe.
  ///
  /// `hands` is how many the pair may become, at least two.
  mutating func split(_ value: Int, hands: Int) -> Double {
    beginSplit(of: value, depth: hands - 1)
    guard value > 1 else {
      // Aces get one card each, and another ace stays.
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

  /// What a hand of one card of the pair is worth by its second card.
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

/// All the hands that a pair becomes.
struct SplitTotal {
  /// One hand, at one number of hands.
  struct Stage {
    /// The mean with any second card but another of the pair, and that part with one.
    var other = 0.0
    var pair = 0.0
    /// The chance of another card of the pair.
    var pairChance = 0.0

    /// The mean with any second card.
    var any: Double { other + pair }
  }

  /// By how many further splits there were; the last splits no more.
  var stages: [Stage] = []
  /// How many cards are left after the first split.
  let left: Int

  var value: Double { rest(stage: 0, waiting: 2, others: 0) }

  /// What the hands that still wait for their second card are worth.
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
