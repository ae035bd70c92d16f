import Glibc
import Rules

/// How much more a split into up to four hands is worth to a player who plays each hand by all cards
/// seen so far, which the coach's value leaves out: the mean over many splits played at random.
///
/// Each hand is worth what the best play makes of it after the cards of the hands before it, and
/// less what the coach's way to play makes of it after the same cards. The mean of the latter is the
/// coach's value, since the next cards are as likely as those before them; so only the difference
/// has to be found by playing, and that is small.
///
/// With `isBound` the hands before it lie there with all cards that they could have drawn, up to the
/// one with which they bust. Whatever is known of a hand's cards in a real game is a part of that, and
/// knowing more never lowers the mean of the best play. So this mean is at least the gain of the best
/// play of all hands, as long as it splits every further pair as the coach does.
struct SplitHands {
  private let isBound: Bool
  private let rules: TableRules
  private let up: Int
  private let pair: Int
  private let odds: Odds
  private let start: ValueCounts
  private var plans: [[Int]: Play] = [:]
  private var generator: SeededGenerator
  /// By the number of hands that the pair became: how often, and the sum and the sum of squares of
  /// the gains.
  private(set) var found: [Int: (count: Int, sum: Double, squares: Double)] = [:]

  init?(_ rules: TableRules, up: Int, pair: Int, seed: UInt64, isBound: Bool) {
    self.rules = rules
    self.isBound = isBound
    (self.up, self.pair) = (up, pair)
    odds = Odds(rules)
    generator = SeededGenerator(seed: seed)
    var shoe = ValueCounts(decks: rules.decks)
    for value in [up, pair, pair] where !shoe.remove(value) { return nil }
    start = shoe
  }

  /// The mean gain of a split and its standard error, in bets.
  var gain: (mean: Double, error: Double) {
    let all = found.values.reduce((0, 0.0, 0.0)) { ($0.0 + $1.0, $0.1 + $1.1, $0.2 + $1.2) }
    return Self.mean(all)
  }

  /// The same for those that became so many hands.
  func gain(hands: Int) -> (mean: Double, error: Double) { Self.mean(found[hands] ?? (0, 0, 0)) }

  private static func mean(_ of: (Int, Double, Double)) -> (mean: Double, error: Double) {
    guard of.0 > 1 else { return (0, 0) }
    let (count, mean) = (Double(of.0), of.1 / Double(of.0))
    return (mean, (max(0, of.2 / count - mean * mean) / (count - 1)).squareRoot())
  }

  /// Plays a split.
  mutating func play() {
    var unseen = start
    var (hands, waiting, gain) = (2, 2, 0.0)
    while waiting > 0 {
      let second = draw(from: &unseen)
      if second == pair, hands < 4 {
        (hands, waiting) = (hands + 1, waiting + 1)
        continue
      }
      waiting -= 1
      gain += playHand([pair, second], others: hands - 1, &unseen)
    }
    let old = found[hands] ?? (0, 0, 0)
    found[hands] = (old.count + 1, old.sum + gain, old.squares + gain * gain)
  }

  /// Plays a hand by all cards seen, and returns how much more that is worth.
  private mutating func playHand(
    _ first: [Int], others: Int, _ unseen: inout ValueCounts
  ) -> Double {
    var known: [[Int]: Double] = [:]
    let told = coached(first, others, unseen, &known)
    var hand = first
    if isBound {
      let gain = (values(of: hand, unseen)?.bestValue ?? told) - told
      while hand.reduce(0, +) <= 21 { hand = next(hand, draw(from: &unseen)) }
      return gain
    }
    var gain = 0.0
    while let values = values(of: hand, unseen), let best = values.best {
      if hand.count == 2 { gain = values.bestValue - told }
      guard best != .stand else { break }
      hand = next(hand, draw(from: &unseen))
      if best == .double || hand.reduce(0, +) > 21 { break }
    }
    return gain
  }

