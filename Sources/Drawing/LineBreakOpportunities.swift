internal import CUnibreak

/// Where a line may be broken: libunibreak's answer, by Unicode's annex 14.
///
/// Debian 12's libunibreak follows Unicode 6, so three later rules are added here: no break within a
/// grapheme (emoji sequences), none before small kana, and none between a letter and `+` or `%`. Debian 13's
/// leaves the end of a text open and forbids a break after a hyphen between Hebrew letters, as only Unicode
/// 6.1 to 15.0 did. With both the answers are the same. Without libunibreak, lines end after spaces.
enum LineBreakOpportunities {
  private static let isInstalled = recreo_begin_linebreaks() != 0

  /// For each scalar whether a line may end after it; where spaces follow, after these.
  static func after(_ scalars: [Unicode.Scalar]) -> [Bool] {
    guard !scalars.isEmpty else { return [] }
    guard isInstalled else {
      return scalars.indices.map { scalars[$0] == " " || $0 == scalars.count - 1 }
    }
    // Libunibreak 1.1 aborts at half a flag and at U+FFFF; a Chinese character replaces them.
    let text = scalars.map {
      (0x1F1E6...0x1F1FF).contains($0.value) || $0.value == 0xFFFF ? 0x4E00 : $0.value
    }
    var marks = [CChar](repeating: 0, count: text.count)
    recreo_set_linebreaks(text, text.count, &marks)
    var breaks = marks.map { $0 == LINEBREAK_ALLOWBREAK || $0 == LINEBREAK_MUSTBREAK }
    breaks[breaks.count - 1] = true
    for index in scalars.indices.dropFirst(2)
    where scalars[index - 1] == "-" && isHebrew(scalars[index - 2]) && isHebrew(scalars[index]) {
      breaks[index - 1] = true
    }
    for index in scalars.indices.dropFirst()
    where breaks[index - 1] && isKept(scalars[index - 1], scalars[index]) {
      breaks[index - 1] = false
    }
    guard scalars.contains(where: { $0.value >= 0x300 }) else { return breaks }
    var end = -1
    for character in String(String.UnicodeScalarView(scalars)) {
      let count = character.unicodeScalars.count
      for index in (end + 1)..<(end + count) { breaks[index] = false }
      end += count
    }
    return breaks
  }

  /// The breaks between the parts of a line such as “20 moves · 0:39”; nil if it has no parts.
  static func betweenParts(_ scalars: [Unicode.Scalar]) -> [Bool]? {
    let breaks = scalars.indices.map { index in
      index == scalars.count - 1
        || index > 0 && scalars[index] == " " && isSeparator(scalars[(index - 1)..<index])
    }
    return breaks.dropLast().contains(true) ? breaks : nil
  }

  /// Whether this is a sign between two parts.
  static func isSeparator(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    scalars.count == 1 && scalars.contains { "·|｜".unicodeScalars.contains($0) }
  }

  /// These breaks without two kinds that readers of Chinese and Japanese dislike: between a number and its unit, and
  /// before a last character that would be alone on its line.
  static func liked(among breaks: [Bool], _ scalars: [Unicode.Scalar]) -> [Bool] {
    var breaks = breaks
    for index in scalars.indices.dropFirst()
    where ("0"..."9").contains(scalars[index - 1]) && isEastAsian(scalars[index]) {
      breaks[index - 1] = false
    }
    if let last = breaks.dropLast().lastIndex(of: true), scalars[last] != " " {
      let end = String(String.UnicodeScalarView(scalars[(last + 1)...]))
      let letters = end.filter { !$0.isPunctuation && !$0.isWhitespace }
      if letters.count == 1, letters.unicodeScalars.contains(where: isEastAsian) {
        breaks[last] = false
      }
    }
    return breaks
  }

  /// Chinese characters and kana.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF: true
    default: false
    }
  }

  /// Whether two scalars stay together, whatever Unicode 6 says.
  private static func isKept(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard first != " " else { return false }
    return smallKana.contains(second)
      || (first.properties.isAlphabetic || first == "+")
        && "+%\\±−‰№".unicodeScalars.contains(second)
  }

  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    (0x5D0...0x5EA).contains(scalar.value)
  }

  /// Class CJ, which rule LB1 makes NS.
  private static let smallKana = Set(
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶーｧｨｩｪｫｬｭｮｯｰ".unicodeScalars
      + (0x31F0...0x31FF).compactMap(Unicode.Scalar.init))
}
