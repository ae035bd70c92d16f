internal import GRDB

/// The list of players, and a player's page.
extension Store {
  /// The number of players.
  public func playerCount() throws(StoreError) -> Int {
    try read { try Int.fetchOne($0, sql: Self.playerCountSQL) ?? 0 }
  }

  /// A part of the list of players: `limit` of them from `offset` on.
  public func players(
    by order: PlayerOrder, offset: Int = 0, limit: Int
  ) throws(StoreError) -> [PlayerLine] {
    try read {
      try PlayerLine.fetchAll($0, sql: page(by: order), arguments: [limit, offset])
    }
  }

  /// Everything that a player's page shows, or nil if there is no such player.
  public func profile(
    of player: Player.ID, recent limit: Int = 20
  ) throws(StoreError) -> PlayerProfile? {
    try read { db in
      guard
        let line = try PlayerLine.fetchOne(
          db, sql: "\(PlayerLine.select(catalogue)) WHERE id = ? AND deleted_at IS NULL",
          arguments: [player])
      else { return nil }
      return PlayerProfile(
        line: line, records: try Self.records(of: player, db),
        awards: try awards(of: player, game: nil, db),
        recent: try ResultLine.fetchAll(
          db, sql: Self.recentSQL, arguments: [player, limit]))
    }
  }

  /// The number of games that a player has finished.
  public func gameCount(of player: Player.ID) throws(StoreError) -> Int {
    try read { try Int.fetchOne($0, sql: Self.gameCountSQL, arguments: [player]) ?? 0 }
  }

  /// The number of games that all players have finished, and of achievements they have reached.
  ///
  /// Counts every row: call it on a worker.
  public func totals() throws(StoreError) -> (games: Int, achievements: Int) {
    try read { db in
      (
        try Int.fetchOne(db, sql: "SELECT count(*) FROM results WHERE player NOT NULL") ?? 0,
        try Int.fetchOne(db, sql: "SELECT count(*) FROM awards WHERE at NOT NULL") ?? 0
      )
    }
  }

  /// Renames a player; throws `nameTaken` if the name belongs to someone else.
  public func rename(_ player: Player.ID, to name: PlayerName) throws(StoreError) {
    try write { db in
      if let other = try Self.player(named: name, db), other.id != player {
        throw StoreError.nameTaken(other.name)
      }
      try db.execute(
        sql: "UPDATE players SET name = ?, folded = ? WHERE id = ? AND deleted_at IS NULL",
        arguments: [name.text, name.folded, player])
    }
  }

  /// Changes a player's avatar.
  public func setAvatar(_ avatar: Avatar, of player: Player.ID) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: "UPDATE players SET avatar = ? WHERE id = ?", arguments: [avatar.text, player])
    }
  }

  static let gameCountSQL = "SELECT count(*) FROM results WHERE player NOT NULL AND player = ?"
  static let playerCountSQL = "SELECT count(*) FROM players WHERE deleted_at IS NULL"

  // Rows before the offset are skipped within the index.
  func page(by order: PlayerOrder) -> String {
    """
    \(PlayerLine.select(catalogue)) WHERE id IN (
        SELECT id FROM players WHERE deleted_at IS NULL ORDER BY \(order.sql) LIMIT ? OFFSET ?)
      ORDER BY \(order.sql)
    """
  }

  static let recentSQL = """
    \(ResultLine.select) AND player = ? ORDER BY at DESC, results.id DESC LIMIT ?
    """

  static let recordsSQL = """
    SELECT game, variant, measure, figure, result FROM standings
      WHERE player = ? AND span = 0 AND variant <> '' ORDER BY game, variant, measure
    """

  private static func records(
    of player: Int, _ db: Database
  ) throws -> [PlayerProfile.Records] {
    let rows = try Row.fetchAll(
      db, sql: recordsSQL, arguments: [player])
    var list: [PlayerProfile.Records] = []
    for row in rows {
      try db.unlessDamaged {
        let (game, variant) = try (row.text("game"), row.text("variant"))
        let (figure, measure) = try (row.int("figure"), row.int("measure"))
        if list.last?.game != game || list.last?.variant != variant {
          let result = try row.int("result")
          list.append(PlayerProfile.Records(game: game, variant: variant, result: result))
        }
        list[list.count - 1].set(figure, as: Measure(rawValue: measure))
      }
    }
    return list
  }
}

extension PlayerProfile.Records {
  fileprivate mutating func set(_ figure: Int, as measure: Measure?) {
    switch measure {
    case .total: wins = -figure
    case .score: score = -figure
    case .time: milliseconds = figure
    case .moves: moves = figure
    case .pushes: pushes = figure
    case nil: break
    }
  }
}
