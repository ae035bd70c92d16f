internal import FoundationEssentials
internal import GRDB
internal import Glibc

/// Backups of the database, one per day, in a folder beside it.
///
/// A backup gets its name only once it is complete and checked; unfinished ones have another.
struct Backups: Sendable {
  let folder: String
  /// The number of days that are kept.
  static let most = 5
  private static let (prefix, suffix, unfinished) = ("recreo-", ".sqlite", ".partial")

  func path(of day: Day) -> String { "\(folder)/\(Self.prefix)\(day.compact)\(Self.suffix)" }

  func has(_ day: Day) -> Bool { FileManager.default.fileExists(atPath: path(of: day)) }

  /// The days that have a backup, the newest first.
  var days: [Day] {
    names.compactMap { name in
      guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return nil }
      return Day(compact: name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count))
    }.sorted(by: >)
  }

  /// The newest day whose backup is complete and can be read by this version.
  var newestGood: Day? { days.first { isGood(path(of: $0)) } }

  /// Backs up a database that may be in use, and deletes the oldest backups.
  func take(_ day: Day, of database: any DatabaseReader) throws {
    try write(database, to: path(of: day))
    // A clock that was once wrong may have left backups from the future: the new one stays.
    for old in days.filter({ $0 != day }).dropFirst(Self.most - 1) { remove(path(of: old)) }
  }

  /// Backs up a database that may be in use to any file.
  func write(_ database: any DatabaseReader, to path: String) throws {
    if let reason = makeDirectory(folder) { throw StoreError.noDirectory(folder, reason: reason) }
    let partial = "\(folder)/\(UUID().uuidString)\(Self.unfinished)"
    defer { remove(partial) }
    close(open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    let copy = try DatabaseQueue(path: partial, configuration: Store.configuration)
    try database.backup(to: copy)
    // So that it is a single file, and reading it creates no others.
    try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    try copy.close()
    guard isGood(partial) else { throw StoreError.damaged }
    try replaceDurably(path, by: partial)
  }

  /// Deletes unfinished backups; must not run during a backup.
  func tidy() {
    for name in names where name.contains(Self.unfinished) { remove("\(folder)/\(name)") }
    for day in days { StoreFile.hide(path(of: day)) }
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  func isGood(_ path: String) -> Bool {
    guard !StoreFile.isOdd(path) else { return false }
    let isGood = try? StoreFile.unchanging(path).read { db in
      try !Migrations.all.appliedIdentifiers(db).isEmpty && !Migrations.all.hasBeenSuperseded(db)
        && String.fetchAll(db, sql: "PRAGMA quick_check") == ["ok"]
    }
    return isGood ?? false
  }

  private func remove(_ path: String) {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }
}
