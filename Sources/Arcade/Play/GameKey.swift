public import Input

/// What a key does in every game that has the action.
///
/// A game's own keys are none of these.
public enum GameKey: Hashable, Sendable {
  /// Opens the help: F1.
  case help
  /// Stops the clock, or resumes: P.
  case pause
  /// Shows a hint, or what the coach says: H.
  case hint
  /// Begins anew with the same choices: N.
  case newGame
  /// Takes the last move back: U or Ctrl+Z, or Y of a controller.
  case undo
  /// Makes it again: R, Ctrl+Y or Ctrl+Shift+Z.
  case redo
  /// Shows the whole picture: O.
  case original
  /// Turns what is chosen to the right: T; to the left with Shift. A controller's triggers.
  case turn(left: Bool)
  /// Divides what is chosen in two: X, also of a controller.
  case split

  /// The action of a key; nil if it has none in common.
  ///
  /// While a key is held, undo and redo repeat; all others act once.
  public init?(_ key: KeyEvent) {
    switch (key.key, key.modifiers) {
    case (.character("u"), []), (.character("z"), .control), (.undo, []): self = .undo
    case (.character("r"), []), (.character("y"), .control),
      (.character("z"), [.control, .shift]):
      self = .redo
    case _ where key.isRepeat: return nil
    case (.function(1), []): self = .help
    case (.character("p"), []): self = .pause
    case (.character("h"), []): self = .hint
    case (.character("n"), []): self = .newGame
    case (.character("o"), []): self = .original
    case (.character("t"), []), (.turnRight, []): self = .turn(left: false)
    case (.character("t"), .shift), (.turnLeft, []): self = .turn(left: true)
    case (.character("x"), []), (.special, []): self = .split
    default: return nil
    }
  }
}