  private func plays(_ hand: [Int]) -> [Play] {
    [.stand, .hit] + (hand.count == 2 && rules.doublingAfterSplit ? [.double] : [])
  }

  private func values(of hand: [Int], _ unseen: ValueCounts) -> PlayValues? {
    odds.values(OddsQuestion(hand: hand, up: up, unseen: unseen, plays: plays(hand)))
  }

  /// The coach's play: by the hand's own cards and those of the pair in `others` hands.
  private mutating func plan(_ hand: [Int], _ others: Int) -> Play {
    let key = [others] + hand
    if let known = plans[key] { return known }
    var unseen = ValueCounts(decks: rules.decks)
    for value in [up] + Array(repeating: pair, count: others) + hand { _ = unseen.remove(value) }
    let best = values(of: hand, unseen)?.best ?? .stand
    plans[key] = best
    return best
  }

  /// The value of the coach's play of a hand, with these cards unseen.
  private mutating func coached(
    _ hand: [Int], _ others: Int, _ unseen: ValueCounts, _ known: inout [[Int]: Double]
  ) -> Double {
    guard hand.reduce(0, +) <= 21 else { return -1 }
    if let value = known[hand] { return value }
    let play = plan(hand, others)
    var sum = 0.0
    if play == .stand {
      sum = stand(hand, unseen)
    } else {
      for value in 1...10 where unseen[value] > 0 {
        var rest = unseen
        guard rest.remove(value) else { continue }
        let after = next(hand, value)
        let worth =
          play == .hit
          ? coached(after, others, rest, &known)
          : 2 * (after.reduce(0, +) > 21 ? -1 : stand(after, rest))
        sum += chance(of: value, unseen) * worth
      }
    }
    known[hand] = sum
    return sum
  }

  private func stand(_ hand: [Int], _ unseen: ValueCounts) -> Double {
    let question = OddsQuestion(hand: hand, up: up, unseen: unseen, plays: [.stand])
    return odds.values(question)?[.stand] ?? 0
  }

  private func next(_ hand: [Int], _ value: Int) -> [Int] {
    [pair] + (hand.dropFirst() + [value]).sorted()
  }

  private mutating func draw(from unseen: inout ValueCounts) -> Int {
    var rest = Double(generator.below(1 << 30)) / Double(1 << 30)
    for value in 1...10 where unseen[value] > 0 {
      rest -= chance(of: value, unseen)
      if rest < 0 {
        _ = unseen.remove(value)
        return value
      }
    }
    // Rounding left a little: it is a ten as good as any.
    _ = unseen.remove(10)
    return 10
  }

  private func chance(of value: Int, _ unseen: ValueCounts) -> Double {
    Splits.chance(of: value, unseen, rules, up: up)
  }
}

extension SplitHands {
  /// Plays every pair against every card so often, then the worst twenty times as often.
  static func worst(
    _ rules: TableRules, count: Int, isBound: Bool
  ) -> (split: SplitHands, pair: Int, up: Int)? {
    var all: [(split: SplitHands, pair: Int, up: Int)] = []
    for pair in 2...10 {
      for up in 1...10 {
        let seed = UInt64(pair * 16 + up)
        guard
          var split = SplitHands(rules, up: up, pair: pair, seed: seed, isBound: isBound)
        else { continue }
        for _ in 0..<count { split.play() }
        all.append((split, pair, up))
      }
    }
    guard var worst = all.max(by: { $0.split.gain.mean < $1.split.gain.mean }) else { return nil }
    for _ in 0..<19 * count { worst.split.play() }
    return worst
  }
}

extension CustomRules {
  /// All rules that can be chosen and that matter for a split.
  static var allSplits: [CustomRules] {
    deckChoices.flatMap { decks in
      (0..<8).map { bits in
        var rules = CustomRules()
        rules.decks = decks
        rules.hitsSoft17 = bits & 1 != 0
        rules.doublesAfterSplit = bits & 2 == 0
        rules.peeks = bits & 4 == 0
        return rules
      }
    }
  }
}
