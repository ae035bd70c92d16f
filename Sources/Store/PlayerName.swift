internal import Foundation

/// Why a text can't be a player's name.
public enum PlayerNameError: Error, Hashable, Sendable {
  /// Nothing of it is visible.
  case empty
  /// It has more than `PlayerName.longest` characters.
  case tooLong
  /// It has control characters, or others that only affect how their neighbours are displayed.
  case unprintable
  /// It has a word that the list of rude words has too.
  case rude
}

/// A text that can be a player's name, in any script.
///
/// Names are equal if people would consider them the same: regardless of how accents were typed,
/// and of capitals.
public struct PlayerName: Sendable {
  /// The maximum number of characters, as people count them.
  public static let longest = 24

  /// The name as shown: trimmed, with single spaces, composed (NFC).
  public let text: String
  /// The form that equal names share.
  let folded: String

  /// Validates a text as typed.
  public init(_ typed: String) throws(PlayerNameError) {
    let words = typed.unicodeScalars.split { $0.properties.isWhitespace }
    let scalars = words.joined()
    guard scalars.allSatisfy(Self.isPrintable) else { throw .unprintable }
    guard !scalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) else { throw .empty }
    let name = words.map { String($0) }.joined(separator: " ").precomposedStringWithCanonicalMapping
    guard name.count <= Self.longest, name.unicodeScalars.count <= Self.mostScalars else {
      throw .tooLong
    }
    self.init(stored: name)
  }

  /// A name that was validated before.
  init(stored text: String) {
    self.text = text
    // Upper-cased and lower-cased, so that ß equals SS, and both small sigmas are equal.
    folded = text.uppercased().lowercased().precomposedStringWithCanonicalMapping
  }

  // An emoji of four people takes eleven scalars; the limit also stops stacks of accents.
  private static let mostScalars = 12 * longest

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .privateUse, .surrogate: return false
    case .unassigned: return !properties.isNoncharacterCodePoint
    case .format:
      // Joiners are needed in Persian words and emoji of families, tags in the flags of Scotland
      // and Wales.
      return !properties.isDefaultIgnorableCodePoint
        || scalar == "\u{200C}" || scalar == "\u{200D}" || "\u{E0020}"..."\u{E007F}" ~= scalar
    default: return true
    }
  }
}

extension PlayerName: Hashable {
  /// Whether people would consider both names the same.
  public static func == (one: PlayerName, other: PlayerName) -> Bool { one.folded == other.folded }
  /// Hashes the folded name, so that equal names have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}
