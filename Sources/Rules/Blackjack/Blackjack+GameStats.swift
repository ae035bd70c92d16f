extension GameStat {
  /// 1 for a round won, 0 for one lost, none for a draw.
  public static let won = GameStat("won")
  /// Natural hands that won.
  public static let naturals = GameStat("naturals")
  /// Hands of five cards or more that count 21.
  public static let fiveCards = GameStat("fiveCards")
  /// Winning hands that came from a split.
  public static let splitsWon = GameStat("splitsWon")
  /// Winning hands that were doubled.
  public static let doublesWon = GameStat("doublesWon")
  /// A bit for the table where the round was won.
  public static let tableWon = GameStat("tableWon")
  /// 1 if every decision was the coach's, 0 otherwise, none for a round without decisions.
  public static let asCoached = GameStat("asCoached")
}

extension Blackjack {
  /// The round's statistics for achievements, at its end.
  ///
  /// Whether it was played like the coach is computed by `RoundReview.asCoached`.
  public var gameStats: GameStats {
    var gameStats = GameStats()
    let won = hands.filter { winnings(of: $0) > 0 }
    gameStats[.naturals] = won.count { result(of: $0) == .natural }
    gameStats[.fiveCards] = hands.count { $0.cards.count >= 5 && $0.total.value == 21 }
    gameStats[.splitsWon] = won.count(where: \.isSplit)
    gameStats[.doublesWon] = won.count(where: \.isDoubled)
    guard let outcome, outcome != .drawn else { return gameStats }
    gameStats[.won] = outcome == .won ? 1 : 0
    if outcome == .won, let index = Table.allCases.firstIndex(of: setup.table) {
      gameStats[.tableWon] = 1 << index
    }
    return gameStats
  }
}

extension RoundReview {
  /// Whether each decision was worth as much as the best; nil if there was none.
  public static func asCoached(_ decisions: [Decision]) -> Bool? {
    decisions.isEmpty ? nil : decisions.allSatisfy { $0.cost < 1e-9 }
  }
}
