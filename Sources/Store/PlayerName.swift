internal import Foundation

/// Why a text cannot be a player's name.
public enum PlayerNameError: Error, Hashable, Sendable {
  /// Nothing of it would be seen.
  case empty
  /// It has more than `PlayerName.longest` characters.
  case tooLong
  /// It holds control characters, or others that only change how their neighbours are shown.
  case unprintable
}

/// A text that can be a player's name, in any script.
///
/// Equal are names that a person would call the same: however their accents were typed, and in
/// capitals or not.
public struct PlayerName: Sendable {
  /// The most characters a name may have, as a person counts them.
  public static let longest = 24

  /// The name as it is shown: without spaces around it, with single ones in it, composed (NFC).
  public let text: String
  /// What two equal names have in common.
  let folded: String

  /// Takes a text as somebody typed it.
  public init(_ typed: String) throws(PlayerNameError) {
    let words = typed.unicodeScalars.split { $0.properties.isWhitespace }
    let scalars = words.joined()
    guard scalars.allSatisfy(Self.isPrintable) else { throw .unprintable }
    guard !scalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) else { throw .empty }
    let name = words.map { String($0) }.joined(separator: " ").precomposedStringWithCanonicalMapping
    guard name.count <= Self.longest, name.unicodeScalars.count <= Self.mostScalars else {
      throw .tooLong
    }
    self.init(kept: name)
  }

  /// Takes a name that was one before.
  init(kept text: String) {
    self.text = text
    // Up and down again: ß meets SS, and the two small sigmas each other.
    folded = text.uppercased().lowercased().precomposedStringWithCanonicalMapping
  }

  // An emoji of four people takes eleven; a tower of accents stays within the line above it.
  private static let mostScalars = 12 * longest

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .privateUse, .surrogate: return false
    case .unassigned: return !properties.isNoncharacterCodePoint
    case .format:
      // Joiners make Persian words and families of emoji, tags the flags of Scotland and Wales.
      return !properties.isDefaultIgnorableCodePoint
        || scalar == "\u{200C}" || scalar == "\u{200D}" || "\u{E0020}"..."\u{E007F}" ~= scalar
    default: return true
    }
  }
}

extension PlayerName: Hashable {
  /// Whether a person would call both names the same.
  public static func == (one: PlayerName, other: PlayerName) -> Bool { one.folded == other.folded }
  /// Hashes the folded name, so that equal names hash alike.
  public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}
