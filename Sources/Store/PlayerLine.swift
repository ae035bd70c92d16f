internal import GRDB
internal import Rules

/// A player as shown in the list of players.
public struct PlayerLine: Identifiable, Hashable, Sendable {
  /// Who it is.
  public let player: Player
  /// The points of all games.
  public let total: Int
  /// The points of all different achievements that give points, each counted once.
  public let distinct: Int
  /// How many achievements of all games were reached.
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

  /// All its columns; the caller must leave out deleted players.
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

/// The order of the list of players.
public enum PlayerOrder: Hashable, CaseIterable, Sendable {
  /// By name.
  case name
  /// The most points first.
  case total
  /// The player who played last first.
  case latest

  /// The order in SQL; an index of the players who are not deleted has the same order.
  var sql: String {
    switch self {
    case .name: "folded"
    case .total: "total DESC, folded"
    case .latest: "played_at DESC, id DESC"
    }
  }
}
