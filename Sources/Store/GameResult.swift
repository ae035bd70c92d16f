internal import GRDB
public import Rules

/// How a game ended, before it has a player.
public struct NewResult: Hashable, Sendable {
  /// The game's name, as in its record.
  public var game: String
  /// The group in which it is compared: a board size, a mode.
  public var variant: String
  /// Points; more is better.
  public var score: Int
  /// Moves; fewer is better.
  public var moves: Int
  /// The duration of the game.
  public var milliseconds: Int
  /// When it ended, in milliseconds since 1970.
  public var at: Int
  /// Whether it counts for leaderboards: false if help was used that they don't allow.
  public var isRanked: Bool
  /// Further statistics for achievements.
  public var gameStats: GameStats
  /// The complete game, as JSON, so that it can be replayed and verified.
  public var record: String

  /// A result as a scene knows it at the end of a game.
  public init(
    game: String, variant: String, score: Int, moves: Int, milliseconds: Int, at: Int,
    isRanked: Bool = true, gameStats: GameStats = GameStats(), record: String
  ) {
    self.game = game
    self.variant = variant
    self.score = score
    self.moves = moves
    self.milliseconds = milliseconds
    self.at = at
    self.isRanked = isRanked
    self.gameStats = gameStats
    self.record = record
  }

  /// The facts by which achievements are judged.
  public var facts: GameFacts {
    GameFacts(
      game: game, variant: variant, score: score, moves: moves, milliseconds: milliseconds,
      isRanked: isRanked, gameStats: gameStats)
  }
}

/// A result in the database.
public struct GameResult: Identifiable, Hashable, Sendable {
  /// The id; never reused.
  public let id: Int
  /// The player; nil for a draft.
  public let player: Player?
  /// How the game ended.
  public let played: NewResult
}

extension NewResult {
  /// A result from its row; its record is elsewhere.
  init(row: Row, record: String) throws {
    self.init(
      game: try row.text("game"), variant: try row.text("variant"), score: try row.int("score"),
      moves: try row.int("moves"), milliseconds: try row.int("ms"), at: try row.int("at"),
      isRanked: try row.bool("is_ranked"), gameStats: GameStats(text: try row.text("feats")),
      record: record)
  }
}

extension GameResult: RowReadable {
  init(row: Row) throws {
    self.init(
      id: try row.int("id"),
      player: try row.intIfAny("player").map { try Player(id: $0, row: row) },
      played: try NewResult(row: row, record: try row.text("record")))
  }

  /// All its columns.
  static let select = """
    SELECT results.*, record, feats, name, created_at, avatar FROM results
      JOIN records ON records.result = results.id LEFT JOIN players ON players.id = player
    """
}
