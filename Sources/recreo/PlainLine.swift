import Foundation

nonisolated extension String {
  /// This text as one line that a terminal and a log can take: without control characters, and with
  /// its middle left out where it is very long.
  ///
  /// Sentences carry values out of files: a newline in one would forge a line of the log.
  var plainLine: String {
    let limit = 4000
    // Counting bytes is quick, and a text has no more characters than bytes.
    guard utf8.count > limit, count > limit else { return withoutControls }
    let middle = " [\(count - limit) characters left out] "
    return (prefix(limit / 2) + middle + suffix(limit / 2)).withoutControls
  }
}

nonisolated extension StringProtocol {
  fileprivate var withoutControls: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
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

nonisolated extension Unicode.Scalar {
  /// Whether it does something instead of being shown: controls, line ends, turns of direction.
  fileprivate var isControlling: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
