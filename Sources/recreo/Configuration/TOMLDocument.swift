/// A parsed `config.toml` (TOML 1.0).
///
/// Our own parser: the library it replaces crashed on some typos, and a kiosk must start whatever its
/// owner typed. Dates are only recognized, since no setting is one.
nonisolated struct TOMLDocument {
  indirect enum Value: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([Value])
    case date
    /// An inline table, `{ a = 1 }`.
    case table([Entry])

    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  struct Entry: Hashable, Sendable {
    var path: [String]
    var value: Value
    var line: Int
    /// With its tables, joined by dots: `music.on`.
    var key: String { path.joined(separator: ".") }
  }

  /// The assignments, in the order of the file; an array of tables is one empty table.
  private(set) var entries: [Entry] = []
  /// Names of values and of tables, to refuse duplicates.
  private var values: Set<String> = []
  private var tables: Set<String> = []
  private var headers: Set<String> = []

  init(_ text: String) throws(TOMLError) {
    var scanner = TOMLScanner(text)
    // Nil in an array of tables, whose contents are ignored.
    var table: [String]? = []
    while try scanner.findLine() {
      let line = scanner.line
      if scanner.take("[") {
        table = try header(&scanner, line)
      } else {
        let (path, value) = try scanner.assignment()
        if let table { try set(Entry(path: table + path, value: value, line: line)) }
      }
      try scanner.endLine()
    }
  }

  /// Returns the table that the lines below belong to.
  private mutating func header(_ scanner: inout TOMLScanner, _ line: Int) throws(TOMLError)
    -> [String]?
  {
    let isList = scanner.take("[")
    let path = try scanner.path()
    for _ in 0..<(isList ? 2 : 1) where !scanner.take("]") {
      throw scanner.error("the name of a table must end in \(isList ? "]]" : "]")")
    }
    let header = Entry(path: path, value: .table([]), line: line)
    if isList {
      try addTables(path, line)
      entries.append(header)
      return nil
    }
    guard headers.insert(header.key).inserted else {
      throw TOMLError(line: line, reason: "[\(header.key)] appears twice")
    }
    try addTables(path, line)
    return path
  }

  private mutating func set(_ entry: Entry) throws(TOMLError) {
    try addTables(entry.path.dropLast(), entry.line)
    if case .table(let inner) = entry.value {
      try addTables(entry.path, entry.line)
      for part in inner {
        try set(Entry(path: entry.path + part.path, value: part.value, line: part.line))
      }
      return
    }
    guard !tables.contains(entry.key), values.insert(entry.key).inserted else {
      throw TOMLError(line: entry.line, reason: "\(entry.key) appears twice")
    }
    entries.append(entry)
  }

  private mutating func addTables(_ path: [String], _ line: Int) throws(TOMLError) {
    for count in path.indices {
      let name = path[...count].joined(separator: ".")
      guard !values.contains(name) else {
        throw TOMLError(line: line, reason: "\(name) is a value, not a table")
      }
      tables.insert(name)
    }
  }
}

/// Where a text is not TOML, and why.
nonisolated struct TOMLError: Error, Hashable, CustomStringConvertible {
  var line: Int
  /// The rest of a sentence.
  var reason: String
  var description: String { "line \(line): \(reason)" }
}
