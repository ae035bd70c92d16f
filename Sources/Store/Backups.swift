internal import FoundationEssentials
internal import GRDB
internal import Glibc

/// Copies of the database, one a day, in a folder beside it.
///
/// A copy carries its name only when it is whole and checked; what was broken off has another.
struct Backups: Sendable {
  let folder: String
  /// How many days are kept.
  static let most = 5
  private static let (prefix, suffix, unfinished) = ("recreo-", ".sqlite", ".partial")

  func path(of day: Day) -> String { "\(folder)/\(Self.prefix)\(day.compact)\(Self.suffix)" }

  func has(_ day: Day) -> Bool { FileManager.default.fileExists(atPath: path(of: day)) }

  /// The days there are copies of, the newest first.
  var days: [Day] {
    names.compactMap { name in
      guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return nil }
      return Day(compact: name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count))
    }.sorted(by: >)
  }

  /// The newest day whose copy is whole and can be read by this Recreo.
  var newestGood: Day? { days.first { isGood(path(of: $0)) } }

  /// Copies a database that may be written meanwhile, and lets go of the oldest copies.
  func take(_ day: Day, of database: any DatabaseReader) throws {
    if let reason = makeDirectory(folder) { throw StoreError.noDirectory(folder, reason: reason) }
    let partial = "\(folder)/\(UUID().uuidString)\(Self.unfinished)"
    defer { remove(partial) }
    close(open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    let copy = try DatabaseQueue(path: partial, configuration: Store.configuration)
    try database.backup(to: copy)
    // So that it is one file, and looking at it makes no others.
    try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
    try copy.close()
    guard isGood(partial) else { throw StoreError.damaged }
    try replaceDurably(path(of: day), by: partial)
    // A clock that was wrong once may have left copies from the future: the new one stays.
    for old in days.filter({ $0 != day }).dropFirst(Self.most - 1) { remove(path(of: old)) }
  }

  /// Removes what was broken off; nobody may be copying.
  func tidy() {
    for name in names where name.contains(Self.unfinished) { remove("\(folder)/\(name)") }
    for day in days { StoreFile.hide(path(of: day)) }
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private func isGood(_ path: String) -> Bool {
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
