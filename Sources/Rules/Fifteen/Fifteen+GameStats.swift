extension GameStat {
  /// The pushes of a game of Fifteen, each of one tile or of several.
  public static let pushes = GameStat("pushes")
}

extension Fifteen {
  /// The game's statistics, stored with its result: its pushes.
  public var gameStats: GameStats {
    var gameStats = GameStats()
    gameStats[.pushes] = pushCount
    return gameStats
  }
}

extension Record<Fifteen> {
  /// The statistics of a finished game whose result was stored without them.
  ///
  /// They are counted without replaying the moves, since there may be very many games.
  public var gameStats: GameStats {
    var gameStats = GameStats()
    let pushes = moves.reduce(0) { $0 + ($1.action == .undo ? -1 : 1) }
    if pushes > 0 { gameStats[.pushes] = pushes }
    return gameStats
  }
}
