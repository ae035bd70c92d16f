import Geometry
import TestSupport
import Testing

@testable import Drawing

@Suite struct LineBreakTests {
  private func lines(_ text: String, _ width: Double) -> [String] {
    PrintedType.lines(
      TextLayout(text, style: TextStyle(size: 10), width: width, using: PrintedType.typesetter()))
  }

  @Test func wholeWordsWrapToTheNextLine() {
    #expect(lines("one two three four", 80) == ["one two", "three", "four"])
    #expect(lines("one two", 70) == ["one two"])
    #expect(lines("one two", 69) == ["one", "two"])
  }
  @Test func aLineFeedStartsANewLine() {
    #expect(lines("one\n\ntwo", 500) == ["one", "", "two"])
    #expect(lines("", 100) == [""])
  }
  @Test func aWordWiderThanTheLineIsNotBroken() {
    #expect(lines("a extraordinary b", 60) == ["a", "extraordinary", "b"])
    let layout = TextLayout(
      "extraordinary", style: TextStyle(size: 10), width: 60, using: PrintedType.typesetter())
    #expect(layout.size == Size(width: 130, height: 20))
  }
  @Test func chineseBreaksBetweenAnyTwoCharacters() {
    #expect(lines("拼圖遊戲", 20) == ["拼圖", "遊戲"])
    #expect(lines("拼圖abc遊戲", 30) == ["拼圖", "abc", "遊戲"])
  }
  @Test func noLineBeginsWithAFullStopOrAComma() {
    #expect(lines("拼圖，遊戲。", 20) == ["拼", "圖，", "遊", "戲。"])
    #expect(lines("あそぼう、ね", 40) == ["あそぼ", "う、ね"])
    #expect(lines("「あそぼう」", 50) == ["「あそ", "ぼう」"])
  }
  @Test func noTextIsLostAndNoLineIsTooWide() {
    var dice = Dice(seed: 14)
    let signs = Array("abc  de拼圖遊戲、。！")
    for _ in 0..<2000 {
      let text = String((0..<dice.whole(0...30)).map { _ in signs[dice.whole(0...12)] })
      let width = Double(dice.whole(1...12)) * 10
      let broken = lines(text, width)
      #expect(broken.joined().filter { $0 != " " } == text.filter { $0 != " " }, "\(text)")
      for line in broken where Double(line.count) * 10 > width {
        // One word, or characters with punctuation that must not be separated from them.
        let core = line.drop { $0 == " " }.replacing(#/ *[、。！]/#, with: "")
        #expect(!core.contains(" ") && (core.count == 1 || core.allSatisfy(\.isASCII)), "\(line)")
      }
    }
  }
  @Test func inTextWithoutSpacesNoLineBeginsWithPunctuation() {
    var dice = Dice(seed: 19)
    let signs = Array("ab拼圖遊戲、。！")
    for _ in 0..<2000 {
      let text = "拼" + String((0..<dice.whole(0...30)).map { _ in signs[dice.whole(0...8)] })
      for line in lines(text, Double(dice.whole(1...12)) * 10) {
        #expect(!"、。！".contains(line.first ?? "a"), "\(line) of \(text)")
      }
    }
  }

  /// Texts with a bar at each possible line break, by Unicode's annex 14.
  private func marked(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (scalar, breaks) in zip(scalars, LineBreakOpportunities.after(scalars)) {
      result.append(scalar)
      if breaks { result.append("|") }
    }
    return String(String(result).dropLast())
  }

  @Test(arguments: [
    // LB18, 8, 11, 12, 9
    "one |two  |three", "a\u{200B}|b", "a\u{2060}b", "a\u{A0}b", "e\u{301}a |b",
    "Hi ! |ok ? |no", "[a] |(b)", "( a", "f(x)", "3 / |5",  // LB13, 14, 30
    "“a” |b", "«Bon» |jour", "don't |it's",  // LB19
    "real-|time", "שלום-|עולם", "c–|d", "re\u{AD}|al",  // LB21
    "10,000.50 |€5 |5% |-5 |(3)", "100°C",  // LB25
    "x… |y", "——", "a.b |x=y", "C++ |a+b",  // LB22, 17, 24
  ]) func linesEndWhereTheStandardAllowsIt(_ expected: String) {
    #expect(marked(expected.replacing("|", with: "")) == expected)
  }
  @Test(arguments: [
    "拼|圖，|遊|戲。", "「あ|そ|ぼ|う」", "あっ|きゃー", "カッ|コー", "時々|人", "日|本|（に|ほ|ん）|語", "あ・|い", "99％ |￥5",
    "第|1|回 |2024|年", "한|국|어 |말",
  ]) func noJapaneseOrChineseLineBeginsWithAForbiddenCharacter(_ expected: String) {
    #expect(marked(expected.replacing("|", with: "")) == expected)
  }
  @Test(arguments: ["ไทยภาษา", "नमस्ते |दुनिया", "क्षत्रिय", "مرحبا |بكم", "👩\u{200D}👩\u{200D}👧", "👍🏽", "🇪🇸"])
  func noLineBreakSplitsACharacter(_ expected: String) {
    #expect(marked(expected.replacing("|", with: "")) == expected)
  }
  @Test func aNumberStaysWithItsUnit() {
    #expect(lines("拼圖遊戲50步", 60) == ["拼圖遊戲", "50步"])
    #expect(lines("あと120回", 50) == ["あと", "120回"])
    #expect(lines("あと120回", 30) == ["あと", "120", "回"], "too narrow for both")
  }
  @Test func noCharacterIsAloneOnTheLastLine() {
    #expect(lines("拼圖遊戲。", 40) == ["拼圖", "遊戲。"])
    #expect(lines("拼圖遊戲好玩", 50) == ["拼圖遊戲", "好玩"])
    #expect(lines("あそぼう、ね", 50) == ["あそぼ", "う、ね"])
    #expect(lines("拼圖Ana勝。", 60) == ["拼圖", "Ana勝。"])
    #expect(lines("拼圖遊戲", 10) == ["拼", "圖", "遊", "戲"], "too narrow for two")
  }
  @Test func linesOfPartsEndBetweenTwoPartsUnlessThatTakesMoreLines() {
    #expect(lines("20 moves in 0:39 · 3 moves/s", 180) == ["20 moves in 0:39", "3 moves/s"])
    #expect(lines("50步 · 可解", 60) == ["50步", "可解"])
    #expect(lines("aaaa bb · cc dddd · e", 130) == ["aaaa bb", "cc dddd · e"])
    #expect(lines("aa bb · cc dd · ee ff", 100) == ["aa bb · cc", "dd · ee ff"])
    #expect(lines("a b · c d", 30) == ["a b", "· c", "d"], "too narrow for the parts")
  }
  @Test func aWordMayBreakAfterItsHyphen() {
    #expect(lines("a real-time b", 70) == ["a real-", "time b"])
    #expect(lines("a real-time b", 110) == ["a real-time", "b"])
    let tight = PrintedType.typesetter(kerning: { $0 == "-" && $1 == "t" ? -3 : 0 })
    func glyphs(_ width: Double) -> [TextLayout.Placed] {
      TextLayout("x-to", style: TextStyle(size: 10), width: width, using: tight).glyphs
    }
    #expect(glyphs(100).map(\.origin.x) == [0, 10, 17, 27], "kerning crosses the hyphen")
    #expect(glyphs(25).map(\.origin.x) == [0, 10, 0, 10])
  }
  @Test func everyUnicodeCharacterCanBeLaidOut() {
    // Libunibreak aborts at some; each is tested next to letters and next to itself.
    let special = [0xD7FF, 0xE000, 0xFFFE, 0xFFFF, 0x1F1E5, 0x1F1E6, 0x1F1FF, 0x1F200, 0x10FFFF]
    let all = Array(stride(from: 0, through: 0x10FFFF, by: 61)) + special
    for scalar in all.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      #expect(LineBreakOpportunities.after(["a", scalar, scalar]).count == 3)
    }
  }
}
