import Foundation
import Rules
import Testing

@testable import recreo

/// The parser of `config.toml`.
@Suite struct TOMLTests {
  private func read(_ text: String) throws -> [String: TOMLDocument.Value] {
    let entries = try TOMLDocument(text).entries
    return Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }

  @Test(arguments: [
    ("a = true", TOMLDocument.Value.bool(true)), ("a=false # why not", .bool(false)),
    ("a = 1", .number(1)), ("a = -0.5e+2", .number(-50)), ("a = 1_000", .number(1000)),
    ("a = 0xfF", .number(255)), ("a = +inf", .number(.infinity)),
    ("a = \"x\"", .text("x")), ("a = 'C:\\n'", .text("C:\\n")), ("a = \"\"", .text("")),
    ("a = \"\\u00e9\\t\\U0001F600\"", .text("é\t😀")),
    ("a = \"\"\"\nb\\\n   c\"\"\"\"", .text("bc\"")), ("a = '''\r\nb'''", .text("b")),
    ("a = []", .list([])),
    ("a = [1, # one\n [\"x\",], ]", .list([.number(1), .list([.text("x")])])),
    ("a = 2026-11-22", .date), ("a = 2026-11-22 14:05:00Z", .date), ("a = 14:05:00.5", .date),
    ("\u{FEFF}a = true", .bool(true)), ("\r\n\t a\t=\ttrue\r\n", .bool(true)),
  ])
  func everyKindOfValueIsRead(text: String, value: TOMLDocument.Value) throws {
    #expect(try read(text) == ["a": value])
  }

  @Test func allNotationsOfAKeyAreEqual() throws {
    for text in ["[a.b]\nc = 1", "a.b.c = 1", "[a]\nb = { c = 1 }", "[ \"a\" . 'b' ]\n\"c\" = 1"] {
      #expect(try read(text) == ["a.b.c": .number(1)])
    }
  }

  @Test func anArrayOfTablesIsOneValue() throws {
    #expect(
      try read("[[a]]\nb = 1\n[[a]]\nb = 2\n[c]\nd = 1") == ["a": .table([]), "c.d": .number(1)])
  }

  @Test(arguments: [
    ("[", 1), ("[\n", 1), ("[[[", 1), ("[[a]", 1), ("[a", 1), ("[]", 1), ("[a]b", 1), ("a", 1),
    ("a =", 1), ("a = [", 1), ("= 1", 1), ("\n\na = maybe", 3), ("a = 1 b = 2", 1),
    ("a = 1\na = 2", 2), ("a = 1\n[a]", 2), ("[a]\n[a]", 2), ("a.b = 1\na = 2", 2),
    ("a = \"x", 1), ("a = \"x\ny\"", 1), ("a = \"\\q\"", 1), ("a = \"\\uD800\"", 1),
    ("a = \"\\u12", 1), ("a = '''x", 1), ("a = 01", 1), ("a = 1__0", 1), ("a = 1.", 1),
    ("a = {b = 1", 1), ("a = {b = 1,\n}", 1), ("a\u{0} = 1", 1), ("a = 1\rb = 2", 1),
    ("# \u{1}\n", 1), ("a. = 1", 1), ("ä = 1", 1), ("\"\"\"a\"\"\" = 1", 1),
    (String(repeating: "[", count: 100_000), 1),
    ("a = " + String(repeating: "[", count: 100_000), 1),
    ("a = " + String(repeating: "{a=", count: 100_000), 1),
  ])
  func aTypoIsReportedWithItsLine(text: String, line: Int) {
    #expect { try TOMLDocument(text) } throws: { ($0 as? TOMLError)?.line == line }
  }

  /// The changes are the same in every run.
  @Test func noTypoCrashesTheParser() throws {
    let sound = """
      # A kiosk.
      locked = ["music.on", 'language',]
      display.scale = 1.5
      [music]
      on = false # quiet
      volume = 0.7
      [kiosk]
      on = true
      text = \"\"\"
      two \\
        lines\"\"\"
      when = 2026-11-22T14:05:00Z
      more = { a = 1, b = [2, 3] }
      [[list]]
      é = "\\u00e9"

      """
    let pieces = [
      "[", "[[", "[[[", "]", "]]", "{", "}", "\"", "'", "\"\"\"", "'''", "\\", "\\u12", "\\U", "\n",
      "\r", "\r\n", "\0", "\u{FEFF}", "=", ".", ",", "#", "a", "-", "_", "0x", "+", "1e", ":", " ",
      "\t", "é", "\u{7F}", "💥", "true", "inf",
    ].map { Array($0.utf8) }
    var random = SeededGenerator(seed: 13)
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = Array(sound.utf8)
      for _ in 0...random.below(4) {
        let at = random.below(bytes.count)
        let end = min(bytes.count, at + random.below(8))
        switch random.below(4) {
        case 0: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: at)
        case 1: bytes.replaceSubrange(at..<end, with: pieces[random.below(pieces.count)])
        case 2: bytes.removeSubrange(at..<end)
        default: bytes.removeSubrange(at...)
        }
        if bytes.isEmpty { bytes = [10] }
      }
      if (try? TOMLDocument(String(decoding: bytes, as: UTF8.self))) != nil { accepted += 1 }
    }
    #expect((1000..<19_000).contains(accepted), "\(accepted): some are sound, most are not")
  }
}
