internal import Foundation
internal import GRDB

/// What bug reports need: the shape of a database, and the names that they must not contain.
extension Store {
  /// The shape of the database in a directory, or nil if there is none.
  public static func readShape(in directory: String) throws(StoreError) -> StoreShape? {
    let file = StoreFile(directory: directory)
    return try file.look { db in
      let applied = try Migrations.all.appliedIdentifiers(db)
      return StoreShape(
        bytes: StoreFile.size(file.path), logBytes: StoreFile.size(file.path + "-wal"),
        migrations: Migrations.steps.map(\.name).filter(applied.contains),
        rows: try tables(db).reduce(into: [:]) { rows, table in
          rows[table] = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table.quotedName)")
        },
        backups: file.backups.days.map { StoreFile.size(file.backups.path(of: $0)) })
    }
  }

  /// Every name that people entered in a directory: of players (also deleted ones), designs, pets
  /// and saved games.
  public static func readNames(in directory: String) throws(StoreError) -> Set<String> {
    try StoreFile(directory: directory).look { db in
      var names: Set<String> = []
      for table in try tables(db) {
        for column in try db.columns(in: table).map(\.name) {
          let isName = column == "name"
          // Most texts are long records without names.
          let condition =
            isName ? "" : " AND instr(\(column.quotedName), '\"name\"') > 0"
          let values = try String.fetchCursor(
            db,
            sql: "SELECT \(column.quotedName) FROM \(table.quotedName) "
              + "WHERE typeof(\(column.quotedName)) = 'text'" + condition)
          while let value = try values.next() {
            names.formUnion(isName ? [value] : self.names(in: value))
          }
        }
      }
      return names
    } ?? []
  }

  private static func tables(_ db: Database) throws -> [String] {
    try String.fetchAll(
      db,
      sql: """
        SELECT name FROM sqlite_master
          WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name
        """
    ).filter { $0 != "grdb_migrations" }
  }

  /// The texts called `name` anywhere in a text that is JSON.
  private static func names(in text: String) -> Set<String> {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))).map(names(inJSON:)) ?? []
  }

  private static func names(inJSON json: Any) -> Set<String> {
    switch json {
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(names(inJSON: $1)) }
    case let object as [String: Any]:
      object.reduce(into: []) { found, entry in
        if entry.key == "name", let name = entry.value as? String { found.insert(name) }
        found.formUnion(names(inJSON: entry.value))
      }
    default: []
    }
  }
}

extension String {
  /// As the name of a table or column in SQL.
  fileprivate var quotedName: String {
    "\"" + replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
