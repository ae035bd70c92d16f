internal import GRDB

/// Read-only access: needs no lock, changes no file, and sees what a running Recreo has saved.
extension Store {
  /// The settings stored in a directory; empty if there are none.
  public static func readOptions(in directory: String) -> [String: SettingValue] {
    (try? StoreFile(directory: directory).look(readSettings)) ?? [:]
  }

  /// Whether a flag is set in a directory; false by default.
  public static func readFlag(_ key: String, in directory: String) -> Bool {
    let isSet = try? StoreFile(directory: directory).look { db in
      try db.tableExists("flags") && flag(key, db)
    }
    return isSet ?? false
  }

  /// All claimed results in a directory, or those of one game or player: by game and variant, the best
  /// first (most points, then shortest, then fewest moves, then earliest).
  public static func readResults(
    game: String? = nil, player: Player.ID? = nil, in directory: String
  ) throws(StoreError) -> [ResultLine] {
    try StoreFile(directory: directory).look { db in
      guard try db.tableExists("results") else { return [] }
      return try ResultLine.fetchAll(
        db,
        sql: """
          \(try hasRecords(db) ? ResultLine.select : ResultLine.selectBeforeRecords)
            AND game = ifnull(?, game) AND player = ifnull(?, player)
            ORDER BY game, variant, score DESC, ms, moves, at, results.id
          """, arguments: [game, player])
    } ?? []
  }

  /// Whether data in a directory is damaged and therefore left out.
  public static func hasDamage(in directory: String) throws(StoreError) -> Bool {
    try StoreFile(directory: directory).look { db in
      try Repair.all.contains { table in
        try db.tableExists(table) && Repair(db: db).isNeeded(in: [table])
      }
    } ?? false
  }

  /// All designs in a directory, the last changed first.
  public static func readLooms(in directory: String) throws(StoreError) -> [SavedLoom] {
    try StoreFile(directory: directory).look { db in
      guard try db.tableExists("looms"), try hasRecords(db) else { return [] }
      return try SavedLoom.fetchAll(
        db, sql: "\(SavedLoom.select) ORDER BY at DESC, looms.id DESC")
    } ?? []
  }

  /// The record of a result in a directory as JSON, or nil if there is no such result.
  public static func readRecord(
    _ id: GameResult.ID, in directory: String
  ) throws(StoreError) -> String? {
    try StoreFile(directory: directory).look { db in
      try db.tableExists("records") ? record(of: id, db) : nil
    } ?? nil
  }

  /// All players in a directory, by name.
  public static func readPlayers(in directory: String) throws(StoreError) -> [PlayerSummary] {
    try StoreFile(directory: directory).look { db in
      guard try db.tableExists("results") else { return [] }
      let isLeftOut = try hasRecords(db) ? "WHERE deleted_at IS NULL" : ""
      return try PlayerSummary.fetchAll(
        db,
        sql: """
          SELECT id, name, (SELECT count(*) FROM results WHERE player = players.id) AS results
            FROM players \(isLeftOut) ORDER BY folded
          """)
    } ?? []
  }

  /// Statistics of the database in a directory, or nil if there is none.
  public static func readStatistics(in directory: String) throws(StoreError) -> StoreStatistics? {
    let file = StoreFile(directory: directory)
    return try file.look { db in
      let hasResults = try db.tableExists("results")
      func count(_ rows: String) throws -> Int {
        try hasResults ? Int.fetchOne(db, sql: "SELECT count(*) FROM \(rows)") ?? 0 : 0
      }
      return StoreStatistics(
        path: file.path, bytes: StoreFile.size(file.path),
        players: try count("players" + (hasRecords(db) ? " WHERE deleted_at IS NULL" : "")),
        results: try count("results WHERE player IS NOT NULL"),
        newestBackup: file.backups.days.first)
    }
  }

  // Reading doesn't migrate an older file.
  private static func hasRecords(_ db: Database) throws -> Bool { try db.tableExists("awards") }

  /// A copy in memory of the data in a directory, or nil if it can't be read.
  public static func copy(of directory: String, _ catalogue: GameCatalogue) -> Store? {
    StoreFile(directory: directory, catalogue: catalogue).copyInMemory()
  }
}

/// A player as known without opening the database for playing.
public struct PlayerSummary: Identifiable, Hashable, Sendable {
  /// The number, which no other player gets.
  public let id: Player.ID
  /// The name.
  public let name: String
  /// How many results there are.
  public let results: Int
}

extension PlayerSummary: RowReadable {
  init(row: Row) throws {
    try self.init(id: row.int("id"), name: row.text("name"), results: row.int("results"))
  }
}

/// What is known of a database without opening it for playing.
public struct StoreStatistics: Hashable, Sendable {
  /// The database's file.
  public let path: String
  /// Its size.
  public let bytes: Int
  /// How many players there are.
  public let players: Int
  /// How many results they have.
  public let results: Int
  /// The day of the newest backup, or nil if there is none.
  public let newestBackup: Day?
}
