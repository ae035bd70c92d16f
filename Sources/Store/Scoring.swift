public import Rules

/// How the results of a game are ranked: which leaderboards they enter, and what points they bring.
public struct Scoring: Hashable, Sendable {
  /// What the leaderboard of all games together adds up.
  public enum Total: Hashable, Sendable {
    /// There is none.
    case none
    /// The points of all variants, in one leaderboard; they are also the points of the player.
    case points
    /// The games won, in each variant; a game with points is won.
    case wins
  }

  /// The leaderboards of each variant, in the order they are offered.
  public var measures: [Measure]
  /// What is added up, offered after the others.
  public var total: Total
  /// What each achievement that a game passes adds to its score, whether or not one before it did.
  public var pointsPerAchievement: Int

  /// Ranked by time and by moves, without points, unless it is said.
  public init(
    measures: [Measure] = [.time, .moves], total: Total = .none, pointsPerAchievement: Int = 0
  ) {
    self.measures = measures
    self.total = total
    self.pointsPerAchievement = pointsPerAchievement
  }

  /// Every leaderboard there is, in the order they are offered.
  public var allMeasures: [Measure] { measures + (total == .none ? [] : [.total]) }

  /// The points that a game brings for the achievements it passes.
  public func score(of facts: GameFacts, passing achievements: [Achievement]) -> Int {
    pointsPerAchievement * achievements.count { $0.isPassed(by: facts) }
  }

  /// The leaderboards a result belongs to, each with what the board is ordered by.
  func figures(of played: NewResult) -> [(Leaderboard, Int)] {
    func board(_ measure: Measure, _ figure: Int, in variant: String? = nil) -> (Leaderboard, Int) {
      (Leaderboard(game: played.game, variant: variant ?? played.variant, measure: measure), figure)
    }
    let own = measures.map { measure in
      switch measure {
      case .time: board(measure, played.milliseconds)
      case .moves: board(measure, played.moves)
      case .score, .total: board(.score, -played.score)
      }
    }
    guard played.score > 0 else { return own }
    return switch total {
    case .none: own
    case .points: own + [board(.total, -played.score, in: "")]
    case .wins: own + [board(.total, -1)]
    }
  }
}
