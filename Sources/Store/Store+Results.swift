internal import GRDB
internal import Rules

extension Store {
  /// Claimed and ranked results of a game in one variant, the best or the latest first.
  ///
  /// The cost depends on the number of rows read, not on the number of results.
  public func results(
    game: String, variant: String, order: ResultOrder, limit: Int = 100
  ) throws(StoreError) -> [ResultLine] {
    try read { try Self.results(game, variant, order, limit, $0) }
  }

  private static func results(
    _ game: String, _ variant: String, _ order: ResultOrder, _ limit: Int, _ db: Database
  ) throws -> [ResultLine] {
    try ResultLine.fetchAll(
      db,
      sql: """
        \(ResultLine.select) AND is_ranked = 1 AND game = ? AND variant = ?
          ORDER BY \(order.sql) LIMIT ?
        """, arguments: [game, variant, limit])
  }

  /// Those of a game's variants that have claimed and ranked results.
  public func filled(_ variants: [String], of game: String) throws(StoreError) -> Set<String> {
    try read { db in
      Set(try variants.filter { try !Self.results(game, $0, .newest, 1, db).isEmpty })
    }
  }

  /// A result with its record, or nil.
  public func result(_ id: GameResult.ID) throws(StoreError) -> GameResult? {
    try read { try Self.result(id, $0) }
  }

  /// The record of a result as JSON, or nil.
  public func record(of id: GameResult.ID) throws(StoreError) -> String? {
    try read { try Self.record(of: id, $0) }
  }

  /// Deletes a claimed result, and returns it for `restore`.
  @discardableResult
  public func deleteResult(_ id: GameResult.ID) throws(StoreError) -> GameResult {
    try write { db in
      guard let result = try Self.result(id, db) else { throw StoreError.noSuchResult(id) }
      try db.execute(sql: "DELETE FROM results WHERE id = ?", arguments: [id])
      if let player = result.player { try recount(player.id, db) }
      return result
    }
  }

  /// Removes all ranked results of a game from the leaderboards; achievements stay.
  public func clearResults(of game: String) throws(StoreError) {
    try write { db in
      let condition = "player IS NOT NULL AND is_ranked = 1 AND game = ?"
      let players = try Int.fetchAll(
        db, sql: "SELECT DISTINCT player FROM results WHERE \(condition)", arguments: [game])
      try db.execute(sql: "DELETE FROM results WHERE \(condition)", arguments: [game])
      for player in players { try recount(player, keepsAchievements: true, db) }
    }
  }

  /// Deletes all results of a time, in milliseconds since 1970, and returns how many; achievements
  /// stay.
  public func deleteResults(in time: Range<Int>) throws(StoreError) -> Int {
    try write { db in
      let condition = "at >= ? AND at < ?"
      let arguments: StatementArguments = [time.lowerBound, time.upperBound]
      let players = try Int.fetchAll(
        db, sql: "SELECT DISTINCT player FROM results WHERE player IS NOT NULL AND \(condition)",
        arguments: arguments)
      try db.execute(sql: "DELETE FROM results WHERE \(condition)", arguments: arguments)
      let count = db.changesCount
      for player in players { try recount(player, keepsAchievements: true, db) }
      return count
    }
  }

  /// The claimed results of all games that were saved last, the last one first.
  public func lastResults(limit: Int) throws(StoreError) -> [ResultLine] {
    try read { db in
      try ResultLine.fetchAll(
        db, sql: "\(ResultLine.select) ORDER BY results.id DESC LIMIT ?", arguments: [limit])
    }
  }

  /// The latest ranked results of a game in any of these variants.
  ///
  /// The cost depends on the number of variants and rows, not on the number of results.
  public func latest(
    game: String, variants: [String], limit: Int
  ) throws(StoreError) -> [ResultLine] {
    let lines = try read { db in
      try variants.flatMap { try Self.results(game, $0, .newest, limit, db) }
    }
    return Array(lines.sorted { ($0.at, $0.id) > ($1.at, $1.id) }.prefix(limit))
  }

  /// The latest ranked results of a player in any of these variants of a game.
  ///
  /// Reads the player's results until there are enough: for many of them call it on a worker.
  public func latest(
    game: String, variants: [String], of player: Player.ID, limit: Int
  ) throws(StoreError) -> [ResultLine] {
    try read { db in
      try ResultLine.fetchAll(
        db, sql: Self.ownLatestSQL(variants.count),
        arguments: [player, game] + StatementArguments(variants) + [limit])
    }
  }

  static func ownLatestSQL(_ variants: Int) -> String {
    """
    \(ResultLine.select) AND is_ranked = 1 AND player = ? AND game = ?
      AND variant IN (\(databaseQuestionMarks(count: variants)))
      ORDER BY at DESC, results.id DESC LIMIT ?
    """
  }

  /// Restores a deleted result, with its player if necessary.
  public func restore(_ result: GameResult) throws(StoreError) {
    try write { db in
      let player = try result.player.map {
        try Self.makePlayer(PlayerName(stored: $0.name), at: $0.createdAt, db)
      }
      try Self.insert(result.played, id: result.id, player: player?.id, db)
      if let player { try recount(player.id, db) }
    }
  }

  static func record(of id: Int, _ db: Database) throws -> String? {
    try String.fetchOne(
      db, sql: "SELECT record FROM records WHERE result = ?", arguments: [id])
  }

  static func result(_ id: Int, _ db: Database) throws -> GameResult? {
    try GameResult.fetchOne(
      db, sql: "\(GameResult.select) WHERE results.id = ?", arguments: [id])
  }

  @discardableResult static func insert(
    _ new: NewResult, id: Int? = nil, player: Int? = nil, _ db: Database
  ) throws -> Int {
    try db.execute(
      sql: """
        INSERT INTO results (id, player, game, variant, score, moves, ms, at, is_ranked)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        id, player, new.game, new.variant, new.score, new.moves, new.milliseconds, new.at,
        new.isRanked,
      ])
    let id = Int(db.lastInsertedRowID)
    try db.execute(
      sql: "INSERT INTO records (result, record, feats) VALUES (?, ?, ?)",
      arguments: [id, new.record, new.gameStats.text])
    return id
  }
}
