/// The order in which a line's signs are seen: Hebrew and Arabic go from right to left, numbers and
/// other scripts within them from left to right.
///
/// The rules of Unicode's annex 9 without its explicit marks, enough for names and sentences.
public enum WritingOrder {
  private enum Kind { case left, right, digit, neutral }

  /// Whether the text begins at the right: its first letter says.
  public static func isRightToLeft(_ text: some StringProtocol) -> Bool {
    for character in text {
      switch kind(character) {
      case .left: return false
      case .right: return true
      case .digit, .neutral: continue
      }
    }
    return false
  }

  /// Whether anything in it goes from right to left; most lines do not, and need no ordering.
  static func concerns(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { isRight($0) }
  }

  /// One line's characters from left to right as they are seen.
  static func seen(_ line: String) -> String {
    let characters = Array(line)
    let kinds = characters.map { kind($0) }
    let base = isRightToLeft(line) ? 1 : 0
    let levels = levels(kinds, base)
    var order = Array(characters.indices)
    for level in [2, 1] {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return String(order.map { levels[$0] == 1 ? mirrored(characters[$0]) : characters[$0] })
  }

  private static func levels(_ kinds: [Kind], _ base: Int) -> [Int] {
    let left = base == 1 ? 2 : 0
    var levels = kinds.map { $0 == .right ? 1 : left }
    var strong = base == 1 ? Kind.right : .left
    for index in kinds.indices {
      switch kinds[index] {
      case .left, .right: strong = kinds[index]
      case .digit: levels[index] = strong == .right || base == 1 ? 2 : 0
      case .neutral: levels[index] = neutral(kinds, index, before: strong, left) ?? base
      }
    }
    return levels
  }

  /// A space or a sign goes with its neighbours where they agree.
  private static func neutral(_ kinds: [Kind], _ index: Int, before: Kind, _ left: Int) -> Int? {
    switch (before, kinds[index...].first { $0 != .neutral }) {
    case (.right, .right), (.right, .digit): 1
    case (.left, .left), (.left, .digit): left
    default: nil
    }
  }

  private static func kind(_ character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    if isRight(scalar) { return .right }
    if character.isNumber { return .digit }
    return character.isLetter ? .left : .neutral
  }

  private static func isRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0660...0x0669, 0x06F0...0x06F9: false
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: false
    }
  }

  private static func mirrored(_ character: Character) -> Character {
    let pairs = Array("()[]{}<>«»")
    guard let place = pairs.firstIndex(of: character) else { return character }
    return pairs[place ^ 1]
  }
}
