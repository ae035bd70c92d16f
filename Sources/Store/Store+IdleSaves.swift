internal import GRDB

/// The game that continues while nobody plays: one state for each player, and one for the guest,
/// which belongs to the machine.
///
/// The table has the name of the first such game.
extension Store {
  /// The state of a player's game, or the guest's for nil; nil if there is none yet.
  ///
  /// Throws if it can't be read; it then stays unchanged.
  public func idleSave(of owner: Player.ID?) throws(StoreError) -> IdleSave? {
    try read { try Self.idleSave(of: owner, $0) }
  }

  /// Replaces the saved state; on disk when this returns.
  public func save(_ save: IdleSave, of owner: Player.ID?) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO pets (player, pet, seen_at, counted_to) VALUES (?, ?, ?, ?)
            ON CONFLICT (ifnull(player, 0)) DO UPDATE SET
              pet = excluded.pet, seen_at = excluded.seen_at, counted_to = excluded.counted_to
          """, arguments: [owner, save.state, save.seenAt, save.countedTo])
    }
  }

  /// Moves the guest's state to a player who has none; returns whether there was one.
  @discardableResult
  public func adoptIdleSave(by player: Player.ID) throws(StoreError) -> Bool {
    try write { db in
      try db.execute(
        sql: """
          UPDATE pets SET player = :player
            WHERE player IS NULL AND NOT EXISTS (SELECT 1 FROM pets WHERE player = :player)
          """, arguments: ["player": player])
      return db.changesCount > 0
    }
  }

  /// All players with a state, by name, and their states.
  public func idleSaves() throws(StoreError) -> [(player: Player, save: IdleSave)] {
    try read { db in
      let players = try Player.fetchAll(
        db,
        sql: """
          SELECT players.* FROM players JOIN pets ON player = players.id
            WHERE deleted_at IS NULL ORDER BY folded
          """)
      return players.compactMap { player in
        (try? Self.idleSave(of: player.id, db)).map { (player, $0) }
      }
    }
  }

  /// The results after this id that count for a player's state: the player's own, up to the
  /// oldest draft, which may still become the player's.
  ///
  /// For the guest, drafts and the results of players without a state.
  ///
  /// `countedTo` is the newest result counted: nothing is counted twice, even if it is claimed
  /// later.
  public func earnings(
    of owner: Player.ID?, after id: GameResult.ID
  ) throws(StoreError) -> (results: [EarnedResult], countedTo: GameResult.ID) {
    try read { db in
      var newest = try Int.fetchOne(db, sql: "SELECT max(id) FROM results") ?? 0
      if owner != nil,
        let draft = try Int.fetchOne(db, sql: "SELECT min(id) FROM results WHERE player IS NULL")
      {
        newest = draft - 1
      }
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT game, score FROM results WHERE id > :from AND id <= :to
            AND CASE WHEN :owner IS NOT NULL THEN player = :owner
              ELSE player IS NULL OR NOT EXISTS
                (SELECT 1 FROM pets WHERE pets.player = results.player) END
            ORDER BY id
          """, arguments: ["from": id, "to": newest, "owner": owner])
      return (
        try rows.compactMap { row in
          try db.unlessDamaged {
            EarnedResult(game: try row.text("game"), score: try row.int("score"))
          }
        }, max(newest, id)
      )
    }
  }

  /// A draft that was counted for the guest's pet is not counted again for the pet of the player
  /// who claims it, unless this would skip an earlier result.
  static func skipCountedResult(_ result: GameResult.ID, of player: Player.ID, _ db: Database)
    throws
  {
    try db.execute(
      sql: """
        UPDATE pets SET counted_to = :id WHERE player = :player AND counted_to < :id
          AND EXISTS (SELECT 1 FROM pets WHERE player IS NULL AND counted_to >= :id)
          AND NOT EXISTS (SELECT 1 FROM results AS other
            WHERE other.player = :player AND other.id < :id AND other.id > pets.counted_to)
        """, arguments: ["id": result, "player": player])
  }

  /// The id of the newest result, claimed or not; 0 if there is none.
  public func newestResult() throws(StoreError) -> GameResult.ID {
    try read { try Int.fetchOne($0, sql: "SELECT max(id) FROM results") ?? 0 }
  }

  /// The state of the last player on this machine, for a program that only reads.
  ///
  /// Nil if there is none. `isKiosk`: returns the guest's state, whoever played.
  public static func readIdleSave(
    in directory: String, isKiosk: Bool
  ) throws(StoreError) -> IdleSave? {
    try StoreFile(directory: directory).look { db in
      guard try db.tableExists("pets") else { return nil }
      let current = try Int.fetchOne(
        db, sql: "SELECT value FROM flags WHERE key = ?", arguments: [currentPlayerKey])
      guard let owner = isKiosk ? nil : current else { return try idleSave(of: nil, db) }
      return try idleSave(of: owner, db) ?? idleSave(of: nil, db)
    } ?? nil
  }

  private static func idleSave(of owner: Player.ID?, _ db: Database) throws -> IdleSave? {
    try Row.fetchOne(
      db, sql: "SELECT * FROM pets WHERE ifnull(player, 0) = ?", arguments: [owner ?? 0]
    ).map(IdleSave.init)
  }
}

/// A result as counted for an idle game.
public struct EarnedResult: Hashable, Sendable {
  /// The game's name, as in its record.
  public let game: String
  /// Its points.
  public let score: Int
}
