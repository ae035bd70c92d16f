import Foundation

/// Finds rude words in names, however they are disguised.
///
/// Only whole words and whole names count, since Scunthorpe and Essex are places. Capitals, accents, digits
/// and signs in place of letters, and spaces between letters make no difference.
nonisolated struct WordFilter: Sendable {
  private let words: Set<String>

  /// `lists`: texts with a word on each line; lines that begin with # are comments.
  init(_ lists: [String]) {
    words = Set(
      lists.flatMap { $0.split(whereSeparator: \.isNewline) }
        .filter { !$0.hasPrefix("#") }
        .map { Self.words(of: String($0), readsDigits: false).joined() }
        .filter { !$0.isEmpty })
  }

  /// Whether a name has one of the words.
  func refuses(_ name: String) -> Bool {
    [true, false].contains { readsDigits in
      Self.readings(of: Self.words(of: name, readsDigits: readsDigits)).contains { word in
        words.contains(word) || Self.squeezed(word).contains { words.contains($0) }
      }
    }
  }

  /// The words themselves, letters that stand alone as one word, and the whole name as one.
  private static func readings(of words: [String]) -> Set<String> {
    var spelled = [""]
    for word in words {
      if word.count == 1 { spelled[spelled.count - 1] += word } else { spelled.append("") }
    }
    return Set(words + spelled + [words.joined()])
  }

  /// A word in which a letter that is held down counts once, or twice.
  private static func squeezed(_ word: String) -> [String] {
    [1, 2].map { most in
      var runs: [(letter: Character, count: Int)] = []
      for letter in word {
        if runs.last?.letter == letter {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((letter, 1))
        }
      }
      return runs.map { String(repeating: $0.letter, count: $0.count > 2 ? most : $0.count) }
        .joined()
    }
  }

  /// The words in small letters without accents; `readsDigits`: whether 3 is an e, or no letter.
  private static func words(of text: String, readsDigits: Bool) -> [String] {
    let scalars = text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark }
    let letters = scalars.map { scalar -> Character in
      let letter = Character(scalar)
      if readsDigits, let meant = disguises[letter] { return meant }
      // A small L and a capital I look alike.
      return letter == "l" ? "i" : letter.isLetter ? letter : " "
    }
    return letters.split(separator: " ").map { String($0) }
  }

  private static let disguises: [Character: Character] = [
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "@": "a", "$": "s",
    "!": "i", "|": "i", "€": "e", "+": "t",
  ]
}
