/// What a setting is set to.
public enum SettingValue: Hashable, Sendable {
  /// On or off.
  case bool(Bool)
  /// Any number, whole ones included.
  case number(Double)
  /// Any text.
  case text(String)
}

extension SettingValue: CustomStringConvertible {
  /// The value as a person writes it in the configuration file: `true`, `0.7`, `"auto"`.
  public var description: String { literal }

  /// The value as the database keeps it.
  var literal: String {
    switch self {
    case .bool(let isOn): "\(isOn)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    }
  }

  /// Reads a literal back; what is none becomes text, quotes and all.
  init(literal: String) {
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
