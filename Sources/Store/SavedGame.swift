internal import GRDB

/// A saved game that can be resumed.
public struct SavedGame: Hashable, Sendable {
  /// The game's name, as in its record.
  public var game: String
  /// The game so far, as JSON.
  public var record: String
  /// How long it was played.
  public var milliseconds: Int
  /// When it was left, in milliseconds since 1970.
  public var at: Int
  /// What the scene has to restore besides the rules' state, such as the picture, as JSON.
  public var extra: String

  /// What a scene knows when it is left.
  public init(game: String, record: String, milliseconds: Int, at: Int, extra: String = "{}") {
    self.game = game
    self.record = record
    self.milliseconds = milliseconds
    self.at = at
    self.extra = extra
  }
}

extension SavedGame: RowReadable {
  init(row: Row) throws {
    self.init(
      game: try row.text("game"), record: try row.text("record"), milliseconds: try row.int("ms"),
      at: try row.int("at"), extra: try row.text("extra"))
  }
}
