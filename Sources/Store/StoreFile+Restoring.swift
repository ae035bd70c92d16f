internal import FoundationEssentials
internal import Glibc

extension StoreFile {
  /// Puts the newest good backup in the place of a file that is missing or empty.
  ///
  /// Says of which day it is, or nil where the file is neither or there is no good backup. Where
  /// there is one and it cannot be put there, this throws, so that no empty database takes its
  /// place and its backups the place of the good ones.
  func restoreIfMissing(at seconds: Int?) throws(StoreError) -> Day? {
    guard isEmpty, let day = backups.newestGood else { return nil }
    // A log that was left would be played into this one.
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

  /// What the newest good backup holds, in memory.
  func backupInMemory() -> Store? {
    guard let day = backups.newestGood else { return nil }
    return StoreFile(path: backups.path(of: day), backups: backups, catalogue: catalogue)
      .copyInMemory()
  }
}
