internal import GRDB

/// What a player reached in one variant of a game; each figure may be of another result.
public struct PlayerBest: Hashable, Sendable {
  /// How many results there are.
  public let count: Int
  /// The most points.
  public let score: Int
  /// The shortest time.
  public let milliseconds: Int
  /// The fewest moves.
  public let moves: Int
}

extension PlayerBest: RowReadable {
  init(row: Row) {
    self.init(
      count: row["count"], score: row["score"], milliseconds: row["ms"], moves: row["moves"])
  }
}
