public import Input
public import Stage

/// What a key does, the same in every game that has the action.
///
/// Games read no letters themselves, so that none can give one another meaning; only in a race W, A, S
/// and D are the arrow keys of a second player.
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
  /// Shows the solution: V.
  case solution
  /// Shows the numbers, or hides them: L.
  case numbers
  /// Turns what is chosen to the right: T; to the left with Shift. A controller's triggers.
  case turn(left: Bool)
  /// Divides what is chosen in two: X, also of a controller.
  case split
  /// Brings the next item: F.
  case nextItem
  /// Marks a piece: M.
  case mark
  /// Shows only edge pieces, or all: E.
  case edges
  /// Chooses colours for the other of thread and ground: Y.
  case otherColour
  /// Tickles: K.
  case tickle
  /// Takes a card: C.
  case card
  /// Takes no more cards: S.
  case stand
  /// Doubles the bet: D.
  case double
  /// Surrenders: G.
  case surrender
  /// Takes insurance: I.
  case insurance
  /// Goes to the bets: B.
  case bets
  /// Says what lies on the table: A.
  case aloud

  /// What each letter does.
  static let letters: [Character: GameKey] = [
    "a": .aloud, "b": .bets, "c": .card, "d": .double, "e": .edges, "f": .nextItem,
    "g": .surrender, "h": .hint, "i": .insurance, "k": .tickle, "l": .numbers,
    "m": .mark, "n": .newGame, "o": .original,
    "p": .pause, "r": .redo, "s": .stand, "t": .turn(left: false), "u": .undo, "v": .solution,
    "x": .split, "y": .otherColour,
  ]

  /// The action of a key; nil if it has none in common.
  ///
  /// While a key is held, undo and redo repeat; all others act once.
  public init?(_ key: KeyEvent) {
    let action: GameKey? =
      switch (key.key, key.modifiers) {
      case (.character(let letter), []): Self.letters[letter]
      case (.character("z"), .control), (.undo, []): .undo
      case (.character("y"), .control), (.character("z"), [.control, .shift]): .redo
      case (.character("t"), .shift), (.turnLeft, []): .turn(left: true)
      case (.turnRight, []): .turn(left: false)
      case (.special, []): .split
      case (.function(1), []): .help
      default: nil
      }
    guard let action, !key.isRepeat || action == .undo || action == .redo else { return nil }
    self = action
  }
}

extension Scene {
  /// Opens the help if the key does so; returns whether it did.
  public func opensHelp(_ key: KeyEvent, _ help: @autoclosure () -> HelpScene) -> Bool {
    guard GameKey(key) == .help, let stage else { return false }
    stage.perform(.push(help()))
    return true
  }
}
