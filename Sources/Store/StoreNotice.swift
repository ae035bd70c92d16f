/// What a person should be told after the store was opened.
///
/// The description is English; what shows it to a person translates by case.
public enum StoreNotice: Hashable, Sendable {
  /// The file was damaged; it lies under this name now, and a new one was begun.
  case movedAside(to: String)
  /// The copy of this day took the place of the file, which was missing, or was damaged and lies
  /// under this name now.
  case restored(from: Day, damaged: String?)
  /// Single values were damaged and were repaired; so many entries could not be and are only in this
  /// copy of the file as it was.
  case mended(copy: String, lost: Int)
  /// What happens now is forgotten at the end.
  case forgetsAtEnd(because: StoreError)
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
    case .mended(let path, 0):
      "Parts of the saved games file were damaged and have been repaired; the original file is \(path)."
    case .mended(let path, let lost):
      "Parts of the saved games file were damaged; \(lost) entries could not be repaired and are "
        + "only in the original file, \(path)."
    case .forgetsAtEnd(let reason):
      "You can play, but nothing will be saved. \(reason)"
    }
  }
}
