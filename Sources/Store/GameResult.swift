internal import GRDB

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
  /// All of the game, as JSON, so that it can be played again and proved.
  public var record: String

  /// What a scene knows at the end of a game.
  public init(
    game: String, variant: String, score: Int, moves: Int, milliseconds: Int, at: Int,
    isRanked: Bool = true, record: String
  ) {
    self.game = game
    self.variant = variant
    self.score = score
    self.moves = moves
    self.milliseconds = milliseconds
    self.at = at
    self.isRanked = isRanked
    self.record = record
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

extension GameResult: RowReadable {
  init(row: Row) {
    let player: Int? = row["player"]
    self.init(
      id: row["id"],
      player: player.map { Player(id: $0, name: row["name"], createdAt: row["created_at"]) },
      played: NewResult(
        game: row["game"], variant: row["variant"], score: row["score"], moves: row["moves"],
        milliseconds: row["ms"], at: row["at"], isRanked: row["is_ranked"], record: row["record"]))
  }

  /// All its columns.
  static let select = """
    SELECT results.*, record, name, created_at FROM results
      JOIN records ON records.result = results.id LEFT JOIN players ON players.id = player
    """
}
