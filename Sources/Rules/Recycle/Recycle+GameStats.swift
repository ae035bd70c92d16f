extension GameStat {
  /// Pieces that just fitted, of the player who had most.
  public static let perfectFits = GameStat("perfectFits")
  /// Pieces of a player who had none refused; else 0.
  static let flawlessPieces = GameStat("flawlessPieces")
  /// The longest streak.
  public static let streak = GameStat("streak")
}

extension Recycle {
  /// What the round tells to achievements, at its end: the best of what its players did.
  public var gameStats: GameStats {
    var gameStats = GameStats()
    gameStats[.perfectFits] = sides.map(\.perfect).max()
    gameStats[.flawlessPieces] = sides.map(\.flawless).max()
    gameStats[.streak] = sides.map(\.bestStreak).max()
    return gameStats
  }
}

extension Recycle.Side {
  /// What one player's part of the round tells to achievements.
  public var gameStats: GameStats {
    var gameStats = GameStats()
    gameStats[.perfectFits] = perfect
    gameStats[.flawlessPieces] = flawless
    gameStats[.streak] = bestStreak
    return gameStats
  }

  fileprivate var flawless: Int { refused == 0 ? taken.reduce(0, +) : 0 }
}
