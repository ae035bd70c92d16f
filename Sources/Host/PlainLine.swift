internal import FoundationEssentials

extension String {
  /// This text as one line for a terminal or the log.
  ///
  /// Control characters are escaped and a very long text is cut in the middle: messages contain
  /// values from files, and a newline in one could forge a log entry.
  public var plainLine: String {
    let limit = 4000
    // Counts scalars, not characters: one character may have millions of combining marks.
    let scalars = unicodeScalars
    // Counting bytes is fast, and a text never has more scalars than bytes.
    guard utf8.count > limit, scalars.count > limit else { return Self.escaped(scalars) }
    return Self.escaped(scalars.prefix(limit / 2))
      + " [\(scalars.count - limit) characters left out] "
      + Self.escaped(scalars.suffix(limit / 2))
  }

  private static func escaped(_ text: some Sequence<Unicode.Scalar>) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text {
      switch scalar {
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      case "\t": line.append(contentsOf: "\\t".unicodeScalars)
      case _ where scalar.isControlling:
        let number = String(scalar.value, radix: 16, uppercase: true)
        line.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}

extension Unicode.Scalar {
  /// Whether it acts instead of being shown: control characters, line breaks, changes of text
  /// direction.
  fileprivate var isControlling: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
