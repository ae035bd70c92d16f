internal import GRDB

extension Store {
  /// The number of games that can be replayed, not counting those on leaderboards.
  public static let mostRecords = 100_000

  /// Deletes the moves of old games that are on no leaderboard; their results stay.
  ///
  /// Returns whether there is more to do. Each call writes for some hundredths of a second, so
  /// that others can write in between; call it on a worker.
  @discardableResult
  public func trimRecords(keeping most: Int = mostRecords) throws(StoreError) -> Bool {
    let oldest = try read { db in
      try Int.fetchOne(
        db, sql: "SELECT result FROM records ORDER BY result DESC LIMIT 1 OFFSET ?",
        arguments: [most])
    }
    guard let oldest else { return false }
    return try write { db in
      try db.execute(
        sql: """
          UPDATE records SET record = '' WHERE result IN (
            SELECT records.result FROM records
              JOIN results ON results.id = records.result AND player NOT NULL
              WHERE records.result <= ? AND record <> '' AND NOT EXISTS (
                SELECT 1 FROM standings
                  WHERE standings.player = results.player AND standings.result = results.id)
              LIMIT \(Self.trimmedAtOnce))
          """, arguments: [oldest])
      return db.changesCount == Self.trimmedAtOnce
    }
  }

  /// The number of results that are kept, not counting those on leaderboards.
  public static let mostResults = 1_000_000

  /// Deletes old results that are on no leaderboard; totals and achievements stay.
  ///
  /// Returns whether there is more to do, like `trimRecords`.
  @discardableResult
  public func trimResults(keeping most: Int = mostResults) throws(StoreError) -> Bool {
    let oldest = try read { db in
      try Int.fetchOne(
        db, sql: "SELECT id FROM results ORDER BY id DESC LIMIT 1 OFFSET ?", arguments: [most])
    }
    guard let oldest else { return false }
    return try write { db in
      try db.execute(
        sql: """
          DELETE FROM results WHERE id IN (
            SELECT id FROM results WHERE id <= ? AND NOT EXISTS (
              SELECT 1 FROM standings
                WHERE standings.player = results.player AND standings.result = results.id)
            LIMIT \(Self.trimmedAtOnce))
          """, arguments: [oldest])
      return db.changesCount == Self.trimmedAtOnce
    }
  }

  private static let trimmedAtOnce = 500
}
