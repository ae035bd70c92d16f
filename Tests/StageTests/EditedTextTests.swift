import Stage
import TestSupport
import Testing

@Suite struct EditedTextTests {
  @Test func typedTextIsInsertedBeforeTheCaret() {
    var text = EditedText("Ana")
    text.moveCaret(to: 0)
    text.insert("Zo")
    text.insert("ë ")
    #expect(text.text == "Zoë Ana" && text.caret == 4)
  }
  @Test func typedTextReplacesTheSelection() {
    var text = EditedText("Hello Ana")
    text.moveCaret(to: 6)
    text.moveCaret(to: 9, selecting: true)
    #expect(text.selectedText == "Ana")
    text.insert("Bo")
    #expect(text.text == "Hello Bo" && text.caret == 8 && text.selection.isEmpty)
  }
  @Test func backspaceDeletesOneGrapheme() {
    var text = EditedText("a👨‍👩‍👧‍👦e\u{301}🇪🇸")
    var left: [String] = []
    for _ in 0..<4 {
      text.eraseBackward()
      left.append(text.text)
    }
    #expect(left == ["a👨‍👩‍👧‍👦e\u{301}", "a👨‍👩‍👧‍👦", "a", ""])
  }
  @Test func deleteRemovesTheCharacterAfterTheCaret() {
    var text = EditedText("a🇪🇸b")
    text.moveCaret(to: 1)
    text.eraseForward()
    #expect(text.text == "ab" && text.caret == 1)
    text.eraseForward()
    text.eraseForward()
    #expect(text.text == "a")
  }
  @Test func anAccentTypedAfterItsLetterCombinesWithIt() {
    var text = EditedText("xe")
    text.insert("\u{301}")
    #expect(text.characters.count == 2 && text.caret == 2)
    text = EditedText("\u{301}x")
    text.moveCaret(to: 0)
    text.insert("e")
    #expect(text.characters.count == 2 && text.caret == 1, "the caret never stands within a sign")
  }
  @Test func theCaretCanMoveByWords() {
    var text = EditedText("one  two three")
    var places: [Int] = []
    for _ in 0..<4 {
      text.moveBackward(word: true)
      places.append(text.caret)
    }
    #expect(places == [9, 5, 0, 0])
    text.moveForward(word: true)
    text.moveForward(word: true, selecting: true)
    #expect(text.selectedText == "  two")
    text.eraseBackward(word: true)
    #expect(text.text == "one three")
    text.eraseBackward(word: true)
    #expect(text.text == " three")
  }
  @Test func anArrowEndsTheSelectionOnItsSide() {
    var text = EditedText("abcdef")
    text.moveCaret(to: 2)
    text.moveCaret(to: 4, selecting: true)
    var other = text
    text.moveBackward()
    other.moveForward()
    #expect(text.caret == 2 && other.caret == 4)
    #expect(text.selection.isEmpty && other.selection.isEmpty)
  }
  @Test func theLimitCountsCharactersAndDropsTheRest() {
    var text = EditedText("ab", limit: 4)
    text.insert("👨‍👩‍👧‍👦🇪🇸xyz")
    #expect(text.text == "ab👨‍👩‍👧‍👦🇪🇸")
    text.insert("z")
    #expect(text.characters.count == 4)
    text.insert("\u{301}")
    #expect(text.characters.count == 4, "it joins the flag and takes no room")
    text.selectAll()
    text.insert("12345")
    #expect(text.text == "1234")
  }
  @Test func lineBreaksBecomeSpaces() {
    var text = EditedText("a\r\nb\tc\u{7}d\u{2028}e")
    #expect(text.text == "a b cd e")
    text.compose("x\ny")
    #expect(text.shown == "a b cd ex y")
  }
  @Test func aCompositionIsShownButIsNotPartOfTheText() {
    var text = EditedText("ab")
    text.moveCaret(to: 1)
    text.compose("にほ")
    #expect(text.shown == "aにほb" && text.text == "ab")
    text.compose("")
    #expect(text.shown == "ab")
    text.compose("にほん")
    text.insert("日本")
    #expect(text.text == "a日本b" && text.composition.isEmpty && text.caret == 3)
  }
  @Test func aCompositionReplacesTheSelection() {
    var text = EditedText("abc")
    text.selectAll()
    text.compose("か")
    #expect(text.shown == "か" && text.text == "abc")
    text.insert("か")
    #expect(text.text == "か")
  }
  @Test func theCharacterBeforeTheCaretCanBeChangedInPlace() {
    var text = EditedText("かき")
    text.moveCaret(to: 1)
    text.changeLast { $0 == "か" ? "が" : nil }
    text.changeLast { _ in nil }
    #expect(text.text == "がき" && text.caret == 1)
  }

  /// Pieces of text that combine, split and exceed the limit.
  private static let pieces = [
    "a", "e", "\u{301}", "\u{301}\u{327}", "🇪", "🇸", "🇪🇸", "👨", "\u{200D}", "👧", "👍🏽", "日本", " ",
    "\r",
    "\n", "ק", "é", "ｶﾞ", "\u{1F3FD}", "क्षि", "한", "\u{1112}\u{1161}", "abc def",
  ]

  @Test func theCaretAndSelectionStayValidForAnySequenceOfEdits() {
    for seed in 0..<400 {
      var dice = Dice(seed: UInt64(seed))
      var text = EditedText(limit: dice.whole(0...12))
      for step in 0..<80 {
        edit(&text, &dice)
        let count = text.characters.count
        let position = "seed \(seed), step \(step)"
        #expect((0...count).contains(text.caret), "\(position)")
        #expect((0...count).contains(text.anchor), "\(position)")
        #expect(count <= text.limit, "\(position)")
        #expect(Array(text.text) == text.characters, "a sign is cut in two: \(position)")
        #expect(text.characters.allSatisfy { !$0.isNewline }, "\(position)")
      }
    }
  }

  private func edit(_ text: inout EditedText, _ dice: inout Dice) {
    let selecting = dice.whole(0...2) == 0
    let word = dice.whole(0...3) == 0
    switch dice.whole(0...9) {
    case 0...3: text.insert(Self.pieces[dice.whole(0...(Self.pieces.count - 1))])
    case 4: text.eraseBackward(word: word)
    case 5: text.eraseForward(word: word)
    case 6: text.moveBackward(word: word, selecting: selecting)
    case 7: text.moveForward(word: word, selecting: selecting)
    case 8: text.moveCaret(to: dice.whole(-3...20), selecting: selecting)
    default:
      switch dice.whole(0...3) {
      case 0: _ = text.cut()
      case 1: text.compose(Self.pieces[dice.whole(0...(Self.pieces.count - 1))])
      case 2: text.changeLast { $0 == "a" ? "\u{301}" : nil }
      default: text.selectAll()
      }
    }
  }
}
