public import Store

// Which leaderboards have results.
extension LeaderboardDescription {
  /// The options of the variants that have results.
  func filled(in store: Store) -> [[Int]] {
    let filled = (try? store.filled(choices.map(variant), of: game)) ?? []
    return choices.filter { filled.contains(variant($0)) }
  }

  /// The newest result of all variants, or nil.
  public func newest(in store: Store) -> ResultLine? {
    (try? store.latest(game: game, variants: choices.map(variant), limit: 1))?.first
  }
}

extension LeaderboardScene {
  /// The leaderboard of the newest result of all games; without results, that of the game with
  /// the most achievements.
  static func ofNewest(_ context: GameContext) -> LeaderboardScene? {
    let boards = context.games.compactMap { $0.results?() }
    let newest = boards.compactMap { board in
      board.newest(in: context.store).map { (board, $0) }
    }.max { ($0.1.at, $0.1.id) < ($1.1.at, $1.1.id) }
    let other = boards.first { $0.game == context.games.mostToReach?.id } ?? boards.first
    return (newest?.0 ?? other).map {
      LeaderboardScene($0, context: context, variant: newest?.1.variant)
    }
  }
}
