import Geometry
import Input
import Stage
import TestSupport
import Testing

/// The on-screen keyboard in languages other than English.
@MainActor @Suite struct KeyboardLanguageTests {
  private let field = TextField("name", label: "Your name")
  private let table: TestStage

  init() {
    field.frame = Rect(100, 50, 300, 56)
    table = TestStage(TestScene("form", [field]))
    table.settle()
  }

  private func open(in size: Size = Size(width: 800, height: 480)) {
    table.stage.resize(to: size, density: 1)
    table.tap(at: field.windowFrame(at: table.now).center)
    table.settle()
  }
  private func has(_ id: String) -> Bool { table.stage.overlay.node("key." + id) != nil }
  private func place(_ id: String) throws -> Point {
    try #require(table.stage.overlay.node("key." + id), "no key \(id)")
      .windowFrame(at: table.now).center
  }
  private func type(_ ids: String...) throws {
    for id in ids {
      table.tap(at: try place(id))
      table.wait(40)
    }
  }

  private nonisolated static let windows: [Size] = [
    Size(width: 800, height: 480), Size(width: 480, height: 800),
  ]

  @Test(arguments: windows) func inJapaneseANameBeginsWithKana(size: Size) throws {
    table.stage.keyboardWords = KeyboardWords(scripts: [.kana, .latin])
    open(in: size)
    #expect(has("か") && !has("a"))
    try type("は", "な", "script", "a")
    #expect(field.text == "はなa")
  }

  @Test(arguments: windows) func inEveryLanguageANameCanBeWrittenInKana(size: Size) throws {
    open(in: size)
    #expect(has("a") && !has("か"))
    try type("script", "は", "な")
    #expect(field.text == "はな")
  }

  @Test(arguments: windows) func aCodeHasLatinLettersInEveryLanguage(size: Size) throws {
    table.stage.keyboardWords = KeyboardWords(scripts: [.kana, .latin])
    field.holdsCode = true
    open(in: size)
    #expect(!has("script"))
    try type("x", "-", "space", "a", "mode")
    #expect(!has("script"))
    try type("4", "mode", "b")
    #expect(field.text == "x- a4b")
  }

  @Test(arguments: windows) func inArabicANameBeginsWithArabicLetters(size: Size) throws {
    table.stage.keyboardWords = KeyboardWords(scripts: [.arabic, .latin])
    open(in: size)
    #expect(has("م") && !has("a") && !has("shift"))
    try type(
      "م", "ر", "ي", "م", "backspace", "م", "space", "script", "x", "script", "mode", "1", "mode",
      "ء")
    #expect(field.text == "مريم x1ء")
  }

  @Test(arguments: windows) func everyArabicLetterCanBeTyped(size: Size) throws {
    table.stage.keyboardWords = KeyboardWords(scripts: [.arabic, .latin])
    open(in: size)
    for letter in "ابتثجحخدذرزسشصضطظعغفقكلمنهويءةى" {
      #expect(has(String(letter)), "\(letter)")
    }
    for (letter, variants) in ["ا": "أإآ", "و": "ؤ", "ي": "ئ"].sorted(by: { $0.key < $1.key }) {
      for variant in variants {
        field.setText("")
        table.press(at: try place(letter))
        table.wait(460)
        table.lift()
        try type("accent.\(variant)")
        #expect(field.text == "\(variant)")
      }
    }
  }

  @Test func inGermanTheKeysAreThoseOfAGermanKeyboard() throws {
    table.stage.keyboardWords = KeyboardWords(letters: LetterRows("de_AT"))
    open()
    let (t, z, u) = (try place("t"), try place("z"), try place("u"))
    #expect(t.y == z.y && t.x < z.x && z.x < u.x, "z lies between t and u")
    try type("shift", "ä", "ö", "ü", "ß", "-", "y", "'", "space", "x")
    #expect(field.text == "Äöüß-y' x")
    try type("mode", "!", "mode", "shift", "ü")
    #expect(field.text == "Äöüß-y' x!Ü")
  }

  @Test func inSpanishThereIsAKeyForEñe() throws {
    table.stage.keyboardWords = KeyboardWords(letters: LetterRows("es"))
    open()
    try type("ñ", "shift", "ñ")
    #expect(field.text == "ñÑ")
  }

  @Test(arguments: windows) func holdingALetterOffersTheAccentsOfEachLanguage(size: Size) throws {
    let wanted = [
      "a": "àáä", "e": "èé", "i": "ìí", "n": "ñ", "o": "òóö", "s": "ß", "u": "ùúü", "?": "¿",
      "!": "¡",
    ]
    open(in: size)
    for (letter, accents) in wanted.sorted(by: { $0.key > $1.key }) {
      // Signs come last.
      if letter == "?" { try type("mode") }
      for accent in accents {
        field.setText("")
        table.press(at: try place(letter))
        table.wait(460)
        table.lift()
        try type("accent.\(accent)")
        #expect(field.text == "\(accent)")
      }
    }
  }

  @Test(
    arguments: ["de", "es", "ar"],
    [
      (640.0, 480.0), (800, 480), (1024, 600), (1366, 768), (1707, 480), (3840, 1080),
    ])
  func theKeysFitEveryWindow(language: String, window: (width: Double, height: Double)) throws {
    table.stage.keyboardWords = KeyboardWords(
      scripts: language == "ar" ? [.arabic, .latin] : [.latin, .kana], letters: LetterRows(language)
    )
    let size = Size(width: window.width, height: window.height)
    open(in: size)
    try table.expectKeysToFit(size, language)
  }
}
