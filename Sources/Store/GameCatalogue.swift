public import Rules

/// What the store has to know of the games, which it cannot name: how their results are ranked and
/// what can be reached in them.
public struct GameCatalogue: Sendable {
  /// One game.
  public struct Game: Sendable {
    /// Its name, as its records have it.
    public var id: String
    /// How its results are ranked.
    public var scoring: Scoring
    /// What can be reached in it, in the order it is shown.
    public var achievements: [Achievement]
    /// What a record tells to achievements that was stored before there were any; nil where it tells
    /// nothing quickly.
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

  /// In the order of the menu.
  public var games: [Game]

  /// A catalogue of these games.
  public init(_ games: [Game] = []) { self.games = games }

  /// Every achievement of every game, game by game.
  public var achievements: [Achievement] { games.flatMap(\.achievements) }

  /// The achievements of a game; none where it is not known.
  public func achievements(of game: String) -> [Achievement] {
    games.first { $0.id == game }?.achievements ?? []
  }

  /// How the results of a game are ranked; by time and moves where it is not known.
  public func scoring(of game: String) -> Scoring {
    games.first { $0.id == game }?.scoring ?? Scoring()
  }
}
