import Languages
public import Store

extension PlayerNameProblem {
  /// Why a name is refused, for whoever typed it.
  public var sentence: String {
    switch self {
    case .empty: tr("Write a name first.")
    case .tooLong: tr("A name has at most {n} characters.", ["n": "\(PlayerName.longest)"])
    case .unprintable: tr("This name holds signs that cannot be shown.")
    }
  }
}
