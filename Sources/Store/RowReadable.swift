internal import GRDB

/// What a row of the database becomes; GRDB's own protocol would make GRDB part of our interface.
protocol RowReadable {
  init(row: Row)
}

extension RowReadable {
  static func fetchAll(
    _ db: Database, sql: String, arguments: StatementArguments = StatementArguments()
  ) throws -> [Self] {
    try Row.fetchAll(db, sql: sql, arguments: arguments).map(Self.init)
  }

  static func fetchOne(
    _ db: Database, sql: String, arguments: StatementArguments = StatementArguments()
  ) throws -> Self? {
    try Row.fetchOne(db, sql: sql, arguments: arguments).map(Self.init)
  }
}
