public import Rules

/// What the store must know about the games, which it can't name: how results are ranked and
/// which achievements there are.
public struct GameCatalogue: Sendable {
  /// One game.
  public struct Game: Sendable {
    /// Its name, as in its records.
    public var id: String
    /// How its results are ranked.
    public var scoring: Scoring
    /// Its achievements, in the order in which they are shown.
    public var achievements: [Achievement]
    /// Statistics from a record that was stored before there were achievements; nil if it has
    /// none that can be found quickly.
    public var earlierGameStats: (@Sendable (_ record: String) -> GameStats)?

    /// A game of this name.
    public init(
      id: String, scoring: Scoring, achievements: [Achievement],
      earlierGameStats: (@Sendable (String) -> GameStats)? = nil
    ) {
      self.id = id
      self.scoring = scoring
      self.achievements = achievements
      self.earlierGameStats = earlierGameStats
    }
  }

  /// The games in the order of the menu.
  public var games: [Game]

  /// A catalogue of these games.
  public init(_ games: [Game] = []) { self.games = games }

  /// All achievements, game by game.
  public var achievements: [Achievement] { games.flatMap(\.achievements) }

  /// The achievements of a game; none if it is unknown.
  public func achievements(of game: String) -> [Achievement] {
    games.first { $0.id == game }?.achievements ?? []
  }

  /// How the results of a game are ranked; by time and moves if it is unknown.
  public func scoring(of game: String) -> Scoring {
    games.first { $0.id == game }?.scoring ?? Scoring()
  }
}
