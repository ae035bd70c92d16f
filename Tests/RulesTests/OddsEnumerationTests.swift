import Rules
import Testing

/// A second, slow calculation: card by card, without multisets or shortcuts.
struct OddsEnumerationTests {
  /// A few cards, so that all orders can be enumerated.
  private struct Slow {
    let rules: TableRules
    let up: Int
    var counts: [Int]

    var left: Int { counts.reduce(0, +) }
    var makers: Int { up == 1 ? counts[10] : up == 10 ? counts[1] : 0 }

    func total(_ hard: Int, _ ace: Bool) -> Int { ace && hard <= 11 ? hard + 10 : hard }

    /// The return of standing on `mine` while the dealer holds `hard` points; the hidden card is
    /// drawn first, and a dealer who has peeked has no natural.
    mutating func stand(_ mine: Int, _ hard: Int, _ ace: Bool, isFirst: Bool) -> Double {
      let now = total(hard, ace)
      let isSoft = now > hard
      if hard > 21 { return 1 }
      if !isFirst, now > 17 || now == 17 && !(isSoft && rules.hitsSoft17) {
        return mine > now ? 1 : mine < now ? -1 : 0
      }
      let maker = isFirst && rules.naturals ? (up == 1 ? 10 : up == 10 ? 1 : 0) : 0
      let looks = rules.holeCard && maker > 0
      let all = left - (looks ? counts[maker] : 0)
      var sum = 0.0
      for value in 1...10 where counts[value] > 0 && !(looks && value == maker) {
        let chance = Double(counts[value]) / Double(all)
        counts[value] -= 1
        sum +=
          chance
          * (value == maker
            ? -1 : stand(mine, hard + value, ace || value == 1, isFirst: false))
        counts[value] += 1
      }
      return sum
    }

    /// The better of standing and hitting, by drawing the hidden card only at the end: the chance
    /// of each card comes from counting hidden and next card together.
    mutating func best(_ hard: Int, _ ace: Bool) -> Double {
      if hard > 21 { return -1 }
      return max(
        stand(total(hard, ace), up, up == 1, isFirst: true), hit(hard, ace) { $0.best($1, $2) })
    }

    mutating func hit(
      _ hard: Int, _ ace: Bool, _ then: (inout Slow, Int, Bool) -> Double
    ) -> Double {
      let looks = rules.holeCard && rules.naturals && (up == 1 || up == 10)
      let maker = looks ? 11 - up : 0
      var sum = 0.0
      for value in 1...10 where counts[value] > 0 {
        var pairs = 0
        for hidden in 1...10 where hidden != maker {
          pairs += counts[hidden] - (hidden == value ? 1 : 0)
        }
        let all = (left - (maker > 0 ? counts[maker] : 0)) * (left - 1)
        let chance = Double(counts[value] * pairs) / Double(all)
        counts[value] -= 1
        sum += chance * then(&self, hard + value, ace || value == 1)
        counts[value] += 1
      }
      return sum
    }
  }

  @Test func theOddsAgreeWithASlowEnumeration() throws {
    var generator = SeededGenerator(seed: 5)
    var judged = 0
    for trial in 0..<24 {
      var rules = TableRules()
      rules.hitsSoft17 = trial.isMultiple(of: 2)
      rules.holeCard = !trial.isMultiple(of: 3)
      let up = trial.isMultiple(of: 4) ? 1 : trial.isMultiple(of: 5) ? 10 : 2 + generator.below(8)
      let hand = [2 + generator.below(9), 4 + generator.below(7)]
      var unseen = ValueCounts(decks: 0)
      for value in [3, 5, 8, 10, 1, 10] { unseen.add(value) }
      for _ in 0..<3 { unseen.add(1 + generator.below(10)) }
      var slow = Slow(rules: rules, up: up, counts: [0] + (1...10).map { unseen[$0] })
      let question = OddsQuestion(
        hand: hand, up: up, unseen: unseen, plays: [.stand, .hit, .double])
      guard let values = Odds(rules).values(question) else { continue }
      judged += 1
      let (hard, ace) = (hand[0] + hand[1], false)
      let stand = slow.stand(hard, up, up == 1, isFirst: true)
      let hit = slow.hit(hard, ace) { $0.best($1, $2) }
      let double =
        2
        * slow.hit(hard, ace) { slow, hard, ace in
          hard > 21 ? -1 : slow.stand(slow.total(hard, ace), up, up == 1, isFirst: true)
        }
      #expect(abs(try #require(values[.stand]) - stand) < 1e-12, "trial \(trial)")
      #expect(abs(try #require(values[.hit]) - hit) < 1e-12, "trial \(trial)")
      #expect(abs(try #require(values[.double]) - double) < 1e-12, "trial \(trial)")
    }
    #expect(judged > 15)
  }
}
