import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct TextLayoutTests {
  private func layout(
    _ text: String, _ alignment: TextStyle.Alignment = .leading, width: Double = .infinity,
    tabular: Bool = false, using typesetter: Typesetter = PrintedType.typesetter()
  ) -> TextLayout {
    TextLayout(
      text, style: TextStyle(size: 10, alignment: alignment, tabular: tabular), width: width,
      using: typesetter)
  }

  @Test func anEmptyTextIsOneEmptyLine() {
    #expect(layout("").glyphs.isEmpty)
    #expect(layout("").size == Size(width: 0, height: 20))
    #expect(layout("").lineCount == 1)
  }
  @Test func linesAreAlignedToTheirSide() {
    let text = "one two\nthree"
    #expect(PrintedType.starts(layout(text)) == [0, 0])
    #expect(PrintedType.starts(layout(text, .center, width: 100)) == [15, 25])
    #expect(PrintedType.starts(layout(text, .trailing, width: 100)) == [30, 50])
    #expect(layout(text, .center, width: 100).size.width == 100)
  }
  @Test func withoutAWidthLinesAreAlignedWithinTheWidestLine() {
    #expect(PrintedType.starts(layout("one two\nthree", .trailing)) == [0, 20])
    #expect(layout("one two\nthree", .center).size == Size(width: 70, height: 40))
  }
  @Test func kerningMovesTheSecondLetter() {
    let tight = PrintedType.typesetter(kerning: { $0 == "A" && $1 == "V" ? -3 : 0 })
    #expect(layout("AV", using: tight).glyphs.map(\.origin.x) == [0, 7])
    #expect(layout("VA", using: tight).glyphs.map(\.origin.x) == [0, 10])
    #expect(layout("AVA", using: tight).size.width == 27)
  }
  @Test func theWidthOfAClockDoesNotDependOnItsDigits() {
    let uneven = PrintedType.typesetter(
      advance: { $0 == "1" ? 5 : 9 },
      kerning: { Double(Int($0.value) - Int($1.value)).truncatingRemainder(dividingBy: 3) })
    let reference = layout("0:00:00.00", tabular: true, using: uneven)
    var dice = Dice(seed: 15)
    for _ in 0..<500 {
      let digits = (0..<7).map { _ in dice.whole(0...9) }
      let text =
        "\(digits[0]):\(digits[1])\(digits[2]):\(digits[3])\(digits[4])"
        + ".\(digits[5])\(digits[6])"
      let clock = layout(text, tabular: true, using: uneven)
      #expect(clock.size == reference.size, "\(text)")
      #expect(clock.glyphs[1].origin == reference.glyphs[1].origin, "\(text)")
    }
    #expect(layout("111", using: uneven).size.width < layout("000", using: uneven).size.width)
  }
  @Test func theInkOfANarrowDigitIsInTheMiddleOfItsCell() {
    let uneven = PrintedType.typesetter(ink: { $0 == "1" ? (3, 4) : (1, 8) })
    #expect(layout("1", tabular: true, using: uneven).glyphs.map(\.origin.x) == [3])
    #expect(layout("11", tabular: true, using: uneven).glyphs.map(\.origin.x) == [3, 13])
  }
  @Test func theGapsBetweenTheDigitsOfANumberAreEven() {
    // Ink and left margins as Quicksand has them; its 4 is wider than its 0 by 94.
    let inks: [Unicode.Scalar: (left: Double, width: Double)] = [
      "0": (40, 534), "1": (5, 284), "3": (30, 452), "4": (90, 538), "5": (58, 451), "9": (40, 468),
    ]
    let type = PrintedType.typesetter(
      advance: { $0 == "4" ? 708 : 614 }, ink: { inks[$0] ?? (50, 460) })
    for number in ["59", "19", "395", "10", "1790", "44"] {
      let starts = layout(number, tabular: true, using: type).glyphs.map(\.origin.x)
      let own = number.unicodeScalars.map { (inks[$0] ?? (50, 460)).width }
      let gaps = zip(zip(starts, starts.dropFirst()), own).map { $0.1 - $0.0 - $1 }
      #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 1e-9 }, "\(number): \(gaps)")
      // No wider than a third of a cell, or the digits fall apart.
      #expect(number.contains("1") || (40...205).contains(gaps[0]), "\(number): \(gaps)")
    }
  }
  @Test func uprightTextIsPlacedOnWholePixels() {
    var list = DrawList()
    list.density = 2
    list.context = .init(transform: Transform(translation: at(0.3, 0.3)))
    list.text(layout("a"), at: at(10.1, 10.1), color: .black)
    let batcher = Batcher()
    batcher.fill(from: list)
    #expect(batcher.spriteVertices[0].x == 10.5)
    #expect(batcher.spriteVertices[0].y == 16.5)
  }
}
