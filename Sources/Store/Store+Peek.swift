internal import GRDB

/// For whoever only looks: needs no lock, changes no file, and sees what a running Recreo has
/// kept.
extension Store {
  /// The settings kept in a directory; empty where there are none.
  public static func peek(in directory: String) -> [String: SettingValue] {
    (try? StoreFile(directory: directory).look(readSettings)) ?? [:]
  }

  /// Whether a flag is set in a directory; false where nothing is kept.
  public static func peekFlag(_ key: String, in directory: String) -> Bool {
    let isSet = try? StoreFile(directory: directory).look { db in
      try db.tableExists("flags") && flag(key, db)
    }
    return isSet ?? false
  }

  /// All claimed results kept in a directory, or those of one game: by game and variant, and the
  /// best first there (most points, then shortest, then fewest moves, then earliest).
  public static func peekResults(
    game: String? = nil, in directory: String
  ) throws(StoreError) -> [ResultLine] {
    try StoreFile(directory: directory).look { db in
      guard try db.tableExists("results") else { return [] }
      return try ResultLine.fetchAll(
        db,
        sql: """
          \(try hasRecords(db) ? ResultLine.select : ResultLine.selectBeforeRecords)
            AND game = ifnull(?, game)
            ORDER BY game, variant, score DESC, ms, moves, at, results.id
          """, arguments: [game])
    } ?? []
  }

  /// Whether some of what is kept in a directory is damaged, and so left out of what is shown.
  public static func peekDamage(in directory: String) throws(StoreError) -> Bool {
    try StoreFile(directory: directory).look { db in
      try Mending.all.contains { table in
        try db.tableExists(table) && Mending(db: db).isNeeded(in: [table])
      }
    } ?? false
  }

  /// The record of a result kept in a directory as JSON, or nil where there is none of this id.
  public static func peekRecord(
    _ id: GameResult.ID, in directory: String
  ) throws(StoreError) -> String? {
    try StoreFile(directory: directory).look { db in
      try db.tableExists("records") ? record(of: id, db) : nil
    } ?? nil
  }

  /// Figures about the database in a directory, or nil where there is none.
  public static func peekFigures(in directory: String) throws(StoreError) -> StoreFigures? {
    let file = StoreFile(directory: directory)
    return try file.look { db in
      let hasResults = try db.tableExists("results")
      func count(_ rows: String) throws -> Int {
        try hasResults ? Int.fetchOne(db, sql: "SELECT count(*) FROM \(rows)") ?? 0 : 0
      }
      return StoreFigures(
        path: file.path, bytes: StoreFile.size(file.path),
        players: try count("players" + (hasRecords(db) ? " WHERE deleted_at IS NULL" : "")),
        results: try count("results WHERE player IS NOT NULL"),
        newestBackup: file.backups.days.first)
    }
  }

  // Who only looks does not bring an older file up to date.
  private static func hasRecords(_ db: Database) throws -> Bool { try db.tableExists("awards") }

  /// A copy in memory of what is kept in a directory, or nil where nothing can be read.
  public static func copy(of directory: String, _ catalogue: GameCatalogue) -> Store? {
    StoreFile(directory: directory, catalogue: catalogue).copyInMemory()
  }
}

/// What can be said of a database without opening it for play.
public struct StoreFigures: Hashable, Sendable {
  /// The database's file.
  public let path: String
  /// Its size.
  public let bytes: Int
  /// How many players there are.
  public let players: Int
  /// How many results they have.
  public let results: Int
  /// The day of the newest backup, or nil where there is none.
  public let newestBackup: Day?
}
