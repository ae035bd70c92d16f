internal import Foundation
internal import GRDB

extension StoreFile {
  /// Reads it without changing it, even while another process writes; nil if there is none.
  func look<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value? {
    guard !isEmpty else { return nil }
    do {
      // A log means that a process is writing, or was killed while writing: SQLite has to read
      // both files.
      guard Self.size(path + "-wal") > 0 else { return try Self.unchanging(path).read(body) }
      do { return try Self.readable(path).read(body) } catch let error as DatabaseError
        where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode)
      {
        return try Self.unchanging(path).read(body)
      }
    } catch { throw StoreError(error) }
  }

  /// A copy in memory that is never written back, or nil if it can't be read either.
  func copyInMemory() -> Store? {
    guard let memory = try? DatabaseQueue(configuration: Store.configuration) else { return nil }
    let isCopied = try? look { file in
      try memory.writeWithoutTransaction { try file.backup(to: $0) }
      return true
    }
    return isCopied == true ? try? Store(memory, catalogue) : nil
  }

  /// The size of a file in bytes, 0 if there is none.
  static func size(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  static func readable(_ path: String) throws -> DatabaseQueue {
    try DatabaseQueue(path: path, configuration: readOnly)
  }

  /// Opens a file that nobody writes: without locks, and without creating files beside it.
  ///
  /// A database in WAL mode can't be read otherwise if no file may be created.
  static func unchanging(_ path: String) throws -> DatabaseQueue {
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return try DatabaseQueue(path: "file:\(escaped)?immutable=1", configuration: readOnly)
  }

  private static var readOnly: Configuration {
    var configuration = Store.configuration
    configuration.readonly = true
    return configuration
  }
}
