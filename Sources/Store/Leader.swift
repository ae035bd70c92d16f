internal import GRDB

/// A line of a leaderboard.
public struct Leader: Identifiable, Hashable, Sendable {
  /// The place, from 1.
  public let place: Int
  /// Who it is.
  public let player: Player
  /// Points, rounds, moves or milliseconds, as the board's measure says.
  public let figure: Int
  /// When it was reached, in milliseconds since 1970.
  public let at: Int
  /// The result that did it; of a total the last that added to it.
  public let result: GameResult.ID

  /// The player's id: nobody is in a board twice.
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
