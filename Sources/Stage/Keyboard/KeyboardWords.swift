/// A script that the on-screen keyboard can type.
public nonisolated enum KeyboardScript: Hashable, Sendable {
  /// Letters of European languages, Japanese kana, and Arabic letters.
  case latin, kana, arabic
}

/// The on-screen keyboard's texts in the player's language.
public nonisolated struct KeyboardWords: Hashable, Sendable {
  /// The labels of its keys; `open` belongs to the button in a text field that shows the
  /// keyboard.
  public var done, space, backspace, shift, open: String
  /// The scripts that a key switches between; the first one is shown first.
  public var scripts: [KeyboardScript]
  /// Which letters lie where.
  public var letters: LetterRows
  /// The labels; English unless given.
  public init(
    done: String = "Done", space: String = "Space", backspace: String = "Backspace",
    shift: String = "Capitals",
    open: String = "On-screen keyboard", scripts: [KeyboardScript] = [.latin, .kana],
    letters: LetterRows = LetterRows()
  ) {
    self.done = done
    self.space = space
    self.backspace = backspace
    self.shift = shift
    self.open = open
    self.scripts = scripts
    self.letters = letters
  }
}
