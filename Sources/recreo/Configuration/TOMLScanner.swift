/// Walks through a text of TOML, byte by byte: every read is checked, and the end is a byte 0.
nonisolated struct TOMLScanner {
  private let bytes: [UInt8]
  private var at = 0
  private(set) var line = 1
  /// How deep lists and tables may lie in each other: the reader calls itself for each.
  private static let deepest = 32

  init(_ text: String) {
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  private var isAtEnd: Bool { at >= bytes.count }
  var next: UInt8 { isAtEnd ? 0 : bytes[at] }
  func peek(_ distance: Int) -> UInt8 { at + distance < bytes.count ? bytes[at + distance] : 0 }

  func error(_ reason: String) -> TOMLError { TOMLError(line: line, reason: reason) }

  /// The byte here, which is passed by; nil at the end.
  mutating func advance() -> UInt8? {
    guard !isAtEnd else { return nil }
    let byte = bytes[at]
    at += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  mutating func skip(_ count: Int) { for _ in 0..<count { _ = advance() } }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { buffer in
      at + buffer.count <= bytes.count && bytes[at..<(at + buffer.count)].elementsEqual(buffer)
    }
  }

  /// Passes by this text if it is here.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    skip(text.utf8CodeUnitCount)
    return true
  }

  mutating func skipBlanks() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { at += 1 }
  }

  /// Passes by blanks, a comment and the end of the line; anything else is an error.
  mutating func endLine() throws(TOMLError) {
    try skipComment()
    guard isAtEnd || take("\r\n") || take("\n") else {
      throw error("\(shown) is not expected here")
    }
  }

  private mutating func skipComment() throws(TOMLError) {
    skipBlanks()
    guard next == UInt8(ascii: "#") else { return }
    while !isAtEnd, !isAt("\n"), !isAt("\r\n") {
      guard !Self.isControl(next) else { throw error("\(shown) is not expected here") }
      at += 1
    }
  }

  /// Goes to the next line that sets something; false at the end.
  mutating func findLine() throws(TOMLError) -> Bool {
    try skipLines()
    return !isAtEnd
  }

  /// Passes by blanks, comments and the ends of lines.
  mutating func skipLines() throws(TOMLError) {
    repeat { try skipComment() } while take("\n") || take("\r\n")
  }

  static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != UInt8(ascii: "\t")) || byte == 0x7F
  }

  /// What is here, for a person.
  var shown: String {
    if isAtEnd { return "the end of the file" }
    if isAt("\n") || isAt("\r\n") { return "the end of the line" }
    if Self.isControl(next) { return "a control character" }
    let rest = String(decoding: bytes[at..<min(at + 40, bytes.count)], as: UTF8.self)
    return "\"\(rest.prefix(1))\""
  }

  static func checkDepth(_ depth: Int, _ scanner: TOMLScanner) throws(TOMLError) {
    guard depth < deepest else { throw scanner.error("lists lie too deep in each other") }
  }
}

nonisolated extension TOMLScanner {
  /// `music.on = true`.
  mutating func assignment(depth: Int = 0) throws(TOMLError) -> (
    path: [String], value: TOMLDocument.Value
  ) {
    let path = try path()
    guard take("=") else { throw error("after \(path.joined(separator: ".")) a \"=\" is missing") }
    skipBlanks()
    return (path, try value(depth: depth))
  }

  /// A name, its parts joined by dots.
  mutating func path() throws(TOMLError) -> [String] {
    var path: [String] = []
    repeat {
      skipBlanks()
      path.append(try name())
      skipBlanks()
    } while take(".")
    return path
  }

  private mutating func name() throws(TOMLError) -> String {
    if isAt("\"") || isAt("'") {
      guard !isAt("\"\"\""), !isAt("'''") else { throw error("a name has one line") }
      return try string()
    }
    var name = ""
    while Self.isBare(next) { name.append(Character(Unicode.Scalar(advance() ?? 0))) }
    guard !name.isEmpty else { throw error("a name is missing before \(shown)") }
    return name
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "A"..."Z", "a"..."z", "0"..."9", "-", "_": true
    default: false
    }
  }
}
