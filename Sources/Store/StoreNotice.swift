/// What a person should be told after the store was opened.
///
/// The description is English; what shows it to a person translates by case.
public enum StoreNotice: Hashable, Sendable {
  /// The file was damaged; it lies under this name now, and a new one was begun.
  case movedAside(to: String)
  /// What happens now is forgotten at the end.
  case forgetsAtEnd(because: StoreError)
}

extension StoreNotice: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .movedAside(let path):
      "The file of saved games was damaged; it was kept as \(path), and a new one was begun."
    case .forgetsAtEnd(let reason):
      "You can play, but nothing will be remembered. \(reason)"
    }
  }
}
