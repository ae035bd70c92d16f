/// What a key of the on-screen keyboard does.
nonisolated enum KeyAction: Hashable, Sendable {
  /// Types this character; shift makes it a capital, or katakana.
  case text(Character)
  case space, backspace, shift, done
  /// Switches between letters and digits with symbols.
  case mode
  /// Switches to another script.
  case script
  /// Changes the kana before the caret: か to が, は to ぱ, つ to っ.
  case voiced, half, small

  /// The node's id.
  var id: String {
    switch self {
    case .text(let character): "key.\(character)"
    case .space: "key.space"
    case .backspace: "key.backspace"
    case .shift: "key.shift"
    case .done: "key.done"
    case .mode: "key.mode"
    case .script: "key.script"
    case .voiced: "key.voiced"
    case .half: "key.half"
    case .small: "key.small"
    }
  }

  /// Whether it types text: such keys are shown lighter, and act without waiting for another
  /// finger to lift.
  var types: Bool {
    switch self {
    case .text, .space: true
    default: false
    }
  }
}
