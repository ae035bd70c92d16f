/// Splitting.
///
/// Each hand of a split is played by its own cards and by how many of the pair's cards are gone, but
/// not by the other cards of the other hands. Every further pair is split as long as possible. The
/// value of playing so is exact, and thus never more than that of the best play. With two hands the
/// best play is worth at most 0.0041 bets more at one deck, as `BlackjackBenchmark splits` finds by
/// trying both hands together; with up to four about 0.008 at most, as `BlackjackBenchmark
/// bound` estimates by telling each hand more than it can know.
extension HandOdds {
  /// The total value of a pair's hands, with the pair's cards still in the shoe.
  ///
  /// `hands` is how many hands the pair may become, at least two.
  mutating func split(_ value: Int, hands: Int) -> Double {
    // The hands of the last stage may be judged with as many cards more missing as there are others.
    beginSplit(of: value, depth: 2 * hands - 3)
    guard value > 1 else {
      // Aces get one card each, and another ace is not split again.
      return without([1, 1]) { odds in
        2 * odds.secondCards(plane: 1) { odds, hand, _ in odds.stand(hand, 1) }
      }
    }
    var total = SplitTotal()
    for plane in 1..<hands where count(of: value) > plane {
      let isLast = plane == hands - 1 || count(of: value) == plane + 1
      total.stages.append(stage(plane, isLast: isLast))
    }
    for missing in 2..<2 * hands where count(of: value) >= missing {
      total.chances.append(
        without(Array(repeating: value, count: missing)) { $0.chance(of: value) })
    }
    return total.value
  }

  /// The mean value of a hand while `plane` of the pair's cards lie in other hands, and the same with
  /// more of them missing, though it is played as before.
  ///
  /// Before the last stage it is without the part of second cards that pair.
  private mutating func stage(_ plane: Int, isLast: Bool) -> [Double] {
    var doubles = Array(repeating: false, count: 11)
    var means: [Double] = []
    for missing in plane...(2 * plane - (isLast ? 1 : 0)) where count(of: pairValue) > missing {
      followed = Array(repeating: nil, count: graph.count)
      let out = Array(repeating: pairValue, count: missing + 1)
      means.append(
        without(out) { odds in
          odds.secondCards(plane: missing, skipsPairs: !isLast) { odds, hand, value in
            if missing == plane, odds.rules.doublingAfterSplit {
              doubles[value] = odds.double(hand, plane) > odds.best(hand, plane)
            }
            return doubles[value]
              ? odds.double(hand, missing) : odds.follow(hand, missing, as: plane)
          }
        })
    }
    return means
  }

  /// The mean value of a hand with one card of the pair, over its second cards.
  private mutating func secondCards(
    plane: Int, skipsPairs: Bool = false, _ worth: (inout Self, Int, Int) -> Double
  ) -> Double {
    guard let single = graph.adding(pairValue, to: HandGraph.empty) else { return 0 }
    var sum = 0.0
    for value in 1...10 where count(of: value) > 0 && !(skipsPairs && value == pairValue) {
      guard let hand = graph.adding(value, to: single) else { continue }
      let chance = chance(of: value)
      take(value)
      sum += chance * worth(&self, hand, value)
      put(value)
    }
    return sum
  }

  /// The value of a hand that is played as if only `own` of the pair's cards lay in other hands.
  private mutating func follow(_ hand: Int, _ plane: Int, as own: Int) -> Double {
    if plane == own { return best(hand, plane) }
    if let known = followed[hand] { return known }
    let value =
      isDrawing(hand, own) ? draw(hand) { $0.follow($1, plane, as: own) } : stand(hand, plane)
    followed[hand] = value
    return value
  }
}

/// The value of all hands that a pair becomes.
///
/// Of the hands that are played already one thing matters: their second cards did not pair. What
/// else they drew is as likely as anything, so it changes no mean. The mean after cards that are
/// known not to pair follows from those with more of the pair's cards missing.
struct SplitTotal {
  /// By the number of further splits: the mean of one hand, then the same with one more of the
  /// pair's cards missing, with two more, and so on.
  ///
  /// At the last stage over all second cards, before it without those that pair.
  var stages: [[Double]] = []
  /// The probability that a card pairs, with two of the pair's cards missing, with three, and so on.
  var chances: [Double] = []

  var value: Double { rest(stage: 0, waiting: 2, others: 0) }

  /// The value of the hands that still wait for their second card; `others` are played.
  private func rest(stage: Int, waiting: Int, others: Int) -> Double {
    guard waiting > 0 else { return 0 }
    let mean = mean(stage, missing: 0, others)
    guard stage + 1 < stages.count else { return Double(waiting) * mean }
    let chance = chance(stage, others)
    return mean + (1 - chance) * rest(stage: stage, waiting: waiting - 1, others: others + 1)
      + chance * rest(stage: stage + 1, waiting: waiting + 1, others: others)
  }

  /// The probability that a card pairs after `others` cards that did not.
  private func chance(_ missing: Int, _ others: Int) -> Double {
    guard missing < chances.count else { return 0 }
    guard others > 0 else { return chances[missing] }
    let before = chance(missing, others - 1)
    guard before > 0, before < 1 else { return before }
    return before * (1 - chance(missing + 1, others - 1)) / (1 - before)
  }

  /// The mean of a hand after `others` cards that did not pair.
  private func mean(_ stage: Int, missing: Int, _ others: Int) -> Double {
    guard others > 0 else { return stages[stage][missing] }
    let before = mean(stage, missing: missing, others - 1)
    let chance = chance(stage + missing, others - 1)
    guard chance > 0, chance < 1 else { return before }
    return (before - chance * mean(stage, missing: missing + 1, others - 1)) / (1 - chance)
  }
}
