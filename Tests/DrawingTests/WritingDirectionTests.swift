import Geometry
import Testing

@testable import Drawing

/// The rules of Unicode's annex 9.
@Suite struct WritingDirectionTests {
  private func seen(_ text: String) -> String {
    PrintedType.lines(
      TextLayout(text, style: TextStyle(size: 10), using: PrintedType.typesetter()))[0]
  }
  private func levels(_ text: String) -> [Int8] {
    WritingDirection(Array(text.unicodeScalars)).levels
  }

  @Test func theFirstLetterDecidesTheDirectionOfALine() {
    #expect(WritingDirection.isRightToLeft("שלום Ana"))
    #expect(WritingDirection.isRightToLeft("12 مرحبا"))
    #expect(WritingDirection.isRightToLeft("\u{200F}Ana"), "a mark counts as a letter")
    #expect(!WritingDirection.isRightToLeft("Ana שלום"))
    #expect(!WritingDirection.isRightToLeft("12 !") && !WritingDirection.isRightToLeft(""))
    #expect(!WritingDirection.concerns("Ñandú 日本 12".unicodeScalars))
  }
  @Test func hebrewRunsFromTheRight() {
    #expect(seen("אבג") == "גבא")
    #expect(seen("אב גד") == "דג בא")
  }
  @Test func numbersAndOtherScriptsKeepTheirOwnDirection() {
    #expect(seen("אב 12 גד") == "דג 12 בא")
    #expect(seen("אב Ana Bo גד") == "דג Ana Bo בא")
    #expect(seen("Ana אב גד Bo") == "Ana דג בא Bo")
  }
  @Test func aNumberFollowsTheDirectionOfTheLettersBeforeIt() {
    // W7 after a Latin letter; I1 after a Hebrew one, where N1 applies to the space between them.
    #expect(levels("a 12") == [0, 0, 0, 0])
    #expect(levels("a אב 12") == [0, 0, 1, 1, 1, 2, 2])
    #expect(seen("a אב 12") == "a 12 בא")
  }
  @Test func columnsTimesRowsKeepTheirOrder() {
    #expect(seen("א 3×5 ב") == "ב 3×5 א")
    // After an Arabic letter these are Arabic numbers.
    let arabic = levels("ا 3×5")
    #expect(arabic[2] == 2 && arabic[3] == 2 && arabic[4] == 2)
  }
  @Test func wrappedLinesFromRightToLeftBeginAtTheRightInAnyScene() {
    func edges(_ text: String) -> [Double] {
      let layout = TextLayout(
        text, style: TextStyle(size: 10), width: 40, using: PrintedType.typesetter())
      return Dictionary(grouping: layout.glyphs, by: \.origin.y).sorted { $0.key < $1.key }
        .map { ($0.value.map(\.origin.x).max() ?? 0) + 10 }
    }
    #expect(edges("אבגד הו") == [40, 40])
    #expect(edges("abcd ef") == [40, 20])
  }

  @Test func aParagraphOfAScreenFromRightToLeftBeginsThereWhateverItsFirstLetter() {
    let line = TextLayout(
      "Ana · אב", style: TextStyle(size: 10), isMirrored: true, using: PrintedType.typesetter())
    #expect(PrintedType.lines(line)[0] == "בא · Ana")
  }
  @Test func separatorsAndUnitsBelongToTheirNumber() {
    #expect(seen("א 1,234.5") == "1,234.5 א", "W4: one separator between digits")
    #expect(seen("א 1-2") == "1-2 א", "W4")
    #expect(seen("א 1 - 2") == "2 - 1 א", "W6: none with spaces")
    #expect(seen("א $12") == "$12 א", "W5: a currency sign")
    #expect(seen("א 12%") == "12% א", "W5")
  }
  @Test func europeanDigitsAfterArabicAreArabicNumbers() {
    // W2; and W4 joins them over a comma, but not over a hyphen.
    #expect(seen("ب 1-2") == "2-1 ب")
    #expect(seen("ب 1,2") == "1,2 ب")
    #expect(seen("ب ١٢٣") == "١٢٣ ب")
  }
  @Test func bracketsAreMirrored() {
    #expect(seen("א(ב)") == "(ב)א")
    #expect(seen("(Ana)") == "(Ana)")
    #expect(seen("א «ב» [ג]") == "[ג] «ב» א")
  }
  @Test func pairedBracketsTakeTheDirectionOfTheirContents() {
    // The examples of rule N0.
    #expect(seen("\u{200F}smith (fabrikam عربي) עברית") == "תירבע (יברע fabrikam) smith".arabic)
    #expect(seen("عربي book(s)") == "book(s) יברע".arabic)
    #expect(seen("\u{200F}a(b)ג") == "גa(b)")
  }
  @Test func isolatedTextDoesNotChangeWhatIsAround() {
    #expect(seen("אב \u{2066}a (1)\u{2069} ג") == "ג a (1) בא")
    #expect(seen("a \u{2067}אב\u{2069} 1") == "a בא 1", "without the marks the 1 would go left")
  }
  @Test func embeddingsAndOverridesAreObeyed() {
    #expect(seen("\u{202E}abc\u{202C}") == "cba")
    #expect(seen("a \u{202B}אב c\u{202C} d") == "a c בא d")
  }
  @Test func directionMarksAreInvisible() {
    #expect(seen("a\u{200E}b\u{200F}") == "ab")
  }
  @Test func spacesAtTheEndOfALineStayAtItsEnd() {
    // Rule L1, shown by where the letters begin.
    let type = PrintedType.typesetter()
    let style = TextStyle(size: 10)
    #expect(PrintedType.starts(TextLayout("a אב ", style: style, using: type)) == [0])
    let glyphs = TextLayout("אב ", style: style, using: type).glyphs
    #expect(glyphs.map(\.origin.x) == [0, 10, 20], "the space first, at the left")
    #expect(glyphs.first?.sprite.page.index == 32)
  }
  @Test func anAccentStaysWithItsLetter() {
    #expect(seen("שָׁב") == "בשָׁ")
  }
  @Test func everyLineKeepsItsCharacters() {
    for line in ["", "a", "א", "אa1 (ב) 2!", "!!", "1א2ב3", "aאbבcג"] {
      #expect(seen(line).count == line.count)
    }
  }
  @Test func linesAreBrokenBeforeTheyAreOrdered() {
    let type = PrintedType.typesetter()
    let style = TextStyle(size: 10)
    #expect(PrintedType.lines(TextLayout("אבג Ana", style: style, using: type)) == ["Ana גבא"])
    let wrapped = TextLayout("אבג דהו זחט", style: style, width: 45, using: type)
    #expect(PrintedType.lines(wrapped) == ["גבא", "והד", "טחז"])
    let mixed = TextLayout("אב abc גד defg", style: style, width: 65, using: type)
    #expect(PrintedType.lines(mixed) == ["abc בא", "דג", "defg"])
  }
}

extension String {
  /// Replaces Hebrew letters by Arabic ones: an expectation in Hebrew letters looks in an editor as
  /// it is drawn.
  fileprivate var arabic: String {
    replacing("יברע", with: "يبرع")
  }
}
