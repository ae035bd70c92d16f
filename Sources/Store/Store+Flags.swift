internal import GRDB

extension Store {
  /// Whether a one-time event has happened on this machine; false by default.
  public func flag(_ key: String) throws(StoreError) -> Bool {
    try read { try Self.flag(key, $0) }
  }

  static func flag(_ key: String, _ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT value FROM flags WHERE key = ?", arguments: [key]) == 1
  }

  /// Stores that an event has happened, or that it may happen again.
  public func setFlag(_ key: String, to isSet: Bool = true) throws(StoreError) {
    try write { try Self.setFlag(key, to: isSet ? 1 : nil, $0) }
  }

  static func setFlag(_ key: String, to value: Int?, _ db: Database) throws {
    guard let value else {
      try db.execute(sql: "DELETE FROM flags WHERE key = ?", arguments: [key])
      return
    }
    try db.execute(
      sql: "INSERT OR REPLACE INTO flags (key, value) VALUES (?, ?)", arguments: [key, value])
  }
}
