import Store
import Testing

struct PlayerNameTests {
  @Test(arguments: [
    "Ana", "José Ñúñez", "Ἀθηνᾶ", "Олександр", "张伟", "さくら", "김철수", "محمد", "שרה", "ณัฐวุฒิ", "देवनागरी",
    "می‌خواهم", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👍🏽", "☺️", "O'Neil-3", "1", "ß",
  ])
  func everyScriptIsAllowed(text: String) throws {
    #expect(try PlayerName(text).text == text)
  }

  @Test(arguments: [
    ("  Ana ", "Ana"), ("Ana\t\n  María", "Ana María"), ("\u{3000}太\u{2003}郎\u{A0}", "太 郎"),
    ("Jose\u{301}", "Jos\u{E9}"), ("A\u{30A}\r\nngström", "\u{C5} ngström"),
  ])
  func spacesAreTrimmedAndAccentsComposed(typed: String, shown: String) throws {
    let name = try PlayerName(typed)
    #expect(Array(name.text.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(arguments: ["", " ", "\n\t\u{3000}", "\u{200D}", "\u{200C} \u{FE0F}", "\u{3164}"])
  func anInvisibleNameIsEmpty(text: String) {
    #expect(throws: PlayerNameError.empty) { try PlayerName(text) }
  }

  @Test(arguments: [
    "A\u{0}", "\u{7}bell", "\u{1B}[31mred", "\u{202E}hidden", "soft\u{AD}", "\u{FEFF}Ana",
    "\u{E000}",
    "\u{FFFF}", "A\u{200E}", "Ana\u{7F}",
  ])
  func unprintableCharactersAreRefused(text: String) {
    #expect(throws: PlayerNameError.unprintable) { try PlayerName(text) }
  }

  @Test func aNameHasAtMost24Graphemes() throws {
    for character in ["a", "ñ", "n\u{303}", "张", "👩‍👩‍👧‍👦", "🇪🇸", "நி"] {
      #expect(try PlayerName(String(repeating: character, count: 24)).text.count == 24)
      #expect(
        try PlayerName("  " + String(repeating: character, count: 24) + "\n").text.count == 24)
      #expect(throws: PlayerNameError.tooLong) {
        try PlayerName(String(repeating: character, count: 25))
      }
    }
    let tower = "Z" + String(repeating: "\u{301}", count: 5000)
    #expect(throws: PlayerNameError.tooLong) { try PlayerName(tower) }
  }

  @Test(arguments: [
    ("Ana", "ANA"), ("José", "JOSE\u{301}"), ("Straße", "STRASSE"), ("ὈΔΥΣΣΕΎΣ", "ὀδυσσεύς"),
    ("Ольга", "ОЛЬГА"), ("Ana  María", " ana maría "), ("\u{212B}sa", "a\u{30A}sa"),
    ("가", "\u{1100}\u{1161}"),
  ])
  func namesThatReadTheSameAreEqual(one: String, other: String) throws {
    let (a, b) = (try PlayerName(one), try PlayerName(other))
    #expect(a == b && a.hashValue == b.hashValue)
  }

  @Test(arguments: [("Ana", "Anna"), ("José", "Jose"), ("太郎", "太朗"), ("👍🏽", "👍")])
  func namesThatReadDifferentlyDiffer(one: String, other: String) throws {
    #expect(try PlayerName(one) != PlayerName(other))
  }

  @Test func aNormalisedNameStaysTheSame() throws {
    for text in ["  Ana\tMaría ", "Jose\u{301}", "ΣΑΣ", "\u{1F1EA}\u{1F1F8} x"] {
      let once = try PlayerName(text)
      let twice = try PlayerName(once.text)
      #expect(once == twice)
      #expect(Array(once.text.utf8) == Array(twice.text.utf8))
    }
  }
}
