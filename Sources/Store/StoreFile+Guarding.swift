internal import FoundationEssentials
internal import GRDB
internal import Glibc

/// Checks before SQLite opens the files, and repairs right after.
extension StoreFile {
  /// Throws if a file is a pipe, a socket or a device: opening one could block.
  func refuseSpecialFiles() throws(StoreError) {
    for suffix in ["", "-wal", "-shm", "-journal"] where Self.isOdd(path + suffix) {
      throw .damaged
    }
  }

  /// Whether the path is something other than a file or a folder.
  static func isOdd(_ path: String) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(facts.st_mode & S_IFMT)
  }

  /// Makes the files readable only by the user; SQLite's logs inherit the rights of the database.
  func protect() {
    let descriptor = Glibc.open(
      path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o600)
    if descriptor >= 0 { close(descriptor) }
    for suffix in ["", "-wal", "-shm"] { Self.hide(path + suffix) }
  }

  /// Removes all rights of the group and others; what a link leads to keeps its own.
  static func hide(_ path: String) {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_mode & 0o077 != 0
    else { return }
    chmod(path, facts.st_mode & 0o700)
  }

  /// Repairs damaged values, after copying the whole file; returns what was done.
  ///
  /// `checksEverything`: also checks the large tables.
  func repair(
    _ store: Store, checksEverything: Bool, at seconds: Int?
  ) throws -> StoreNotice? {
    let database = store.database
    guard try database.read({ try Repair(db: $0).hasOurTables() }) else {
      throw StoreError.damaged
    }
    let tables = checksEverything ? Repair.all : Repair.small
    guard try database.read({ try Repair(db: $0).isNeeded(in: tables) }) else { return nil }
    let copy = freeName(at: seconds)
    // Without a copy nothing is changed: damaged rows are left out when they are read.
    guard (try? Self.copy(database, to: copy)) != nil else { return nil }
    let lost = try database.write { db in
      let lost = try Repair(db: db).repair { try store.recount($0, keepsAchievements: true, db) }
      guard try !Repair(db: db).isNeeded(in: Repair.all) else { throw StoreError.damaged }
      return lost
    }
    return .repaired(copy: copy, lost: lost)
  }

  private static func copy(_ database: any DatabaseReader, to path: String) throws {
    close(Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
    do {
      let copy = try DatabaseQueue(path: path, configuration: Store.configuration)
      try database.backup(to: copy)
      try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      try copy.close()
    } catch {
      unlink(path)
      throw error
    }
  }
}
