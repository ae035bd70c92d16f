import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct LineBreakTests {
  private func lines(_ text: String, _ width: Double) -> [String] {
    PrintedType.lines(
      TextLayout(text, style: TextStyle(size: 10), width: width, using: PrintedType.typesetter()))
  }

  @Test func wordsGoToTheNextLineWhole() {
    #expect(lines("one two three four", 80) == ["one two", "three", "four"])
    #expect(lines("one two", 70) == ["one two"])
    #expect(lines("one two", 69) == ["one", "two"])
  }
  @Test func aLineOfItsOwnIsAskedForByALineFeed() {
    #expect(lines("one\n\ntwo", 500) == ["one", "", "two"])
    #expect(lines("", 100) == [""])
  }
  @Test func aVeryLongWordStaysWholeAndIsWider() {
    #expect(lines("a extraordinary b", 60) == ["a", "extraordinary", "b"])
    let layout = TextLayout(
      "extraordinary", style: TextStyle(size: 10), width: 60, using: PrintedType.typesetter())
    #expect(layout.size == Size(width: 130, height: 20))
  }
  @Test func chineseBreaksBetweenAnyTwoCharacters() {
    #expect(lines("拼圖遊戲", 20) == ["拼圖", "遊戲"])
    #expect(lines("拼圖abc遊戲", 30) == ["拼圖", "abc", "遊戲"])
  }
  @Test func noLineBeginsWithAStopOrAComma() {
    #expect(lines("拼圖，遊戲。", 20) == ["拼", "圖，", "遊", "戲。"])
    #expect(lines("あそぼう、ね", 40) == ["あそぼ", "う、ね"])
    #expect(lines("「あそぼう」", 50) == ["「あそぼ", "う」"])
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
        // A lone word, or characters with the stops that may not leave them.
        let core = line.drop { $0 == " " }.filter { !"、。！".contains($0) }
        #expect(!core.contains(" ") && (core.count == 1 || core.allSatisfy(\.isASCII)), "\(line)")
      }
    }
  }
  @Test func inTextWithoutSpacesNoStopIsEverTornOff() {
    var dice = Dice(seed: 19)
    let signs = Array("ab拼圖遊戲、。！")
    for _ in 0..<2000 {
      let text = "拼" + String((0..<dice.whole(0...30)).map { _ in signs[dice.whole(0...8)] })
      for line in lines(text, Double(dice.whole(1...12)) * 10) {
        #expect(!"、。！".contains(line.first ?? "a"), "\(line) of \(text)")
      }
    }
  }
}
