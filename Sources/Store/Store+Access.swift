internal import GRDB

extension Store {
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try database.read(body) } catch { throw StoreError(error) }
  }

  /// Runs `body` as one transaction: all of it is on the disk when this returns, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do { return try database.write(body) } catch { throw StoreError(error) }
  }
}
