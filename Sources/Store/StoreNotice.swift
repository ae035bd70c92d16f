/// What to tell the user after the store was opened.
///
/// The description is in English; screens translate each case.
public enum StoreNotice: Hashable, Sendable {
  /// The file was damaged; it now has this name, and a new one was created.
  case movedAside(to: String)
  /// The backup of this day replaced the file, which was missing, or was damaged and now has this
  /// name.
  case restored(from: Day, damaged: String?)
  /// Single values were damaged and repaired; this many entries could not be, and are only in
  /// this copy of the original file.
  case repaired(copy: String, lost: Int)
  /// Nothing is saved in this run.
  case notSaved(because: StoreError)
}

extension StoreNotice: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .movedAside(let path):
      "The saved games file was damaged; it was moved to \(path), and a new one was created."
    case .restored(let day, nil):
      "The saved games file was missing; it was restored from the backup of \(day)."
    case .restored(let day, let path?):
      "The saved games file was damaged; it was moved to \(path) and replaced by the "
        + "backup of \(day)."
    case .repaired(let path, 0):
      "Parts of the saved games file were damaged and have been repaired; the original file is \(path)."
    case .repaired(let path, let lost):
      "Parts of the saved games file were damaged; \(lost) entries could not be repaired and are "
        + "only in the original file, \(path)."
    case .notSaved(let reason):
      "You can play, but nothing will be saved. \(reason)"
    }
  }
}
