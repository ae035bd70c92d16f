internal import GRDB

/// How the database came to be, step by step; append only, never edit one that was released.
enum Migrations {
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1: settings") { db in
      try db.execute(sql: "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
    }
    return migrator
  }
}
