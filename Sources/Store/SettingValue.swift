/// The value of a setting.
public enum SettingValue: Hashable, Sendable {
  /// On or off.
  case bool(Bool)
  /// Any number, including integers.
  case number(Double)
  /// Any text.
  case text(String)
}

extension SettingValue: CustomStringConvertible {
  /// The value as written in the configuration file: `true`, `0.7`, `"auto"`.
  public var description: String { literal }

  /// The value as stored in the database.
  var literal: String {
    switch self {
    case .bool(let isOn): "\(isOn)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    }
  }

  /// Parses a literal; anything else becomes text, including its quotes.
  public init(literal: String) {
    if literal.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\"") {
      self = .text(String(literal.dropFirst().dropLast()))
    } else if let isOn = Bool(literal) {
      self = .bool(isOn)
    } else if let number = Double(literal) {
      self = .number(number)
    } else {
      self = .text(literal)
    }
  }
}
