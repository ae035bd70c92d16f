internal import GRDB

extension Store {
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try database.read { try watching($0, body) } } catch {
      throw storeError(from: error)
    }
  }

  /// Runs `body` as a transaction: when this returns, all of it is on disk, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try database.write { try watching($0, body) } } catch {
      throw storeError(from: error)
    }
  }

  /// If rows had to be left out, the next start checks the database thoroughly.
  private func watching<Value>(_ db: Database, _ body: (Database) throws -> Value) throws -> Value {
    defer { if db.takeDamage() { file?.suspect() } }
    return try body(db)
  }

  /// Converts an error; after damage, the next start checks the database and sets it aside.
  func storeError(from error: any Error) -> StoreError {
    let error = StoreError(error)
    if error == .damaged { file?.suspect() }
    return error
  }
}
