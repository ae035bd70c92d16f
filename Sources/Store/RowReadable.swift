internal import GRDB
internal import Synchronization

/// What a row of the database becomes; GRDB's own protocol would make GRDB part of our interface.
protocol RowReadable {
  init(row: Row) throws
}

extension RowReadable {
  /// All rows that can be read; one that is damaged costs no other.
  static func fetchAll(
    _ db: Database, sql: String, arguments: StatementArguments = StatementArguments()
  ) throws -> [Self] {
    try Row.fetchAll(db, sql: sql, arguments: arguments).compactMap { row in
      try db.unlessDamaged { try Self(row: row) }
    }
  }

  static func fetchOne(
    _ db: Database, sql: String, arguments: StatementArguments = StatementArguments()
  ) throws -> Self? {
    try Row.fetchOne(db, sql: sql, arguments: arguments).map(Self.init)
  }
}

extension Database {
  /// What is made of a row, or nil where a value of it is damaged, which is noted.
  @discardableResult func unlessDamaged<Value>(_ read: () throws -> Value) throws -> Value? {
    do { return try read() } catch is DamagedValue {
      let id = ObjectIdentifier(self)
      Self.damaged.withLock { _ = $0.insert(id) }
      return nil
    }
  }

  /// Whether rows were left out since this was asked last.
  func takeDamage() -> Bool {
    let id = ObjectIdentifier(self)
    return Self.damaged.withLock { $0.remove(id) != nil }
  }

  private static let damaged = Mutex<Set<ObjectIdentifier>>([])
}
