/// The arguments of the server's method Notify, in the order of the specification.
struct NotifyArguments: Sendable {
  /// The value of a hint.
  enum Hint: Hashable, Sendable {
    case text(String)
    case byte(UInt8)
    case flag(Bool)
  }

  static let applicationName = "Recreo"
  /// The name of the desktop entry, of its icon and of the window's class.
  static let desktopEntry = "recreo"
  /// The key of the action for a click on the notification itself.
  static let clicked = "default"

  var replaces: UInt32
  var title: String
  var body: String
  /// Keys and labels, alternating.
  var actions: [String]
  var hints: [(key: String, value: Hint)]
  /// The server's default duration.
  var milliseconds: Int32 = -1

  /// `replaces`: the id of the notification to replace; 0 for none.
  init(_ note: DesktopNote, replaces: UInt32, capabilities: Set<String>) {
    self.replaces = replaces
    title = note.title
    body = capabilities.contains("body-markup") ? Self.escaped(note.body) : note.body
    actions = capabilities.contains("actions") ? [Self.clicked, note.action] : []
    hints = [("desktop-entry", .text(Self.desktopEntry)), ("urgency", .byte(1))]
    guard capabilities.contains("sound") else { return }
    switch note.sound {
    case .servers: break
    case .named(let name): hints.append(("sound-name", .text(name)))
    case .silent: hints.append(("suppress-sound", .flag(true)))
    }
  }

  /// Escapes plain text for the specification's markup.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
