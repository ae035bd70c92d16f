public import Store

/// A game's own options on the command line.
///
/// A game makes them a `ParsableArguments`; `recreo/Games.swift` lists them.
public nonisolated protocol GameArguments {
  /// The game's id.
  static var game: GameEntry.ID { get }
  /// The choice they make for the game; nil if they don't concern it.
  ///
  /// Throws the parser's error if the game can't do what the arguments ask for.
  func choice(_ shared: SharedArguments) throws -> (any GameChoice)?
  /// The settings they change, by key.
  var settings: [String: SettingValue] { get }
}

nonisolated extension GameArguments {
  /// No settings.
  public var settings: [String: SettingValue] { [:] }
}

/// The arguments on the command line that any game can use.
public nonisolated struct SharedArguments: Hashable, Sendable {
  /// The requested game; nil if none was named.
  public var game: GameEntry.ID?
  /// The columns and rows of a board.
  public var columns, rows: Int?
  /// The name of a picture.
  public var picture: String?

  /// The given arguments.
  public init(
    game: GameEntry.ID? = nil, columns: Int? = nil, rows: Int? = nil, picture: String? = nil
  ) {
    self.game = game
    self.columns = columns
    self.rows = rows
    self.picture = picture
  }
}
