internal import GRDB

/// The game that goes on while nobody plays: one state for each player, and one, the guest's, that
/// belongs to the machine.
///
/// Their table has the name of the first game of that kind.
extension Store {
  /// The state of a player's game, or the guest's for nil; nil where there is none yet.
  ///
  /// Throws where there is one that cannot be read: it stays as it is.
  public func idleSave(of owner: Player.ID?) throws(StoreError) -> IdleSave? {
    try read { try Self.idleSave(of: owner, $0) }
  }

  /// Saves a state in place of the one before; on the disk when this returns, or not at all.
  public func keep(_ save: IdleSave, of owner: Player.ID?) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO pets (player, pet, seen_at, counted_to) VALUES (?, ?, ?, ?)
            ON CONFLICT (ifnull(player, 0)) DO UPDATE SET
              pet = excluded.pet, seen_at = excluded.seen_at, counted_to = excluded.counted_to
          """, arguments: [owner, save.state, save.seenAt, save.countedTo])
    }
  }

  /// Gives the guest's state to a player who has none; says whether there was one to give.
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

  /// All players who have a state, by name, each with it.
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

  /// What was played after the result of this id, for the state of a player: that one's results, up
  /// to the oldest draft, which may become that one's; for the guest's drafts, and the results of
  /// all who have no state.
  ///
  /// `countedTo` is the newest result counted: nothing is counted twice, also when it is claimed later.
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

  /// What has fed the guest's pet as a draft does not feed the pet of who puts a name to it, unless
  /// that would take an earlier result from it.
  static func feedOnce(_ result: GameResult.ID, of player: Player.ID, _ db: Database) throws {
    try db.execute(
      sql: """
        UPDATE pets SET counted_to = :id WHERE player = :player AND counted_to < :id
          AND EXISTS (SELECT 1 FROM pets WHERE player IS NULL AND counted_to >= :id)
          AND NOT EXISTS (SELECT 1 FROM results AS other
            WHERE other.player = :player AND other.id < :id AND other.id > pets.counted_to)
        """, arguments: ["id": result, "player": player])
  }

  /// The id of the newest result, claimed or not; 0 where there is none.
  public func newestResult() throws(StoreError) -> GameResult.ID {
    try read { try Int.fetchOne($0, sql: "SELECT max(id) FROM results") ?? 0 }
  }

  /// The state of whoever played on this machine last, in a directory, for a program that only looks.
  ///
  /// Nil where there is none. `isKiosk`: there it is the guest's, whoever played.
  public static func peekIdleSave(
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

/// A result as an idle game is paid for it.
public struct EarnedResult: Hashable, Sendable {
  /// The game's name, as its record has it.
  public let game: String
  /// Its points.
  public let score: Int
}
