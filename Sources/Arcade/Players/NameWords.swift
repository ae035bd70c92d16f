import Languages
public import Store

extension PlayerNameError {
  /// Why a name is not accepted, as text for the player.
  public var sentence: String {
    switch self {
    case .empty: tr("Enter a name first.")
    case .tooLong: tr("Names can have up to {n} characters.", ["n": "\(PlayerName.longest)"])
    case .unprintable: tr("This name contains characters that can't be displayed.")
    case .rude: tr("That word isn't nice. Please choose another name.")
    }
  }
}
