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
      "The file of saved games was damaged; it was kept as \(path), and a new one was begun."
    case .restored(let day, nil):
      "The file of saved games was missing; the copy of \(day) took its place."
    case .restored(let day, let path?):
      "The file of saved games was damaged; it was kept as \(path), and the copy of \(day) took "
        + "its place."
    case .mended(let path, 0):
      "Parts of the file of saved games were damaged and were repaired; the file as it was is \(path)."
    case .mended(let path, let lost):
      "Parts of the file of saved games were damaged; \(lost) entries could not be repaired and are "
        + "only in the file as it was, \(path)."
    case .forgetsAtEnd(let reason):
      "You can play, but nothing will be remembered. \(reason)"
    }
  }
}
