internal import GRDB
internal import Rules

/// Finds and repairs values of the wrong type in an otherwise intact database.
///
/// SQLite checks neither types nor sizes, and a single flipped bit turns a text into a blob. The
/// tables and their columns are read from the database itself, so new columns are covered too.
struct Repair {
  let db: Database

  /// Checked at each start; the other tables may have millions of rows.
  static let small = [
    "settings", "flags", "saves", "looms", "pets", "picture_locks", "happenings", "owner_lock",
    "owner_settings", "players",
  ]
  /// All tables; players come last, since deleting one deletes their data.
  static let all =
    ["results", "records", "awards", "standings"] + small

  /// The substitutes for damaged values.
  ///
  /// Without a substitute or a default, and if the column can't be NULL, the row is deleted.
  private static let substitutes = [
    "players.name": "'Player ' || id", "players.folded": "char(0) || id",
    "players.created_at": "0", "looms.name": "'Panel ' || id", "looms.at": "0",
    "pets.seen_at": "0", "pets.counted_to": "(SELECT ifnull(max(id), 0) FROM results)",
    "saves.ms": "0", "saves.at": "0", "saves.extra": "'{}'", "records.record": "'{}'",
    "results.is_ranked": "0", "results.at": "0", "results.score": "0", "results.moves": "0",
    "results.ms": "0",
  ]

  /// Whether a value in these tables is damaged.
  func isNeeded(in tables: [String]) throws -> Bool {
    // With the highest possible id there could be no further result.
    if try db.tableExists("results"),
      let last = try Int.fetchOne(db, sql: "SELECT max(id) FROM results"), last > ValidValue.number
    {
      return true
    }
    for table in tables {
      let bad = try db.columns(in: table).map(Self.isBad).joined(separator: " OR ")
      if try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(bad))") ?? false
      {
        return true
      }
    }
    return false
  }

  /// Repairs every damaged value, and deletes the rows that can't be repaired.
  ///
  /// Returns how many were deleted. Whatever is derived from results is counted again.
  func repair(recount: (_ player: Int) throws -> Void) throws -> Int {
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    try unrankDoubtfulResults()
    var lost = 0
    for table in Self.all {
      for column in try db.columns(in: table) { lost += try repair(column, of: table) }
    }
    try repairNames()
    try repairReferences()
    for player in try Int.fetchAll(db, sql: "SELECT id FROM players") {
      try recount(player)
    }
    return lost
  }

  private func repair(_ column: ColumnInfo, of table: String) throws -> Int {
    let name = column.name
    let kind = Self.isText(column) ? "TEXT" : "INTEGER"
    let close = Self.isText(column) ? "'blob', 'integer', 'real'" : "'real'"
    func update(_ value: String, where condition: String) throws {
      try db.execute(sql: "UPDATE OR IGNORE \(table) SET \(name) = \(value) WHERE \(condition)")
    }
    try update("CAST(\(name) AS \(kind))", where: "typeof(\(name)) IN (\(close))")
    let bad = Self.isBad(column)
    if name == "name" { try update("substr(name, 1, \(PlayerName.longest))", where: bad) }
    let substitute =
      Self.substitutes["\(table).\(name)"] ?? column.defaultValueSQL
      ?? (Self.takesNull(column) ? "NULL" : nil)
    if let substitute { try update(substitute, where: bad) }
    try db.execute(sql: "DELETE FROM \(table) WHERE \(bad)")
    return db.changesCount
  }

  // An unknown value must not lead a leaderboard.
  private func unrankDoubtfulResults() throws {
    let figures = try db.columns(in: "results").filter {
      ["score", "moves", "ms"].contains($0.name)
    }
    try db.execute(
      sql: "UPDATE results SET is_ranked = 0 WHERE "
        + figures.map(Self.isBad).joined(separator: " OR "))
  }

  // Two names that now fold alike were different before one was damaged: both stay.
  private func repairNames() throws {
    for player in try Player.fetchAll(db, sql: "SELECT * FROM players WHERE deleted_at IS NULL") {
      var name = PlayerName(stored: player.name)
      let owner = try Int.fetchOne(
        db, sql: "SELECT id FROM players WHERE folded = ?", arguments: [name.folded])
      if let owner, owner != player.id { name = PlayerName(stored: "\(player.name) \(player.id)") }
      guard owner != player.id else { continue }
      try db.execute(
        sql: "UPDATE OR IGNORE players SET name = ?, folded = ? WHERE id = ?",
        arguments: [name.text, name.folded, player.id])
    }
  }

  // A result whose player is unknown becomes a draft again, to be claimed.
  private func repairReferences() throws {
    let isNobodys = "player NOT NULL AND player NOT IN (SELECT id FROM players)"
    try db.execute(
      sql: """
        UPDATE results SET player = NULL WHERE \(isNobodys);
        UPDATE looms SET player = NULL WHERE \(isNobodys);
        UPDATE OR IGNORE pets SET player = NULL WHERE \(isNobodys);
        DELETE FROM pets WHERE \(isNobodys);
        DELETE FROM picture_locks WHERE \(isNobodys);
        DELETE FROM awards WHERE \(isNobodys);
        DELETE FROM standings WHERE \(isNobodys);
        DELETE FROM records WHERE result NOT IN (SELECT id FROM results);
        INSERT INTO records (result, record) SELECT id, '{}' FROM results
          WHERE id NOT IN (SELECT result FROM records);
        """)
    for table in ["players", "results", "looms"] {
      try db.execute(
        sql: """
          UPDATE sqlite_sequence SET seq = (SELECT ifnull(max(id), 0) FROM \(table))
            WHERE name = ? AND (typeof(seq) <> 'integer' OR seq > \(ValidValue.number))
          """, arguments: [table])
    }
  }

  private static func isText(_ column: ColumnInfo) -> Bool { column.type == "TEXT" }

  private static func takesNull(_ column: ColumnInfo) -> Bool {
    !column.isNotNull && column.primaryKeyIndex == 0
  }

  /// An SQL condition for values of this column that can't be read.
  private static func isBad(_ column: ColumnInfo) -> String {
    let name = column.name
    let bad =
      if !isText(column) {
        "typeof(\(name)) <> 'integer' OR \(name) NOT BETWEEN "
          + "\(name == "id" ? 1 : -ValidValue.number) AND \(ValidValue.number)"
      } else if ValidValue.longText.contains(name) {
        "typeof(\(name)) <> 'text'"
      } else {
        "typeof(\(name)) <> 'text' OR length(\(name)) > \(ValidValue.text)"
      }
    return takesNull(column) ? "(\(name) NOT NULL AND (\(bad)))" : "(\(bad))"
  }
}

extension Repair {
  /// Whether all tables exist with all their columns.
  ///
  /// A view with a table's name, or a table from another program, can be read but not written.
  func hasOurTables() throws -> Bool {
    for (table, columns) in try Self.columns.get() {
      let isTable = try Bool.fetchOne(
        db, sql: "SELECT type = 'table' FROM sqlite_master WHERE name = ?", arguments: [table])
      guard isTable == true, try columns.isSubset(of: db.columns(in: table).map(\.name)) else {
        return false
      }
    }
    return true
  }

  private static let columns: Result<[String: Set<String>], any Error> = Result {
    let fresh = try DatabaseQueue()
    try Migrations.all.migrate(fresh)
    return try fresh.read { db in
      var columns: [String: Set<String>] = [:]
      for table in all { columns[table] = Set(try db.columns(in: table).map(\.name)) }
      return columns
    }
  }
}
