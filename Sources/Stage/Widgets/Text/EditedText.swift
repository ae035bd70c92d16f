/// A line of text while somebody edits it: what is written, where the caret stands, what is chosen.
///
/// It counts in Characters, so nothing a person sees as one sign is ever cut in two; new text is
/// looked at again as a whole, since signs may join (an accent typed after its letter).
public nonisolated struct EditedText: Hashable, Sendable {
  /// What is written, without the composition.
  public private(set) var characters: [Character] = []
  /// Between 0 (before the first character) and their number.
  public private(set) var caret = 0
  /// The other end of what is chosen; the caret's own place where nothing is.
  public private(set) var anchor = 0
  /// The most characters there may be.
  public let limit: Int
  /// What an input method has not settled yet; shown at the caret, no part of the text.
  public private(set) var composition = ""

  /// The caret stands at the end; what is beyond the limit is cut off.
  public init(_ text: String = "", limit: Int = 200) {
    self.limit = max(0, limit)
    insert(text)
  }

  /// What is written as a string.
  public var text: String { String(characters) }
  /// Whether nothing is written; a composition does not count.
  public var isEmpty: Bool { characters.isEmpty }
  /// What is chosen; empty at the caret where nothing is.
  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  /// Empty where nothing is selected.
  public var selectedText: String { String(characters[selection]) }
  /// What is shown: the text with the composition in place of what is chosen.
  public var shown: String {
    guard !composition.isEmpty else { return text }
    return String(characters[..<selection.lowerBound]) + composition
      + String(characters[selection.upperBound...])
  }
}

nonisolated extension EditedText {
  /// Puts text in the place of what is chosen; what the limit has no room for is left out.
  ///
  /// A line is a line: breaks and tabs become spaces, other control characters go.
  public mutating func insert(_ new: String) {
    composition = ""
    let head = String(characters[..<selection.lowerBound])
    let tail = String(characters[selection.upperBound...])
    var piece = Self.line(String(new.prefix(limit + 1)))
    while !piece.isEmpty, (head + piece + tail).count > limit { piece.removeLast() }
    replace(head + piece, tail)
  }

  /// What the input method shows before it settles; empty ends it.
  public mutating func compose(_ new: String) { composition = Self.line(new) }

  /// Takes away what is chosen, or else what lies between the caret and `place`.
  private mutating func erase(to place: Int) {
    let range = selection.isEmpty ? min(caret, place)..<max(caret, place) : selection
    composition = ""
    replace(
      String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
  }
  /// Backspace; with `word` back to the word's beginning.
  public mutating func eraseBackward(word: Bool = false) {
    erase(to: word ? wordStart : max(0, caret - 1))
  }
  /// Delete; with `word` to the word's end.
  public mutating func eraseForward(word: Bool = false) {
    erase(to: word ? wordEnd : min(characters.count, caret + 1))
  }
  /// Takes out what is chosen and gives it.
  public mutating func cut() -> String {
    let taken = selectedText
    if !taken.isEmpty { erase(to: caret) }
    return taken
  }
  /// Changes the character before the caret, as the small kana keys do; nil leaves it.
  public mutating func changeLast(_ change: (Character) -> Character?) {
    guard selection.isEmpty, caret > 0, let new = change(characters[caret - 1]) else { return }
    replace(
      String(characters[..<(caret - 1)]) + String(new), String(characters[caret...]))
  }

  /// The caret stands between the two parts; where they join to one sign, behind that.
  private mutating func replace(_ head: String, _ tail: String) {
    let whole = head + tail
    characters = Array(whole)
    let length = head.utf8.count
    var (place, passed) = (0, 0)
    while passed < length {
      passed += characters[place].utf8.count
      place += 1
    }
    (caret, anchor) = (place, place)
    // Two parts may have been shorter apart than they are together.
    if characters.count > limit {
      characters.removeLast(characters.count - limit)
      (caret, anchor) = (min(caret, limit), min(anchor, limit))
    }
  }

  private static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar {
      case "\n" where wasReturn: continue
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}": result.append(" ")
      default: if scalar.properties.generalCategory != .control { result.append(scalar) }
      }
    }
    return String(result)
  }
}

nonisolated extension EditedText {
  /// Puts the caret at a place; with `selecting` the other end of what is chosen stays.
  public mutating func moveCaret(to place: Int, selecting: Bool = false) {
    caret = min(max(place, 0), characters.count)
    if !selecting { anchor = caret }
  }
  /// One character back, or with `word` to a word's beginning; without `selecting` what was chosen
  /// is let go and the caret stands at its beginning.
  public mutating func moveBackward(word: Bool = false, selecting: Bool = false) {
    let start = !selecting && !word && !selection.isEmpty ? selection.lowerBound : caret - 1
    moveCaret(to: word ? wordStart : start, selecting: selecting)
  }
  /// The same, forward.
  public mutating func moveForward(word: Bool = false, selecting: Bool = false) {
    let end = !selecting && !word && !selection.isEmpty ? selection.upperBound : caret + 1
    moveCaret(to: word ? wordEnd : end, selecting: selecting)
  }
  /// Selects all, with the caret at the end.
  public mutating func selectAll() { (anchor, caret) = (0, characters.count) }

  private var wordStart: Int {
    var place = caret
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }
  private var wordEnd: Int {
    var place = caret
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    while place < characters.count, !characters[place].isWhitespace { place += 1 }
    return place
  }
}
