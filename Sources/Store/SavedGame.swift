internal import GRDB

/// A game that was left and can be gone on with.
public struct SavedGame: Hashable, Sendable {
  /// The game's name, as its record has it.
  public var game: String
  /// The game so far, as JSON.
  public var record: String
  /// How long it has been played.
  public var milliseconds: Int
  /// When it was left, in milliseconds since 1970.
  public var at: Int
  /// What the scene wants to find again that is no part of the rules, such as the picture, as JSON.
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
