internal import FoundationEssentials
internal import Glibc

extension StoreFile {
  /// Replaces a missing or empty file with the newest good backup.
  ///
  /// Returns the backup's day, or nil if the file has contents or there is no good backup. If
  /// restoring fails, this throws, so that no empty database, and later its backups, replace the
  /// good ones.
  func restoreIfMissing(at seconds: Int?) throws(StoreError) -> Day? {
    guard isEmpty, let day = backups.newestGood else { return nil }
    // A log that was left behind would be applied to this file.
    if Self.size(path + "-wal") > 0, moveAside(at: seconds) == nil { throw .readOnly }
    let copy = path + ".restoring"
    unlink(copy)
    defer { unlink(copy) }
    do {
      try FileManager.default.copyItem(atPath: backups.path(of: day), toPath: copy)
    } catch {
      throw isFolderWritable ? .diskFull : .readOnly
    }
    try replaceDurably(path, by: copy)
    return day
  }

  /// The contents of the newest good backup, in memory.
  func backupInMemory() -> Store? {
    guard let day = backups.newestGood else { return nil }
    return StoreFile(path: backups.path(of: day), backups: backups, catalogue: catalogue)
      .copyInMemory()
  }
}
