import Host
import Testing

/// Text for standard error and the log.
@Suite struct PlainLineTests {
  @Test func controlCharactersAreEscaped() {
    #expect("a\nb\tc".plainLine == "a\\nb\\tc")
    #expect("a\r\nb".plainLine == "a\\u{D}\\nb")
    #expect("\u{1B}[2J\u{0}\u{7F}\u{85}".plainLine == "\\u{1B}[2J\\u{0}\\u{7F}\\u{85}")
    #expect("\u{202E}\u{2028}\u{2066}".plainLine == "\\u{202E}\\u{2028}\\u{2066}")
    #expect("Año, 拼圖 – it’s fine: 👩‍👧".plainLine == "Año, 拼圖 – it’s fine: 👩‍👧")
  }

  @Test func aVeryLongTextIsShortenedInTheMiddle() {
    let long = "begin " + String(repeating: "x", count: 5_000_000) + " end"
    let line = long.plainLine
    #expect(line.count < 4100 && line.hasPrefix("begin ") && line.hasSuffix(" end"))
    #expect(line.contains("characters left out"))
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(marks.plainLine.unicodeScalars.count < 4100)
    let short = String(repeating: "x", count: 4000)
    #expect(short.plainLine == short)
  }

  @Test func aCellOfATableHoldsNoControlCharacters() {
    #expect(CSV.row(["a\r\nb", "\u{1B}[2J", "\t=1"]) == "a\\u{D}\\nb,\\u{1B}[2J,\\t=1\r\n")
  }
}
