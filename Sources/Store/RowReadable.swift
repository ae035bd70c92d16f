internal import GRDB
internal import Synchronization

/// A type that is read from a row; GRDB's protocol would make GRDB part of our interface.
protocol RowReadable {
  init(row: Row) throws
}

/// Each statement is compiled once a connection.
extension RowReadable {
  /// All rows that can be read; damaged ones are left out.
  static func fetchAll(
    _ db: Database, sql: String, arguments: StatementArguments = StatementArguments()
  ) throws -> [Self] {
    let statement = try db.cachedStatement(sql: sql)
    return try Row.fetchAll(statement, arguments: arguments).compactMap { row in
      try db.unlessDamaged { try Self(row: row) }
    }
  }

  static func fetchOne(
    _ db: Database, sql: String, arguments: StatementArguments = StatementArguments()
  ) throws -> Self? {
    try Row.fetchOne(db.cachedStatement(sql: sql), arguments: arguments).map(Self.init)
  }
}

extension Database {
  /// Returns the result of `body`, or nil if a value is damaged, which is noted.
  @discardableResult func unlessDamaged<Value>(_ read: () throws -> Value) throws -> Value? {
    do { return try read() } catch is DamagedValue {
      let id = ObjectIdentifier(self)
      Self.damaged.withLock { _ = $0.insert(id) }
      return nil
    }
  }

  /// Whether rows were left out since the last call.
  func takeDamage() -> Bool {
    let id = ObjectIdentifier(self)
    return Self.damaged.withLock { $0.remove(id) != nil }
  }

  private static let damaged = Mutex<Set<ObjectIdentifier>>([])
}
