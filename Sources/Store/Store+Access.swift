internal import GRDB

extension Store {
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try database.read { try watching($0, body) } } catch {
      throw storeError(from: error)
    }
  }

  /// Runs `body` as one transaction: all of it is on the disk when this returns, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try database.write { try watching($0, body) } } catch {
      throw storeError(from: error)
    }
  }

  /// Rows that had to be left out are a reason to look closely at the next start.
  private func watching<Value>(_ db: Database, _ body: (Database) throws -> Value) throws -> Value {
    defer { if db.takeDamage() { file?.suspect() } }
    return try body(db)
  }

  /// An error as ours; of damage the next start is told, which looks closely and sets it aside.
  func storeError(from error: any Error) -> StoreError {
    let error = StoreError(error)
    if error == .damaged { file?.suspect() }
    return error
  }
}
