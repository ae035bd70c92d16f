import Geometry

/// The keys and their places, in cells; a cell is at least as large as a fingertip.
nonisolated struct KeyPlan: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    var sign: KeyAction
    var cell: Rect
  }

  private(set) var keys: [Key] = []
  private(set) var columns = 10.0
  private(set) var rows = 5.0
  private let hasScripts: Bool

  /// `isNarrow`: eight columns, for upright windows; `hasScripts`: with a key for another script.
  init(
    _ script: KeyboardScript, letters rows: LetterRows, showsSigns: Bool, isNarrow: Bool,
    hasScripts: Bool
  ) {
    self.hasScripts = hasScripts
    switch (script, isNarrow) {
    case (.kana, false): kana()
    case (.kana, true): narrowKana()
    case (_, false) where showsSigns: signs()
    case (_, true) where showsSigns: narrowSigns()
    case (.latin, false): letters(rows.rows)
    case (.latin, true): narrowLetters()
    case (.arabic, false): arabic()
    case (.arabic, true): narrowArabic()
    }
  }

  private mutating func put(
    _ sign: KeyAction, _ x: Double, _ y: Double, _ width: Double = 1, _ height: Double = 1
  ) {
    keys.append(Key(sign: sign, cell: Rect(x: x, y: y, width: width, height: height)))
  }
  private mutating func row(_ text: String, _ x: Double, _ y: Double) {
    for (index, character) in text.enumerated() { put(.text(character), x + Double(index), y) }
  }

  private mutating func letters(_ rows: [String]) {
    columns = Double(rows.map(\.count).max() ?? 0)
    let edges = rows.map { (columns - Double($0.count)) / 2 }
    for (y, text) in rows.dropLast().enumerated() { row(text, edges[y], Double(y)) }
    put(.shift, 0, 3, edges[3])
    row(rows[3], edges[3], 3)
    put(.backspace, columns - edges[3], 3, edges[3])
    foot()
  }

  private mutating func foot() {
    let left = switches()
    row("-", left, 4)
    put(.space, left + 1, 4, columns - left - 4.25)
    row("'", columns - 3.25, 4)
    put(.done, columns - 2.25, 4, 2.25)
  }

  private mutating func signs() {
    row("1234567890", 0, 0)
    row("!?@#&*()+=", 0, 1)
    row("-_'\":;/%€$", 0, 2)
    put(.text("~"), 0, 3, 1.5)
    row(".,¡¿…«»", 1.5, 3)
    put(.backspace, 8.5, 3, 1.5)
    let left = switches()
    put(.space, left, 4, 7.75 - left)
    put(.done, 7.75, 4, 2.25)
  }

  /// In alphabetical order: eight columns are too few for a typewriter's layout.
  private mutating func narrowLetters() {
    columns = 8
    row("abcdefgh", 0, 0)
    row("ijklmnop", 0, 1)
    row("qrstuvwx", 0, 2)
    put(.shift, 0, 3, 1.5)
    row("yz'-.", 1.5, 3)
    put(.backspace, 6.5, 3, 1.5)
    narrowFoot()
  }

  private mutating func narrowSigns() {
    columns = 8
    row("12345678", 0, 0)
    row("90!?@#&*", 0, 1)
    row("-_'\":;/+", 0, 2)
    row(".,¿¡()", 0, 3)
    put(.backspace, 6, 3, 2)
    narrowFoot()
  }

  private mutating func narrowFoot() {
    let left = switches()
    put(.space, left, 4, 6 - left)
    put(.done, 6, 4, 2)
  }

  /// As on a typewriter's Arabic keyboard; what that has for shift comes from holding a key down.
  private mutating func arabic() {
    columns = 12
    row("1234567890", 1, 0)
    row("ضصثقفغعهخحجد", 0, 1)
    row("شسيبلاتنمكطذ", 0, 2)
    row("ئءؤرىةوزظأ", 0, 3)
    put(.backspace, 10, 3, 2)
    foot()
  }

  /// In alphabetical order, from the right.
  private mutating func narrowArabic() {
    columns = 8
    for (y, text) in ["ابتثجحخد", "ذرزسشصضط", "ظعغفقكلم", "نهويءةى"].enumerated() {
      for (x, letter) in text.enumerated() { put(.text(letter), 7 - Double(x), Double(y)) }
    }
    put(.backspace, 0, 3)
    narrowFoot()
  }

  /// The keys that switch to signs and to another script; returns where they end.
  private mutating func switches() -> Double {
    put(.mode, 0, 4, 1.5)
    guard hasScripts else { return 1.5 }
    put(.script, 1.5, 4, 1.25)
    return 2.75
  }

  private mutating func kana() {
    columns = 12
    let signs: [KeyAction] = [.voiced, .half, .small, .shift, .script]
    for (y, sign) in signs.enumerated() { put(sign, 0, Double(y)) }
    let lines = [
      "あいうえお", "かきくけこ", "さしすせそ", "たちつてと", "なにぬねの", "はひふへほ", "まみむめも", "や、ゆ。よ",
      "らりるれろ", "わをんー・",
    ]
    for (x, line) in lines.enumerated() {
      for (y, character) in line.enumerated() { put(.text(character), Double(x + 1), Double(y)) }
    }
    put(.backspace, 11, 0)
    put(.space, 11, 1, 1, 2)
    put(.done, 11, 3, 1, 2)
  }

  private mutating func narrowKana() {
    (columns, rows) = (8, 8)
    let lines = [
      "あいうえおやゆよ", "かきくけこわをん", "さしすせそー、。", "たちつてと", "なにぬねの", "はひふへほ", "まみむめも",
      "らりるれろ",
    ]
    for (y, line) in lines.enumerated() { row(line, 0, Double(y)) }
    for (x, sign) in [KeyAction.voiced, .half, .small].enumerated() { put(sign, Double(x + 5), 3) }
    put(.shift, 5, 4, 1.5)
    put(.script, 6.5, 4, 1.5)
    put(.space, 5, 5, 3)
    put(.backspace, 5, 6, 3)
    put(.done, 5, 7, 3)
  }
}
