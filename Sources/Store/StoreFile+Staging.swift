internal import Foundation
internal import GRDB
internal import Glibc

/// A backup that the owner wants to go back to: it waits beside the database until the next start,
/// because a running program would write its own state over it.
extension StoreFile {
  private var staged: String { path + ".restore" }
  private var replaced: String { path + ".before-restore" }

  /// Lets a backup wait; returns whether it is one that can be read.
  func stage(_ backup: String) -> Bool {
    guard backups.isGood(backup) else { return false }
    let copy = staged + ".partial"
    unlink(copy)
    defer { unlink(copy) }
    let isCopied = (try? FileManager.default.copyItem(atPath: backup, toPath: copy)) != nil
    return isCopied && (try? replaceDurably(staged, by: copy)) != nil
  }

  /// Replaces the database with the backup that waits; the database stays beside it under another name.
  ///
  /// After a power failure in between, the next start goes on.
  func adoptStaged() throws(StoreError) {
    guard FileManager.default.fileExists(atPath: staged) else { return }
    guard backups.isGood(staged) else {
      unlink(staged)
      return
    }
    for suffix in ["-wal", "-shm", ""] where FileManager.default.fileExists(atPath: path + suffix) {
      guard rename(path + suffix, replaced + suffix) == 0 else { throw .readOnly }
    }
    try replaceDurably(path, by: staged)
  }
}

extension Store {
  /// Lets a backup replace the data in a folder when it is opened next; returns whether the file is a
  /// backup that this version can read.
  public static func restoreAtNextStart(_ backup: String, in directory: String) -> Bool {
    guard makeDirectory(directory) == nil else { return false }
    return StoreFile(directory: directory).stage(backup)
  }

  /// Backs up the data in a folder to a file, while it may be in use; false if there is none.
  public static func backUp(_ directory: String, to path: String) throws(StoreError) -> Bool {
    let file = StoreFile(directory: directory)
    guard !file.isEmpty else { return false }
    do {
      let isInUse = StoreFile.size(file.path + "-wal") > 0
      let database =
        try isInUse ? StoreFile.readable(file.path) : StoreFile.unchanging(file.path)
      try Backups(folder: (path as NSString).deletingLastPathComponent).write(database, to: path)
    } catch { throw StoreError(error) }
    return true
  }

  /// Backs up the open store to a file.
  public func backUp(to path: String) throws(StoreError) {
    do {
      try Backups(folder: (path as NSString).deletingLastPathComponent).write(database, to: path)
    } catch { throw StoreError(error) }
  }
}
