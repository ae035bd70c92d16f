internal import GRDB

/// A row of a leaderboard.
public struct Leader: Identifiable, Hashable, Sendable {
  /// The rank, from 1.
  public let place: Int
  /// Who it is.
  public let player: Player
  /// Points, rounds, moves or milliseconds, depending on the measure.
  public let figure: Int
  /// When it was reached, in milliseconds since 1970.
  public let at: Int
  /// The result; for a total, the last one that added to it.
  public let result: GameResult.ID

  /// The player's id: nobody is on a leaderboard twice.
  public var id: Player.ID { player.id }
}

extension Leader {
  init(row: Row, place: Int, measure: Measure) throws {
    let figure = try row.int("figure")
    self.init(
      place: place, player: try Player(id: row.int("player"), row: row),
      figure: measure.isLowBest ? figure : -figure, at: try row.int("reached_at"),
      result: try row.int("result"))
  }
}
