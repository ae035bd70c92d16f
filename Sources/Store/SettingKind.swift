/// The possible values of a setting.
public enum SettingKind: Hashable, Sendable {
  /// On or off.
  case toggle
  /// A number from 0 to 1.
  case fraction
  /// A number in this range.
  case number(ClosedRange<Double>)
  /// The text `auto`, or a number in this range.
  case autoOr(ClosedRange<Double>)
  /// One of these texts.
  case choice([String])
  /// Empty, or a web address.
  case webAddress
  /// Keys of settings of the machine, separated by spaces.
  case machineKeys
  /// Empty, or hours of the week as `WeekHours` reads them.
  case hours

  /// Whether values may say something about people or their network, so that no report shows them.
  public var isPrivate: Bool { self == .webAddress }

  /// Whether `value` is valid for this kind.
  public func accepts(_ value: SettingValue) -> Bool {
    switch (self, value) {
    case (.toggle, .bool), (.autoOr, .text("auto")): true
    case (.fraction, .number(let number)): (0...1).contains(number)
    case (.number(let range), .number(let number)),
      (.autoOr(let range), .number(let number)):
      range.contains(number)
    case (.choice(let texts), .text(let text)): texts.contains(text)
    case (.webAddress, .text(let text)): text.isEmpty || Self.looksLikeWeb(text)
    case (.machineKeys, .text(let text)):
      // `SettingsLayers` checks the keys.
      !Self.keys(in: text).isEmpty || text.isEmpty
    case (.hours, .text(let text)): WeekHours(text) != nil
    default: false
    }
  }

  /// The keys in a text, whatever is between them.
  static func keys(in text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "," }.map { String($0) })
  }

  private static func looksLikeWeb(_ text: String) -> Bool {
    ["http://", "https://"].contains { text.hasPrefix($0) && text.count > $0.count }
      && !text.contains { $0.isWhitespace || $0.isNewline }
  }
}

extension SettingKind: CustomStringConvertible {
  /// The possible values in English: the end of a sentence that begins with "must be".
  public var description: String {
    switch self {
    case .toggle: "true or false"
    case .fraction: "a number from 0 to 1"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .autoOr(let range): "\"auto\" or a number from \(range.lowerBound) to \(range.upperBound)"
    case .webAddress: "empty or an address that begins with http:// or https://"
    case .machineKeys:
      "keys of machine settings, separated by spaces"
    case .hours: "empty or hours such as \"tue-sun 10:00-18:00\""
    case .choice(let texts): "one of " + texts.map { "\"\($0)\"" }.joined(separator: ", ")
    }
  }
}
