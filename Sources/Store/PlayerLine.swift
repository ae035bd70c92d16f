internal import GRDB
internal import Rules

/// A player as the list of players shows one.
public struct PlayerLine: Identifiable, Hashable, Sendable {
  /// Who it is.
  public let player: Player
  /// All points, each game's added.
  public let total: Int
  /// Points of all different achievements that bring some, each counted once.
  public let distinct: Int
  /// How many achievements were reached, of all games.
  public let achievements: Int
  /// When the player played last, in milliseconds since 1970.
  public let playedAt: Int

  /// The player's id.
  public var id: Player.ID { player.id }
}

extension PlayerLine: RowReadable {
  init(row: Row) throws {
    self.init(
      player: try Player(row: row), total: try row.int("total"),
      distinct: try row.int("points"),
      achievements: try row.int("awards"), playedAt: try row.int("played_at"))
  }

  /// All its columns; those who were deleted are the caller's to leave out.
  static func select(_ catalogue: GameCatalogue) -> String {
    let points = catalogue.games.filter { $0.scoring.pointsPerAchievement > 0 }.map { game in
      """
      \(game.scoring.pointsPerAchievement) * (
          SELECT count(*) FROM awards WHERE player = players.id AND at IS NOT NULL
            AND achievement >= '\(game.id).' AND achievement < '\(game.id)/')
      """
    }
    return """
      SELECT players.*,
        (SELECT count(*) FROM awards WHERE player = players.id AND at IS NOT NULL) AS awards,
        \(points.isEmpty ? "0" : points.joined(separator: " + ")) AS points
        FROM players
      """
  }
}

/// How the players are listed.
public enum PlayerOrder: Hashable, CaseIterable, Sendable {
  /// By name.
  case name
  /// The most points first.
  case total
  /// Who played last comes first.
  case latest

  /// As SQL; an index of those who were not deleted has the same order.
  var sql: String {
    switch self {
    case .name: "folded"
    case .total: "total DESC, folded"
    case .latest: "played_at DESC, id DESC"
    }
  }
}
