internal import GRDB

/// A result as shown in a list: claimed, and without its record.
public struct ResultLine: Identifiable, Hashable, Sendable {
  /// The result's id.
  public let id: Int
  /// The player's id.
  public let playerID: Player.ID
  /// The player's name.
  public let player: String
  /// The game's name.
  public let game: String
  /// The group in which it is compared.
  public let variant: String
  /// Points; more is better.
  public let score: Int
  /// Moves; fewer is better.
  public let moves: Int
  /// The duration of the game.
  public let milliseconds: Int
  /// When it ended, in milliseconds since 1970.
  public let at: Int
  /// Whether it counts for leaderboards.
  public let isRanked: Bool
}

extension ResultLine: RowReadable {
  init(row: Row) throws {
    self.init(
      id: try row.int("id"), playerID: try row.int("player"), player: try row.text("name"),
      game: try row.text("game"), variant: try row.text("variant"), score: try row.int("score"),
      moves: try row.int("moves"), milliseconds: try row.int("ms"), at: try row.int("at"),
      isRanked: try row.bool("is_ranked"))
  }

  /// All its columns; only claimed results of players who are not deleted.
  static let select = """
    SELECT results.*, name FROM results JOIN players ON players.id = player
      WHERE player IS NOT NULL AND deleted_at IS NULL
    """

  /// The same for a database from before records were stored.
  static let selectBeforeRecords = """
    SELECT results.*, 1 AS is_ranked, name FROM results JOIN players ON players.id = player
      WHERE player IS NOT NULL
    """
}

/// The order of a list of results; of equals the earlier one comes first.
public enum ResultOrder: Hashable, CaseIterable, Sendable {
  /// The most points.
  case score
  /// The shortest time.
  case time
  /// The fewest moves.
  case moves
  /// The latest.
  case newest

  /// The order in SQL; an index has the same order, after the game and the variant.
  var sql: String {
    switch self {
    case .score: "score DESC, at, results.id"
    case .time: "ms, at, results.id"
    case .moves: "moves, at, results.id"
    case .newest: "at DESC, results.id DESC"
    }
  }

  /// The measure of a leaderboard in the same order; nil if there is none.
  var measure: Measure? {
    switch self {
    case .score: .score
    case .time: .time
    case .moves: .moves
    case .newest: nil
    }
  }
}
