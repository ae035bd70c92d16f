import Geometry
import TestSupport
import Testing

@testable import Drawing

@Suite struct CaretLineTests {
  /// Every character is 6 wide.
  private func line(_ text: String) -> CaretLine {
    CaretLine(text, style: TextStyle(size: 10), using: .boxes)
  }
  private func carets(_ text: String) -> [Int] {
    (0...text.count).map { Int(line(text).caret(at: $0).rounded()) }
  }
  private func stretches(_ text: String, _ range: Range<Int>) -> [[Int]] {
    line(text).stretches(of: range).map { [Int($0.left.rounded()), Int($0.right.rounded())] }
  }

  @Test func theCaretIsBetweenCharacters() {
    #expect(carets("") == [0])
    #expect(carets("ab c") == [0, 6, 12, 18, 24])
    #expect(carets("אבג") == [18, 12, 6, 0])
  }
  @Test func inMixedDirectionsTheCaretIsWhereTheNextCharacterStarts() {
    #expect(carets("aאב") == [0, 18, 12, 6])
    #expect(carets("אב12") == [24, 18, 0, 6, 12], "a number within it goes to the right")
    #expect(carets("אב a") == [24, 18, 12, 0, 6])
    #expect(line("אב a").isRightToLeft && !line("a אב").isRightToLeft)
  }
  @Test func aTapPutsTheCaretAtTheNearerSideOfACharacter() {
    let mixed = line("aאב")
    #expect(mixed.index(at: 2) == 0 && mixed.index(at: 5) == 1)
    #expect(mixed.index(at: 17) == 1 && mixed.index(at: 13) == 2, "the first Hebrew letter")
    #expect(mixed.index(at: 11) == 2 && mixed.index(at: 7) == 3, "the second")
    #expect(mixed.index(at: -9) == 0 && mixed.index(at: 99) == 3, "outside the line: its ends")
    #expect(line("אב a").index(at: -9) == 4 && line("אב a").index(at: 99) == 0)
    #expect(line("").index(at: 5) == 0)
  }
  @Test func aSelectionAcrossDirectionsMayBeDrawnInTwoParts() {
    #expect(stretches("abc", 1..<3) == [[6, 18]])
    #expect(stretches("aאב", 0..<2) == [[0, 6], [12, 18]])
    #expect(stretches("aאב", 0..<3) == [[0, 18]])
    #expect(stretches("abc", 1..<1).isEmpty)
  }
  @Test func charactersThatShareAGlyphDivideItsWidth() {
    var type = Typesetter.boxes
    type.shape = { scalars, _, _ in
      // The first two as one ligature, the others each by themselves.
      ShapedWord(
        glyphs: [], width: Double(scalars.count - 1) * 10,
        advances: scalars.indices.map { $0 == scalars.startIndex + 1 ? nil : 10 })
    }
    let line = CaretLine("لابت", style: TextStyle(size: 10), using: type)
    #expect((0...4).map { line.caret(at: $0) } == [30, 25, 20, 10, 0])
  }
  @Test func everyIndexOfTheTextHasAPositionInTheLine() {
    var dice = Dice(seed: 7)
    let signs = Array("ab אב1(,)e\u{301}مر")
    for _ in 0..<1000 {
      let text = String(
        (0..<dice.whole(1...12)).map { _ in signs[dice.whole(0...(signs.count - 1))] })
      let line = line(text)
      let whole = line.stretches(of: 0..<text.count)
      #expect(whole.count == 1 && whole[0].left == 0, "\(text)")
      #expect(abs(whole[0].right - line.layout.size.width) < 0.01, "\(text)")
      for index in 0..<text.count {
        let (left, right) = line.stretches(of: index..<(index + 1))[0]
        let caret = line.caret(at: index)
        #expect(caret == left || caret == right, "\(text)")
        let inside = caret + (caret == left ? 0.25 : -0.25) * (right - left)
        #expect(line.index(at: inside) == index, "\(text) \(index)")
      }
    }
  }
}
