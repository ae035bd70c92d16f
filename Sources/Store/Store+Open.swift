extension Store {
  /// The result of opening a store.
  public struct Opened: Sendable {
    /// The store, on disk or in memory.
    public let store: Store
    /// The settings from Options, by key.
    public let settings: [String: SettingValue]
    /// What to tell the user; usually nothing.
    public let notices: [StoreNotice]

    func after(_ earlier: [StoreNotice]) -> Opened {
      Opened(store: store, settings: settings, notices: earlier + notices)
    }
  }

  /// Opens the database in this folder, and creates both if they are missing.
  ///
  /// Whatever is wrong, there is a store to play with, and a notice. Single damaged values are
  /// repaired, or their rows deleted, after the file was copied. A damaged file is set aside
  /// under the date given in seconds since 1970 (by default the clock's), and replaced by the
  /// newest good backup, or by a new database if there is none; a missing file likewise. If
  /// nothing can be written, or a newer version wrote the file, everything happens in memory,
  /// with a copy of what could be read. Hold the folder's `DataLock` before calling. Throws only
  /// if SQLite fails even in memory.
  public static func open(
    in directory: String, _ catalogue: GameCatalogue, at seconds: Int? = nil
  ) throws(StoreError) -> Opened {
    if let reason = makeDirectory(directory) {
      return try openTemporary(catalogue, because: .noDirectory(directory, reason: reason))
    }
    let file = StoreFile(directory: directory, catalogue: catalogue)
    file.backups.tidy()
    do throws(StoreError) {
      try file.adoptStaged()
      let day = try file.restoreIfMissing(at: seconds)
      let notices = day.map { [StoreNotice.restored(from: $0, damaged: nil)] } ?? []
      return try file.open(at: seconds).after(notices)
    } catch .damaged {
      return try setAside(file, at: seconds)
    } catch { return try openTemporary(catalogue, because: error, copying: file) }
  }

  private static func setAside(
    _ file: StoreFile, at seconds: Int?
  ) throws(StoreError) -> Opened {
    guard let aside = file.moveAside(at: seconds) else {
      return try openTemporary(file.catalogue, because: .damaged, copying: file)
    }
    var notice = StoreNotice.movedAside(to: aside)
    do throws(StoreError) {
      if let day = try file.restoreIfMissing(at: seconds) {
        notice = .restored(from: day, damaged: aside)
      }
      return try file.open(at: seconds).after([notice])
    } catch {
      return try openTemporary(file.catalogue, because: error, after: [notice], copying: file)
    }
  }

  private static func openTemporary(
    _ catalogue: GameCatalogue, because error: StoreError, after notices: [StoreNotice] = [],
    copying file: StoreFile? = nil
  ) throws(StoreError) -> Opened {
    let notices = notices + [.notSaved(because: error)]
    if let file, let copy = copy(file, unless: error), let settings = try? copy.settings() {
      return Opened(store: copy, settings: settings, notices: notices)
    }
    return Opened(store: try inMemory(catalogue), settings: [:], notices: notices)
  }

  // Data from a newer version may have another meaning, and an older backup is out of date.
  private static func copy(_ file: StoreFile, unless error: StoreError) -> Store? {
    if case .newerDatabase = error { return nil }
    return file.copyInMemory() ?? file.backupInMemory()
  }
}
