import Rules

/// The mean return of many rounds compared with what the coach expects.
struct Rounds {
  let table: Table
  let count: Int
  /// The mean return in bets, and its standard error.
  let mean, error: Double
  /// What the coach expects.
  let expected: Double

  /// The difference of the two in standard errors.
  var sigmas: Double { (mean - expected) / error }

  /// Plays the rounds, each with a full shoe.
  init(_ table: Table, count: Int, seed: UInt64) {
    self.table = table
    self.count = count
    let setup = Blackjack.Setup(table: table)
    var player = Player(table.rules)
    var seeds = SeededGenerator(seed: seed)
    // Counted in half bets, so that the sums are exact.
    var (sum, squares) = (0, 0)
    for _ in 0..<count {
      var game = Blackjack(setup, seed: seeds.next())
      while game.phase != .over, let next = try? game.applying(.play(player.play(game))) {
        game = next
      }
      sum += game.winnings
      squares += game.winnings * game.winnings
    }
    let rounds = Double(count)
    mean = Double(sum) / rounds / 2
    error = ((Double(squares) / rounds / 4 - mean * mean) / rounds).squareRoot()
    expected = Blackjack.expectation(setup)
  }
}
