internal import FoundationEssentials
internal import GRDB
internal import Glibc

/// Backups of the database, one per day, in a folder beside it.
///
/// A backup gets its name only once it is complete and checked; unfinished ones have another. The day in
/// the name comes from a clock that may be wrong, so each has a number (`PRAGMA user_version`) that says in
/// which order they were written.
struct Backups: Sendable {
  let folder: String
  /// The number of days that are kept.
  static let most = 5
  private static let (prefix, suffix, unfinished) = ("recreo-", ".sqlite", ".partial")

  func path(of day: Day) -> String { "\(folder)/\(Self.prefix)\(day.compact)\(Self.suffix)" }

  /// The days that have a backup, the last written first.
  var days: [Day] {
    unordered.map { (day: $0, age: age(of: path(of: $0))) }
      .sorted { ($0.age.number, $0.age.rows, $0.day) > ($1.age.number, $1.age.rows, $1.day) }
      .map(\.day)
  }

  private var unordered: [Day] {
    names.compactMap { name in
      guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return nil }
      return Day(compact: name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count))
    }
  }

  /// The number of a backup, and how many rows the database had ever had: those of older versions have no
  /// number.
  private func age(of path: String) -> (number: Int, rows: Int) {
    guard !StoreFile.isOdd(path) else { return (0, 0) }
    let age = try? StoreFile.unchanging(path).read { db in
      (
        number: try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
        rows: try Int.fetchOne(db, sql: "SELECT coalesce(sum(seq), 0) FROM sqlite_sequence") ?? 0
      )
    }
    return age ?? (0, 0)
  }

  /// The newest day whose backup is complete and can be read by this version.
  var newestGood: Day? { days.first { isGood(path(of: $0)) } }

  /// Backs up a database that may be in use, and deletes the oldest backups.
  func take(_ day: Day, of database: any DatabaseReader) throws {
    let earlier = days
    let last = earlier.first.map { age(of: path(of: $0)).number } ?? 0
    try write(database, to: path(of: day), number: last + 1)
    for old in earlier.filter({ $0 != day }).dropFirst(Self.most - 1) { remove(path(of: old)) }
  }

  /// Backs up a database that may be in use to any file.
  func write(_ database: any DatabaseReader, to path: String, number: Int? = nil) throws {
    if let reason = makeDirectory(folder) { throw StoreError.noDirectory(folder, reason: reason) }
    let partial = "\(folder)/\(UUID().uuidString)\(Self.unfinished)"
    defer { remove(partial) }
    close(open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    let copy = try DatabaseQueue(path: partial, configuration: Store.configuration)
    try database.backup(to: copy)
    // So that it is a single file, and reading it creates no others.
    try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    if let number {
      try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = \(number)") }
    }
    try copy.close()
    guard isGood(partial) else { throw StoreError.damaged }
    try replaceDurably(path, by: partial)
  }

  /// Deletes unfinished backups; must not run during a backup.
  func tidy() {
    for name in names where name.contains(Self.unfinished) { remove("\(folder)/\(name)") }
    for day in unordered { StoreFile.hide(path(of: day)) }
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
