import Rules

/// The sum of many rounds, and how much of it was luck.
struct RoundTally: Hashable {
  private(set) var won = 0
  private(set) var drawn = 0
  private(set) var lost = 0
  /// In half chips, at casino tables.
  private(set) var halves = 0
  /// How many rounds were reviewed, and their sums in bets.
  private(set) var reviewed = 0
  private(set) var expected = 0.0
  private(set) var skill = 0.0
  private(set) var luck = 0.0

  var rounds: Int { won + drawn + lost }
  var result: Double { expected + skill + luck }

  /// `score`: what the round won, in half chips.
  mutating func add(score: Int, isCasino: Bool) {
    if score > 0 { won += 1 } else if score < 0 { lost += 1 } else { drawn += 1 }
    if isCasino { halves += score }
  }

  mutating func add(_ review: RoundReview) {
    reviewed += 1
    expected += review.expected
    skill += review.skill
    luck += review.luck
  }
}
