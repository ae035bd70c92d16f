internal import GRDB
public import Rules

/// How a game ended, before anybody put a name to it.
public struct NewResult: Hashable, Sendable {
  /// The game's name, as its record has it.
  public var game: String
  /// What it is compared within: a layout, a mode of play.
  public var variant: String
  /// Points; more are better.
  public var score: Int
  /// Fewer are better.
  public var moves: Int
  /// How long it was played.
  public var milliseconds: Int
  /// When it ended, in milliseconds since 1970.
  public var at: Int
  /// Whether nothing helped that the lists do not allow: an unranked result is the player's, and in
  /// no list of the best.
  public var isRanked: Bool
  /// What else of it counts for achievements.
  public var gameStats: GameStats
  /// All of the game, as JSON, so that it can be played again and proved.
  public var record: String

  /// What a scene knows at the end of a game.
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

  /// What achievements are judged by.
  public var facts: GameFacts {
    GameFacts(
      game: game, variant: variant, score: score, moves: moves, milliseconds: milliseconds,
      isRanked: isRanked, gameStats: gameStats)
  }
}

/// A result on the disk.
public struct GameResult: Identifiable, Hashable, Sendable {
  /// Never given to another result.
  public let id: Int
  /// Who played it; nil as long as it is a draft.
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
