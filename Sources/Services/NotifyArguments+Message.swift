extension NotifyArguments {
  /// Writes the arguments into a call of Notify.
  func fill(_ message: BusMessage) {
    message.append(Self.applicationName)
    message.append(replaces)
    message.append(Self.desktopEntry)
    message.append(title)
    message.append(body)
    message.array("s") { for text in actions { message.append(text) } }
    message.array("{sv}") {
      for hint in hints {
        message.entry("sv") {
          message.append(hint.key)
          switch hint.value {
          case .text(let text): message.variant("s") { message.append(text) }
          case .byte(let byte): message.variant("y") { message.append(byte) }
          case .flag(let isSet): message.variant("b") { message.append(isSet) }
          }
        }
      }
    }
    message.append(milliseconds)
  }
}
