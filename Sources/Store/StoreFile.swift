internal import Foundation
internal import GRDB

/// The database's file, and what can be done with it before it is known to be good.
struct StoreFile {
  let path: String

  init(directory: String) { path = directory + "/recreo.sqlite" }

  /// Opens and migrates it, and reads the settings, which proves that it can be read.
  func open() throws(StoreError) -> (Store, [String: SettingValue]) {
    do {
      try refuseNewer()
      let pool = try DatabasePool(path: path, configuration: Store.configuration)
      // A pool sets NORMAL when it opens, after the configuration had its say.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      let store = try Store(pool)
      return (store, try pool.writeWithoutTransaction(Store.readSettings))
    } catch { throw explain(StoreError(error)) }
  }

  /// A copy of it that is never written back, or nil where it cannot be read either.
  func copyInMemory() -> Store? {
    guard let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed),
      // Without `immutable` a WAL database cannot be read where no file may be made beside it.
      let file = try? DatabaseQueue(
        path: "file:\(escaped)?immutable=1", configuration: Self.readOnly),
      let memory = try? DatabaseQueue(configuration: Store.configuration),
      (try? file.backup(to: memory)) != nil
    else { return nil }
    return try? Store(memory)
  }

  /// Renames it with all that belongs to it; says its new path, or nil where that is not possible.
  func moveAside(at seconds: Int?) -> String? {
    let aside = freeName(at: seconds)
    let files = FileManager.default
    for suffix in ["-wal", "-shm", ""] where files.fileExists(atPath: path + suffix) {
      guard (try? files.moveItem(atPath: path + suffix, toPath: aside + suffix)) != nil else {
        return nil
      }
    }
    return aside
  }

  // Looks before the pool is opened, because that alone writes.
  private func refuseNewer() throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let file = try DatabaseQueue(path: path, configuration: Self.readOnly)
    if try file.read(Migrations.all.hasBeenSuperseded) { throw StoreError.newerDatabase(path) }
  }

  // SQLite says little where a folder is read-only or a damaged file still makes some sense.
  private func explain(_ error: StoreError) -> StoreError {
    guard case .failed(let code, _) = error else { return error }
    let directory = (path as NSString).deletingLastPathComponent
    if code & 0xFF == ResultCode.SQLITE_CANTOPEN.rawValue,
      faccessat(AT_FDCWD, directory, W_OK, AT_EACCESS) != 0
    {
      return .readOnly
    }
    return isSound ? error : .damaged
  }

  private var isSound: Bool {
    do {
      let file = try DatabaseQueue(path: path, configuration: Self.readOnly)
      return try file.read { try String.fetchAll($0, sql: "PRAGMA quick_check") } == ["ok"]
    } catch { return StoreError(error) != .damaged }
  }

  private func freeName(at seconds: Int?) -> String {
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

  private static var readOnly: Configuration {
    var configuration = Store.configuration
    configuration.readonly = true
    return configuration
  }
}
