extension Store {
  /// What came of opening a store.
  public struct Opened: Sendable {
    /// The store, on the disk or in memory.
    public let store: Store
    /// What was chosen in Options before, by key.
    public let settings: [String: SettingValue]
    /// What a person should be told; usually nothing.
    public let notices: [StoreNotice]
  }

  /// Opens the database in this folder, and makes both if they are missing.
  ///
  /// Whatever is wrong with them, there is a store to play with, and a notice: a damaged file is
  /// set aside under the date given in seconds since 1970 (by default the clock's), and a new one
  /// begun; where nothing can be written, or a newer Recreo wrote, everything happens in memory,
  /// with a copy of what could be read. Hold the folder's `DataLock` before calling. Throws only
  /// if SQLite cannot even work in memory.
  public static func open(
    in directory: String, at seconds: Int? = nil
  ) throws(StoreError) -> Opened {
    if let reason = makeDirectory(directory) {
      return try forgetful(because: .noDirectory(directory, reason: reason))
    }
    let file = StoreFile(directory: directory)
    do throws(StoreError) { return try opened(file, notices: []) } catch .damaged {
      guard let aside = file.moveAside(at: seconds) else { return try forgetful(because: .damaged) }
      do throws(StoreError) {
        return try opened(file, notices: [.movedAside(to: aside)])
      } catch {
        return try forgetful(because: error, after: [.movedAside(to: aside)])
      }
    } catch .readOnly {
      return try forgetful(because: .readOnly, copying: file)
    } catch .diskFull {
      return try forgetful(because: .diskFull, copying: file)
    } catch { return try forgetful(because: error) }
  }

  private static func opened(
    _ file: StoreFile, notices: [StoreNotice]
  ) throws(StoreError) -> Opened {
    let (store, settings) = try file.open()
    return Opened(store: store, settings: settings, notices: notices)
  }

  private static func forgetful(
    because error: StoreError, after notices: [StoreNotice] = [], copying file: StoreFile? = nil
  ) throws(StoreError) -> Opened {
    let notices = notices + [.forgetsAtEnd(because: error)]
    if let copy = file?.copyInMemory(), let settings = try? copy.settings() {
      return Opened(store: copy, settings: settings, notices: notices)
    }
    return Opened(store: try inMemory(), settings: [:], notices: notices)
  }
}

extension Store {
  /// The settings kept in a directory, read without touching it; empty where there are none.
  ///
  /// For whoever only looks: needs no lock and makes no file. Beside a running Recreo it may give
  /// what stood there when that one began.
  public static func peek(in directory: String) -> [String: SettingValue] {
    guard let copy = StoreFile(directory: directory).copyInMemory() else { return [:] }
    return (try? copy.settings()) ?? [:]
  }
}
