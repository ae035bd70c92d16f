/// The on-screen keyboard's texts in the player's language.
public nonisolated struct KeyboardWords: Hashable, Sendable {
  /// The labels of its keys; `open` belongs to the button in a text field that shows the
  /// keyboard.
  public var done, space, backspace, shift, open: String
  /// Whether it starts with kana.
  public var prefersKana: Bool
  /// Which letters lie where.
  public var letters: LetterRows
  /// The labels; English unless given.
  public init(
    done: String = "Done", space: String = "Space", backspace: String = "Backspace",
    shift: String = "Capitals",
    open: String = "On-screen keyboard", prefersKana: Bool = false,
    letters: LetterRows = LetterRows()
  ) {
    self.done = done
    self.space = space
    self.backspace = backspace
    self.shift = shift
    self.open = open
    self.prefersKana = prefersKana
    self.letters = letters
  }
}
