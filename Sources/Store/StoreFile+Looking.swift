internal import Foundation
internal import GRDB

extension StoreFile {
  /// Reads it without changing it, beside whoever writes it; nil where there is none.
  func look<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value? {
    guard !isEmpty else { return nil }
    do {
      // A log means that somebody is writing, or was killed at it: SQLite has to read both files.
      guard Self.size(path + "-wal") > 0 else { return try Self.unchanging(path).read(body) }
      do { return try Self.readable(path).read(body) } catch let error as DatabaseError
        where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode)
      {
        return try Self.unchanging(path).read(body)
      }
    } catch { throw StoreError(error) }
  }

  /// A copy of it that is never written back, or nil where it cannot be read either.
  func copyInMemory() -> Store? {
    guard let memory = try? DatabaseQueue(configuration: Store.configuration) else { return nil }
    let isCopied = try? look { file in
      try memory.writeWithoutTransaction { try file.backup(to: $0) }
      return true
    }
    return isCopied == true ? try? Store(memory, catalogue) : nil
  }

  /// The bytes of a file, 0 where there is none.
  static func size(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  static func readable(_ path: String) throws -> DatabaseQueue {
    try DatabaseQueue(path: path, configuration: readOnly)
  }

  /// A file that nobody writes: no locks, and nothing is made beside it.
  ///
  /// A database in WAL mode cannot be read otherwise where no file may be made.
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
