internal import GRDB

/// A result as a list shows it: claimed, and without its record.
public struct ResultLine: Identifiable, Hashable, Sendable {
  /// The result's id.
  public let id: Int
  /// Who played it.
  public let playerID: Player.ID
  /// That player's name.
  public let player: String
  /// The game's name.
  public let game: String
  /// What it is compared within.
  public let variant: String
  /// Points; more are better.
  public let score: Int
  /// Fewer are better.
  public let moves: Int
  /// How long it was played.
  public let milliseconds: Int
  /// When it ended, in milliseconds since 1970.
  public let at: Int
  /// Whether it is in the lists of the best.
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

  /// All its columns; claimed results alone, of players who were not deleted.
  static let select = """
    SELECT results.*, name FROM results JOIN players ON players.id = player
      WHERE player IS NOT NULL AND deleted_at IS NULL
    """

  /// The same of a database that knows nothing of records yet.
  static let selectBeforeRecords = """
    SELECT results.*, 1 AS is_ranked, name FROM results JOIN players ON players.id = player
      WHERE player IS NOT NULL
    """
}

/// What a list of results begins with; among equals the earlier one comes first.
public enum ResultOrder: Hashable, CaseIterable, Sendable {
  /// The most points.
  case score
  /// The shortest time.
  case time
  /// The fewest moves.
  case moves
  /// The latest.
  case newest

  /// As SQL; an index has the same order, with the game and the variant before it.
  var sql: String {
    switch self {
    case .score: "score DESC, at, results.id"
    case .time: "ms, at, results.id"
    case .moves: "moves, at, results.id"
    case .newest: "at DESC, results.id DESC"
    }
  }

  /// What a leaderboard of the same order ranks by; nil where there is none.
  var measure: Measure? {
    switch self {
    case .score: .score
    case .time: .time
    case .moves: .moves
    case .newest: nil
    }
  }
}
