internal import Foundation
internal import GRDB

/// The database's file, and what can be done with it before it is known to be intact.
struct StoreFile: Sendable {
  let path: String
  let backups: Backups
  /// What is known about the games; not needed for reading only.
  var catalogue = GameCatalogue()

  /// Opens and migrates it, repairs damaged values, and reads the settings, which proves that it
  /// is readable.
  func open(at seconds: Int?) throws(StoreError) -> Store.Opened {
    do {
      try refuseSpecialFiles()
      protect()
      try refuseNewer()
      let checksEverything = try refuseSuspect()
      let pool = try DatabasePool(path: path, configuration: Store.configuration)
      // A pool sets NORMAL when it opens, after the configuration was applied.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      let store = try Store(pool, catalogue, file: self)
      let notice = try repair(store, checksEverything: checksEverything, at: seconds)
      unlink(suspicion)
      return Store.Opened(
        store: store, settings: try pool.writeWithoutTransaction(Store.readSettings),
        notices: notice.map { [$0] } ?? [])
    } catch { throw explain(StoreError(error)) }
  }

  /// Whether it is empty or missing.
  var isEmpty: Bool { Self.size(path) == 0 }

  /// Whether files can be created beside it.
  var isFolderWritable: Bool {
    let folder = (path as NSString).deletingLastPathComponent
    return faccessat(AT_FDCWD, folder, W_OK, AT_EACCESS) == 0
  }

  /// Records that reading it failed, for the next `open`.
  func suspect() { _ = FileManager.default.createFile(atPath: suspicion, contents: nil) }

  /// Renames it with its logs; returns its new path, or nil if that fails.
  func moveAside(at seconds: Int?) -> String? {
    let aside = freeName(at: seconds)
    let files = FileManager.default
    for suffix in ["-wal", "-shm", "-journal", ""] where files.fileExists(atPath: path + suffix) {
      guard (try? files.moveItem(atPath: path + suffix, toPath: aside + suffix)) != nil else {
        return nil
      }
    }
    unlink(suspicion)
    return aside
  }

  private var suspicion: String { path + ".suspect" }

  // Checks before the pool is opened, because opening already writes.
  private func refuseNewer() throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let file = try Self.readable(path)
    if try file.read(Migrations.all.hasBeenSuperseded) { throw StoreError.newerDatabase(path) }
  }

  private func refuseSuspect() throws -> Bool {
    guard FileManager.default.fileExists(atPath: suspicion) else { return false }
    guard isSound else { throw StoreError.damaged }
    return true
  }

  // SQLite reports little if a folder is read-only or a damaged file is still partly readable.
  private func explain(_ error: StoreError) -> StoreError {
    guard case .failed(let code, _) = error else { return error }
    if code & 0xFF == ResultCode.SQLITE_CANTOPEN.rawValue, !isFolderWritable { return .readOnly }
    return isSound ? error : .damaged
  }

  private var isSound: Bool {
    do {
      let file = try Self.readable(path)
      let findings = try file.read { try String.fetchAll($0, sql: "PRAGMA quick_check") }
      // Values of the wrong type are repaired separately.
      return findings.allSatisfy { $0 == "ok" || $0.contains(#/^\S+ value in \w+\.\w+$/#) }
    } catch { return StoreError(error) != .damaged }
  }

  /// A free name for what is set aside.
  func freeName(at seconds: Int?) -> String {
    let date = seconds.map { Date(timeIntervalSince1970: Double($0)) } ?? Date()
    let style = Date.ISO8601FormatStyle().dateSeparator(.omitted).timeSeparator(.omitted)
    let first = path + ".corrupt-" + date.formatted(style)
    var name = first
    var count = 1
    while FileManager.default.fileExists(atPath: name) {
      count += 1
      name = "\(first)-\(count)"
    }
    return name
  }
}

extension StoreFile {
  init(directory: String, catalogue: GameCatalogue = GameCatalogue()) {
    self.init(
      path: directory + "/recreo.sqlite", backups: Backups(folder: directory + "/backups"),
      catalogue: catalogue)
  }
}
