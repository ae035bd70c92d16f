internal import GRDB

/// A game that goes on while nobody plays it, as it was left.
public struct IdleSave: Hashable, Sendable {
  /// The game's state as JSON; what it means is known to the game.
  public var state: String
  /// When it was like that, in milliseconds since 1970.
  public var seenAt: Int
  /// Results up to this id have been counted in it already.
  public var countedTo: GameResult.ID

  /// A state that was seen at this moment.
  public init(state: String, seenAt: Int, countedTo: GameResult.ID) {
    self.state = state
    self.seenAt = seenAt
    self.countedTo = countedTo
  }

  init(row: Row) throws {
    self.init(
      state: try row.text("pet"), seenAt: try row.int("seen_at"),
      countedTo: try row.int("counted_to"))
  }
}
