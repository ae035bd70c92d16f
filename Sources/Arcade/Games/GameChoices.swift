public import Store

/// What a player chose for one game: a type of the game's own.
public nonisolated protocol GameChoice: Hashable, Sendable {
  /// The default choice.
  init()
}

/// The last choice for each game, at first from the command line, then from the players.
///
/// A game's first scene is made from it, and scenes store new choices here.
public nonisolated struct GameChoices: Sendable {
  private var choices: [ObjectIdentifier: any GameChoice] = [:]

  /// No choices yet.
  public init() {}

  /// The last choice of this type.
  public subscript<Choice: GameChoice>(_ type: Choice.Type) -> Choice {
    get { choices[ObjectIdentifier(type)] as? Choice ?? Choice() }
    set { choices[ObjectIdentifier(type)] = newValue }
  }

  /// Stores a choice of any game.
  public mutating func remember(_ choice: any GameChoice) {
    choices[ObjectIdentifier(type(of: choice))] = choice
  }
}

/// What the command line asks the program to open.
public nonisolated struct LaunchRequest: Sendable {
  /// The seed of the first game; the seeds of later games follow from it.
  public var seed: UInt64?
  /// The choices for the games.
  public var choices = GameChoices()

  /// A request; without a seed every game is different.
  public init(seed: UInt64? = nil, _ choices: [any GameChoice] = []) {
    self.seed = seed
    for choice in choices { self.choices.remember(choice) }
  }
}

extension GameContext {
  /// The choice that was saved in a slot; nil if there is none.
  public func savedChoice<Choice: GameChoice & Decodable>(_ slot: String) -> Choice? {
    (try? store.savedGame(slot)).flatMap { decoded($0.record) }
  }
}

nonisolated extension SavedGame {
  /// A choice for a game, as it is saved; `date` in milliseconds since 1970.
  public init(_ game: String, choice: some GameChoice & Encodable, at date: Int) {
    self.init(game: game, record: jsonText(choice), milliseconds: 0, at: date)
  }
}
