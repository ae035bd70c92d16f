/// A line of text while it is edited: its characters, the caret and the selection.
///
/// It counts in Characters, so nothing a player sees as one is ever split. Text is recomposed as
/// a whole after each change, since characters may join (an accent typed after its letter).
public nonisolated struct EditedText: Hashable, Sendable {
  /// The text without the composition.
  public private(set) var characters: [Character] = []
  /// The position of the caret, from 0 (before the first character) to their number.
  public private(set) var caret = 0
  /// The other end of the selection; equal to `caret` if nothing is selected.
  public private(set) var anchor = 0
  /// The maximum number of characters.
  public let limit: Int
  /// The input method's composition; shown at the caret, not part of the text yet.
  public private(set) var composition = ""

  /// A text with the caret at its end, cut off at the limit.
  public init(_ text: String = "", limit: Int = 200) {
    self.limit = max(0, limit)
    insert(text)
  }

  /// The text as a string.
  public var text: String { String(characters) }
  /// Whether there is no text; a composition does not count.
  public var isEmpty: Bool { characters.isEmpty }
  /// The selected range; empty at the caret if nothing is selected.
  public var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  /// Empty if nothing is selected.
  public var selectedText: String { String(characters[selection]) }
  /// What is shown: the text with the composition in place of the selection.
  public var shown: String {
    guard !composition.isEmpty else { return text }
    return String(characters[..<selection.lowerBound]) + composition
      + String(characters[selection.upperBound...])
  }
}

nonisolated extension EditedText {
  /// Replaces the selection with text, cut off at the limit.
  ///
  /// Line breaks and tabs become spaces; other control characters are removed.
  public mutating func insert(_ new: String) {
    composition = ""
    let head = String(characters[..<selection.lowerBound])
    let tail = String(characters[selection.upperBound...])
    var piece = Self.line(String(new.prefix(limit + 1)))
    while !piece.isEmpty, (head + piece + tail).count > limit { piece.removeLast() }
    replace(head + piece, tail)
  }

  /// Sets the input method's composition; an empty text ends it.
  public mutating func compose(_ new: String) { composition = Self.line(new) }

  /// Deletes the selection, or else the text between the caret and `place`.
  private mutating func erase(to place: Int) {
    let range = selection.isEmpty ? min(caret, place)..<max(caret, place) : selection
    composition = ""
    replace(
      String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
  }
  /// Backspace; with `word` back to the beginning of the word.
  public mutating func eraseBackward(word: Bool = false) {
    erase(to: word ? wordStart : max(0, caret - 1))
  }
  /// Delete; with `word` to the end of the word.
  public mutating func eraseForward(word: Bool = false) {
    erase(to: word ? wordEnd : min(characters.count, caret + 1))
  }
  /// Deletes the selection and returns it.
  public mutating func cut() -> String {
    let taken = selectedText
    if !taken.isEmpty { erase(to: caret) }
    return taken
  }
  /// Changes the character before the caret, as the keys for kana do; nil leaves it.
  public mutating func changeLast(_ change: (Character) -> Character?) {
    guard selection.isEmpty, caret > 0, let new = change(characters[caret - 1]) else { return }
    replace(
      String(characters[..<(caret - 1)]) + String(new), String(characters[caret...]))
  }

  /// Joins the two parts with the caret between them, or behind the character in which they join.
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
    // The parts may be longer joined than each alone.
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
  /// Moves the caret; with `selecting` the other end of the selection stays.
  public mutating func moveCaret(to place: Int, selecting: Bool = false) {
    caret = min(max(place, 0), characters.count)
    if !selecting { anchor = caret }
  }
  /// Moves back by a character, or with `word` to the beginning of a word; without `selecting` a
  /// selection collapses to its beginning.
  public mutating func moveBackward(word: Bool = false, selecting: Bool = false) {
    let start = !selecting && !word && !selection.isEmpty ? selection.lowerBound : caret - 1
    moveCaret(to: word ? wordStart : start, selecting: selecting)
  }
  /// Moves forward in the same way.
  public mutating func moveForward(word: Bool = false, selecting: Bool = false) {
    let end = !selecting && !word && !selection.isEmpty ? selection.upperBound : caret + 1
    moveCaret(to: word ? wordEnd : end, selecting: selecting)
  }
  /// Selects everything, with the caret at the end.
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
