/// The player's expected return against one card of the dealer, with one shoe.
///
/// Values are cached by the hand's cards: two orders of the same cards share one value, and so do
/// all first hands against the same card. A *plane* is the number of cards of a pair that are
/// missing besides the hand's own, because they lie in the other hands split from it.
struct HandOdds {
  private struct Plane {
    var dealers: [DealerTotals?]
    var bests: [Double?]
    /// Whether drawing is better than standing, for hands whose best value is known.
    var draws: [Bool]

    init() {
      dealers = Array(repeating: nil, count: HandGraph.shared.count)
      bests = Array(repeating: nil, count: HandGraph.shared.count)
      draws = Array(repeating: false, count: HandGraph.shared.count)
    }
  }

  let rules: TableRules
  let graph = HandGraph.shared
  private let tree: DealerTree
  /// The value of a second card that would give the dealer a natural.
  private let naturalValue: Int?
  /// Whether the dealer has looked and has no natural.
  private let hasLooked: Bool
  /// The remaining cards of each value, from aces to tens, while hands are evaluated.
  private var counts: [Int]
  private var left: Int
  private var planes = [Plane()]
  /// The value whose missing cards the planes count.
  private(set) var pairValue = 0
  /// The values of hands that are played as if another number of the pair's cards were missing.
  var followed: [Double?] = []

  /// `shoe` is everything the player has not seen, plus the cards of the hands to evaluate.
  init(_ rules: TableRules, up: Int, shoe: ValueCounts) {
    self.rules = rules
    tree = DealerTree.trees(hitsSoft17: rules.hitsSoft17)[up]
    naturalValue = up == 1 ? 10 : up == 10 ? 1 : nil
    hasLooked = naturalValue != nil && rules.naturals && rules.holeCard
    counts = (1...10).map { shoe[$0] }
    left = shoe.total
  }

  /// Prepares to evaluate hands split from a pair of this value.
  mutating func beginSplit(of value: Int, depth: Int) {
    if pairValue != value { planes.removeSubrange(1...) }
    pairValue = value
    while planes.count <= depth { planes.append(Plane()) }
  }
}

// MARK: - The cards left

extension HandOdds {
  mutating func take(_ value: Int) {
    counts[value - 1] -= 1
    left -= 1
  }

  mutating func put(_ value: Int) {
    counts[value - 1] += 1
    left += 1
  }

  func count(of value: Int) -> Int { counts[value - 1] }

  var cardsLeft: Int { left }

  /// The probability that the dealer's second card makes a natural, before anyone looks.
  var naturalChance: Double {
    guard let naturalValue else { return 0 }
    return Double(counts[naturalValue - 1]) / Double(left)
  }

  /// The probability that the next card has this value.
  ///
  /// If the dealer looked and has no natural, the hidden card is one of the others, so a card
  /// that would make one is slightly more likely to come.
  func chance(of value: Int) -> Double {
    let count = Double(counts[value - 1])
    guard hasLooked, let naturalValue else { return count / Double(left) }
    let makers = counts[naturalValue - 1]
    let after = left - 1 - (value == naturalValue ? makers - 1 : makers)
    return count * Double(after) / (Double(left - 1) * Double(left - makers))
  }

  /// Evaluates `question` with these cards removed from the shoe.
  mutating func without<Answer>(_ values: [Int], _ question: (inout Self) -> Answer) -> Answer {
    for value in values { take(value) }
    defer { for value in values { put(value) } }
    return question(&self)
  }
}

// MARK: - One hand; its cards are removed from the shoe

extension HandOdds {
  /// The dealer's totals, without naturals.
  mutating func dealer(_ hand: Int, _ plane: Int) -> DealerTotals {
    if plane > 0, let larger = graph.adding(pairValue, to: hand) {
      return dealer(larger, plane - 1)
    }
    if let known = planes[plane].dealers[hand] { return known }
    let totals = tree.totals(counts: counts, left: left)
    planes[plane].dealers[hand] = totals
    return totals
  }

  mutating func stand(_ hand: Int, _ plane: Int) -> Double {
    let totals = dealer(hand, plane)
    let natural = naturalChance
    let value = 1 - totals.sum - natural + totals.lead(of: graph.totals[hand])
    if hasLooked { return value / (1 - natural) }
    // If naturals count as an ordinary 21, any other 21 ties with them.
    return !rules.naturals && graph.totals[hand] == 21 ? value : value - natural
  }

  mutating func hit(_ hand: Int, _ plane: Int) -> Double {
    draw(hand) { $0.best($1, plane) }
  }

  mutating func double(_ hand: Int, _ plane: Int) -> Double {
    2 * draw(hand) { $0.stand($1, plane) }
  }

  /// The mean, over the next card, of the hand's value with it.
  mutating func draw(_ hand: Int, _ worth: (inout Self, Int) -> Double) -> Double {
    var sum = 0.0
    for value in 1...10 where counts[value - 1] > 0 {
      let chance = chance(of: value)
      if let next = graph.adding(value, to: hand) {
        take(value)
        sum += chance * worth(&self, next)
        put(value)
      } else {
        sum -= chance
      }
    }
    return sum
  }

  /// The better of standing and drawing.
  mutating func best(_ hand: Int, _ plane: Int) -> Double {
    if let known = planes[plane].bests[hand] { return known }
    let value = findBest(hand, plane)
    planes[plane].bests[hand] = value
    return value
  }

  /// Both shortcuts are exact: drawing to 11 or less, or to a soft 16 or less, never lowers a
  /// total, and a draw is never worth more than the probability of not busting.
  private mutating func findBest(_ hand: Int, _ plane: Int) -> Double {
    let total = graph.totals[hand]
    if total < (graph.isSoft[hand] ? 17 : 12) {
      planes[plane].draws[hand] = true
      return hit(hand, plane)
    }
    let standing = stand(hand, plane)
    guard total < 21, standing < 1 - 2 * bustChance(hand) else { return standing }
    let drawing = hit(hand, plane)
    planes[plane].draws[hand] = drawing > standing
    return max(standing, drawing)
  }

  /// Whether the best play draws, for a hand whose value was asked for.
  func isDrawing(_ hand: Int, _ plane: Int) -> Bool { planes[plane].draws[hand] }

  private func bustChance(_ hand: Int) -> Double {
    var sum = 0.0
    for value in (1...10).reversed() {
      guard graph.adding(value, to: hand) == nil else { break }
      sum += chance(of: value)
    }
    return sum
  }
}
