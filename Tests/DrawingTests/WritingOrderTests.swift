import Testing

@testable import Drawing

@Suite struct WritingOrderTests {
  @Test func theFirstLetterSaysWhereALineBegins() {
    #expect(WritingOrder.isRightToLeft("שלום Ana"))
    #expect(WritingOrder.isRightToLeft("12 مرحبا"))
    #expect(!WritingOrder.isRightToLeft("Ana שלום"))
    #expect(!WritingOrder.isRightToLeft("12 !") && !WritingOrder.isRightToLeft(""))
    #expect(!WritingOrder.concerns("Ñandú 日本 12"))
  }
  @Test func hebrewIsSeenFromTheRight() {
    #expect(WritingOrder.seen("אבג") == "גבא")
    #expect(WritingOrder.seen("אב גד") == "דג בא")
  }
  @Test func numbersAndOtherScriptsKeepTheirOwnWay() {
    #expect(WritingOrder.seen("אב 12 גד") == "דג 12 בא")
    #expect(WritingOrder.seen("אב Ana Bo גד") == "דג Ana Bo בא")
    #expect(WritingOrder.seen("Ana אב גד Bo") == "Ana דג בא Bo")
  }
  @Test func bracketsAreMirrored() {
    #expect(WritingOrder.seen("א(ב)") == "(ב)א")
    #expect(WritingOrder.seen("(Ana)") == "(Ana)")
  }
  @Test func anAccentStaysWithItsLetter() {
    #expect(WritingOrder.seen("שָׁב") == "בשָׁ")
  }
  @Test func everyLineKeepsItsSigns() {
    for line in ["", "a", "א", "אa1 (ב) 2!", "!!", "1א2ב3", "aאbבcג"] {
      #expect(WritingOrder.seen(line).count == line.count)
    }
  }
  @Test func arabicLettersJoin() {
    // beh alone, beh beh, beh alef beh, and lam with alef as one sign
    #expect(scalars("ب") == [0xFE8F])
    #expect(scalars("بب") == [0xFE91, 0xFE90])
    #expect(scalars("ببب") == [0xFE91, 0xFE92, 0xFE90])
    #expect(scalars("باب") == [0xFE91, 0xFE8E, 0xFE8F])
    #expect(scalars("لا") == [0xFEFB])
    #expect(scalars("بلا") == [0xFE91, 0xFEFC])
    #expect(scalars("ب ب") == [0xFE8F, 0x20, 0xFE8F])
    #expect(scalars("ي") == [0xFEF1] && scalars("ه") == [0xFEE9] && scalars("غ") == [0xFECD])
    #expect(ArabicForms.shaped("Ana 12 שלום") == "Ana 12 שלום")
  }
  private func scalars(_ text: String) -> [UInt32] {
    ArabicForms.shaped(text).unicodeScalars.map(\.value)
  }
  @Test func aLayoutPutsTheFirstLetterLast() {
    let typesetter = PrintedType.typesetter()
    let style = TextStyle(size: 10)
    let line = TextLayout("אבג Ana", style: style, using: typesetter)
    #expect(PrintedType.lines(line) == ["Ana גבא"])
    let wrapped = TextLayout("אבג דהו זחט", style: style, width: 45, using: typesetter)
    #expect(PrintedType.lines(wrapped) == ["גבא", "והד", "טחז"])
  }
}
