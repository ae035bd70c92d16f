internal import GRDB

extension Store {
  /// A player's statistics in one game.
  ///
  /// Reads every result of the player in it: call it on a worker.
  public func statistics(
    of player: Player.ID, in game: String, now: Int
  ) throws(StoreError) -> PlayerStatistics {
    try read { db in
      var statistics = PlayerStatistics(now: now)
      let rows = try Row.fetchCursor(db, sql: Self.statisticsSQL, arguments: [player, game])
      while let row = try rows.next() {
        try db.unlessDamaged {
          statistics.add(
            at: try row.int("at"), milliseconds: try row.int("ms"), score: try row.int("score"),
            moves: try row.int("moves"), variant: try row.text("variant"))
        }
      }
      return statistics
    }
  }

  static let statisticsSQL = """
    SELECT at, ms, score, moves, variant FROM results WHERE player NOT NULL AND player = ? AND game = ?
    """
}
