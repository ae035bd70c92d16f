import Rules
import Testing

/// Splits calculated a second time, slowly: all orders of all cards of a small shoe, hand after hand.
struct SplitEnumerationTests {
  private struct Slow {
    let rules: TableRules
    let up, pair, hands: Int
    /// What nobody has seen after the split.
    let unseen: ValueCounts
    var counts: [Int]
    private var plays: [[Int]: Play] = [:]

    init(_ rules: TableRules, up: Int, pair: Int, hands: Int, unseen: ValueCounts) {
      self.rules = rules
      (self.up, self.pair, self.hands, self.unseen) = (up, pair, hands, unseen)
      counts = [0] + (1...10).map { unseen[$0] }
    }

    private var left: Int { counts.reduce(0, +) }
    /// The hidden card that the dealer, who has looked, does not have.
    private var maker: Int { up == 1 ? 10 : up == 10 ? 1 : 0 }

    private func chance(of value: Int) -> Double {
      var pairs = 0
      for hidden in 1...10 where hidden != maker {
        pairs += counts[hidden] - (hidden == value ? 1 : 0)
      }
      return Double(counts[value] * pairs) / Double((left - counts[maker]) * (left - 1))
    }

    /// The mean over the next card.
    private mutating func draw(_ then: (inout Slow, Int) throws -> Double) rethrows -> Double {
      var sum = 0.0
      for value in 1...10 where counts[value] > 0 {
        let chance = chance(of: value)
        counts[value] -= 1
        sum += chance * (try then(&self, value))
        counts[value] += 1
      }
      return sum
    }

    /// What is best by the hand's own cards and the number of hands.
    private mutating func play(_ hand: [Int], stage: Int) throws -> Play {
      let key = [stage] + hand
      if let known = plays[key] { return known }
      var rest = unseen
      for value in hand.dropFirst() + Array(repeating: pair, count: stage) {
        let isThere = rest.remove(value)
        try #require(isThere)
      }
      let plays: [Play] =
        hand.count == 2 && rules.doublingAfterSplit ? [.stand, .hit, .double] : [.stand, .hit]
      let values = Odds(rules).values(
        OddsQuestion(hand: hand, up: up, unseen: rest, plays: plays))
      let best = try #require(values?.best)
      self.plays[key] = best
      return best
    }

    /// The hands that wait for their second card; `done` are the totals and bets of the others.
    mutating func value(
      stage: Int = 0, waiting: Int = 2, done: [(total: Int, bet: Double)] = []
    ) throws -> Double {
      guard waiting > 0 else { return dealer([up], done) }
      return try draw { slow, value in
        value == slow.pair && stage + 2 < slow.hands
          ? try slow.value(stage: stage + 1, waiting: waiting + 1, done: done)
          : try slow.play([slow.pair, value], stage, waiting, done)
      }
    }

    private mutating func play(
      _ hand: [Int], _ stage: Int, _ waiting: Int, _ done: [(total: Int, bet: Double)],
      isDoubled: Bool = false
    ) throws -> Double {
      let play: Play =
        total(hand) > 21 || isDoubled ? .stand : try play(hand, stage: stage)
      if play == .stand {
        let end = (total(hand), isDoubled ? 2.0 : 1)
        return try value(stage: stage, waiting: waiting - 1, done: done + [end])
      }
      return try draw {
        try $0.play(hand + [$1], stage, waiting, done, isDoubled: play == .double)
      }
    }

    private func total(_ hand: [Int]) -> Int {
      let hard = hand.reduce(0, +)
      return hand.contains(1) && hard <= 11 ? hard + 10 : hard
    }

    private mutating func dealer(_ cards: [Int], _ done: [(total: Int, bet: Double)]) -> Double {
      let own = total(cards)
      if own >= 17 {
        return done.reduce(0) {
          let isLost = $1.total > 21 || own <= 21 && $1.total < own
          return $0 + (isLost ? -$1.bet : own > 21 || $1.total > own ? $1.bet : 0)
        }
      }
      let hidden = cards.count == 1 ? maker : 0
      let all = left - counts[hidden]
      var sum = 0.0
      for value in 1...10 where counts[value] > 0 && (hidden == 0 || value != hidden) {
        let chance = Double(counts[value]) / Double(all)
        counts[value] -= 1
        sum += chance * dealer(cards + [value], done)
        counts[value] += 1
      }
      return sum
    }
  }

  /// A dealer's card, a pair, and the other cards of a small shoe.
  private static let shoes: [(up: Int, pair: Int, cards: [Int: Int])] = [
    (6, 8, [8: 2, 10: 9, 3: 2, 5: 1]), (10, 8, [8: 2, 10: 9, 1: 2, 3: 2]),
    (6, 9, [9: 3, 10: 8, 2: 3]), (1, 10, [10: 6, 7: 5, 4: 2]),
  ]

  @Test(arguments: [true, false], [2, 3, 4])
  func theValueOfASplitIsThatOfAllOrdersOfAllCards(doubles: Bool, hands: Int) throws {
    var rules = TableRules()
    rules.doublingAfterSplit = doubles
    for (up, pair, cards) in Self.shoes {
      var unseen = ValueCounts(decks: 0)
      for (value, count) in cards { unseen.add(value, count) }
      var slow = Slow(rules, up: up, pair: pair, hands: hands, unseen: unseen)
      let question = OddsQuestion(
        hand: [pair, pair], up: up, unseen: unseen, plays: [.split], handsLeft: hands)
      let ours = try #require(Odds(rules).values(question)?[.split])
      #expect(abs(ours - (try slow.value())) < 1e-12, "\(pair)s against \(up)")
    }
  }
}
