/// What a player chose for one game: a type of the game's own.
public nonisolated protocol GameChoice: Hashable, Sendable {
  /// The default choice.
  init()
}

/// What was chosen last for each game: by the command line at first, then by the players.
///
/// A game's first scene is made from it; scenes are told what was chosen and write here what is
/// chosen next.
public nonisolated struct GameChoices: Sendable {
  private var choices: [ObjectIdentifier: any GameChoice] = [:]

  /// Nothing was chosen yet.
  public init() {}

  /// What was chosen last, of a game's own type.
  public subscript<Choice: GameChoice>(_ type: Choice.Type) -> Choice {
    get { choices[ObjectIdentifier(type)] as? Choice ?? Choice() }
    set { choices[ObjectIdentifier(type)] = newValue }
  }

  /// Remembers a choice of whichever game.
  public mutating func remember(_ choice: any GameChoice) {
    choices[ObjectIdentifier(type(of: choice))] = choice
  }
}

/// What the program is asked for at its start.
public nonisolated struct LaunchRequest: Sendable {
  /// The seed of the first game; those after it follow from it.
  public var seed: UInt64?
  /// What is chosen for the games.
  public var choices = GameChoices()

  /// A request; without a seed every game is another.
  public init(seed: UInt64? = nil, _ choices: [any GameChoice] = []) {
    self.seed = seed
    for choice in choices { self.choices.remember(choice) }
  }
}
