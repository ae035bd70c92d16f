internal import GRDB

/// The saved state of a game that continues while nobody plays it.
public struct IdleSave: Hashable, Sendable {
  /// The game's state as JSON, which only the game interprets.
  public var state: String
  /// The time of this state, in milliseconds since 1970.
  public var seenAt: Int
  /// Results up to this id have already been counted.
  public var countedTo: GameResult.ID

  /// A state at a time.
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
