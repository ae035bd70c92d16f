import FoundationEssentials

nonisolated extension TOMLScanner {
  mutating func value(depth: Int) throws(TOMLError) -> TOMLDocument.Value {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(try string())
    case UInt8(ascii: "["): return .list(try list(depth: depth))
    case UInt8(ascii: "{"): return .table(try table(depth: depth))
    default: return try plain()
    }
  }

  private mutating func list(depth: Int) throws(TOMLError) -> [TOMLDocument.Value] {
    try Self.checkDepth(depth, self)
    skip(1)
    var values: [TOMLDocument.Value] = []
    while true {
      try skipLines()
      if take("]") { return values }
      values.append(try value(depth: depth + 1))
      try skipLines()
      if take(",") { continue }
      guard take("]") else { throw error("\",\" or \"]\" is missing in a list") }
      return values
    }
  }

  private mutating func table(depth: Int) throws(TOMLError) -> [TOMLDocument.Entry] {
    try Self.checkDepth(depth, self)
    skip(1)
    var entries: [TOMLDocument.Entry] = []
    skipBlanks()
    if take("}") { return entries }
    while true {
      let here = line
      let (path, value) = try assignment(depth: depth + 1)
      entries.append(TOMLDocument.Entry(path: path, value: value, line: here))
      skipBlanks()
      if take("}") { return entries }
      guard take(",") else { throw error("\",\" or \"}\" is missing in a table") }
    }
  }

  /// A value without quotes: true, false, a number or a date.
  private mutating func plain() throws(TOMLError) -> TOMLDocument.Value {
    var word = ""
    while Self.isPlain(next) { word.append(Character(Unicode.Scalar(advance() ?? 0))) }
    switch word {
    case "": throw error("a value is missing before \(shown)")
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if let number = Self.number(word) { return .number(number) }
    guard Self.isDate(word) else {
      throw error("\(word) is not a value; text needs quotes")
    }
    // The day and the time may have a blank between them.
    if next == UInt8(ascii: " "), Self.isDigit(peek(1)) {
      skip(1)
      while Self.isPlain(next) { skip(1) }
    }
    return .date
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "A"..."Z", "a"..."z", "0"..."9", "-", "_", "+", ".", ":": true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// `2026-11-22`, `14:05:00` and both; not whether there is such a day.
  private static func isDate(_ word: String) -> Bool {
    let isDay = word.wholeMatch(of: #/\d{4}-\d\d-\d\d([Tt]\d\d:\d\d[\d:.Zz+-]*)?/#) != nil
    return isDay || word.wholeMatch(of: #/\d\d:\d\d:\d\d(\.\d+)?/#) != nil
  }

  private static func number(_ word: String) -> Double? {
    let digits = #/[+-]?(0|[1-9](_?\d)*)(\.\d(_?\d)*)?([eE][+-]?\d(_?\d)*)?/#
    let plain = word.replacing("_", with: "")
    if word.wholeMatch(of: digits) != nil { return Double(plain) }
    if word.wholeMatch(of: #/[+-]?(inf|nan)/#) != nil { return Double(plain) }
    for (prefix, radix, pattern) in [
      ("0x", 16, #/0x[0-9A-Fa-f](_?[0-9A-Fa-f])*/#), ("0o", 8, #/0o[0-7](_?[0-7])*/#),
      ("0b", 2, #/0b[01](_?[01])*/#),
    ] where word.wholeMatch(of: pattern) != nil {
      return Int(plain.dropFirst(prefix.count), radix: radix).map(Double.init)
    }
    return nil
  }
}

nonisolated extension TOMLScanner {
  /// A text in quotes of any of the four kinds.
  mutating func string() throws(TOMLError) -> String {
    let hasEscapes = next == UInt8(ascii: "\"")
    if take("\"\"\"") { return try longString(end: "\"\"\"", hasEscapes: true) }
    if take("'''") { return try longString(end: "'''", hasEscapes: false) }
    let quote = next
    skip(1)
    var text: [UInt8] = []
    while next != quote {
      guard next != 0, !Self.isControl(next) else {
        throw error("the quote at the end of a string is missing")
      }
      if hasEscapes, take("\\") {
        text += try escape()
      } else if let byte = advance() {
        text.append(byte)
      }
    }
    skip(1)
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func longString(end: StaticString, hasEscapes: Bool) throws(TOMLError)
    -> String
  {
    var text: [UInt8] = []
    if !take("\n") { _ = take("\r\n") }
    while !take(end) {
      guard let byte = advance() else { throw error("the quotes at the end of a text are missing") }
      if hasEscapes, byte == UInt8(ascii: "\\") {
        if !skipLineEnd() { text += try escape() }
      } else if byte == UInt8(ascii: "\n") || isLineEnd(byte) || !Self.isControl(byte) {
        text.append(byte)
      } else {
        throw error("a control character is not expected here")
      }
    }
    // Up to two quotes may stand before the three that end it.
    for _ in 0..<2 where isAt(hasEscapes ? "\"" : "'") {
      if let quote = advance() { text.append(quote) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\r") && next == UInt8(ascii: "\n")
  }

  /// A backslash at the end of a line takes away the line's end and the blanks of the next.
  private mutating func skipLineEnd() -> Bool {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.isAt("\n") || ahead.isAt("\r\n") else { return false }
    while ahead.next == UInt8(ascii: " ") || ahead.isAt("\t") || ahead.isAt("\n")
      || ahead.isAt("\r\n")
    { ahead.skip(1) }
    self = ahead
    return true
  }

  private mutating func escape() throws(TOMLError) -> [UInt8] {
    guard let letter = advance() else { throw error("the quote at the end of a string is missing") }
    switch Unicode.Scalar(letter) {
    case "b": return [8]
    case "t": return [9]
    case "n": return [10]
    case "f": return [12]
    case "r": return [13]
    case "\"", "\\": return [letter]
    case "u": return try scalar(digits: 4)
    case "U": return try scalar(digits: 8)
    default: throw error("a string has an unknown escape; write a backslash as \\\\")
    }
  }

  private mutating func scalar(digits: Int) throws(TOMLError) -> [UInt8] {
    var text = ""
    for _ in 0..<digits { text.append(Character(Unicode.Scalar(advance() ?? 0))) }
    guard text.allSatisfy(\.isHexDigit), let number = UInt32(text, radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw error("\\u and \\U need the number of a character") }
    return Array(String(Character(scalar)).utf8)
  }
}
