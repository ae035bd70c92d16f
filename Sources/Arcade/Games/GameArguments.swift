public import Store

/// A game's own options on the command line.
///
/// A game makes them a `ParsableArguments`; `recreo/Games.swift` lists them.
public nonisolated protocol GameArguments {
  /// The game's id.
  static var game: GameEntry.ID { get }
  /// What they choose for the game; nil where they say nothing of it.
  ///
  /// Throws the parser's error if the game cannot do what the arguments ask.
  func choice(_ shared: SharedArguments) throws -> (any GameChoice)?
  /// What they set, by the settings' keys.
  var settings: [String: SettingValue] { get }
}

nonisolated extension GameArguments {
  /// They set nothing.
  public var settings: [String: SettingValue] { [:] }
}

/// What the command line says for any game that can use it.
public nonisolated struct SharedArguments: Hashable, Sendable {
  /// The game that is asked for; nil where that is none.
  public var game: GameEntry.ID?
  /// The columns and rows of a board.
  public var columns, rows: Int?
  /// The name of a picture.
  public var picture: String?

  /// What was said.
  public init(
    game: GameEntry.ID? = nil, columns: Int? = nil, rows: Int? = nil, picture: String? = nil
  ) {
    self.game = game
    self.columns = columns
    self.rows = rows
    self.picture = picture
  }
}
