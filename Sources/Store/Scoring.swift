public import Rules

/// How the results of a game are ranked: their leaderboards and points.
public struct Scoring: Hashable, Sendable {
  /// What the leaderboard of totals adds up.
  public enum Total: Hashable, Sendable {
    /// There is none.
    case none
    /// The points of all variants, in one leaderboard; they also count for the player's points.
    case points
    /// The games won in each variant; a game with points is won.
    case wins
  }

  /// The leaderboards of each variant, in the order in which they are offered.
  public var measures: [Measure]
  /// The total, offered after the others.
  public var total: Total
  /// The points for each achievement that a game meets, whether or not it is new.
  public var pointsPerAchievement: Int

  /// By default ranked by time and by moves, without points.
  public init(
    measures: [Measure] = [.time, .moves], total: Total = .none, pointsPerAchievement: Int = 0
  ) {
    self.measures = measures
    self.total = total
    self.pointsPerAchievement = pointsPerAchievement
  }

  /// All leaderboards, in the order in which they are offered.
  public var allMeasures: [Measure] { measures + (total == .none ? [] : [.total]) }

  /// Whether results have points.
  var hasPoints: Bool { total == .points || measures.contains(.score) }

  /// The points of a game for the achievements it meets.
  public func score(of facts: GameFacts, passing achievements: [Achievement]) -> Int {
    pointsPerAchievement * achievements.count { $0.isPassed(by: facts) }
  }

  /// The leaderboards of a result, each with the value by which it is ordered; without pushes it
  /// is on none by them.
  func figures(of played: NewResult) -> [(Leaderboard, Int)] {
    func board(_ measure: Measure, _ figure: Int, in variant: String? = nil) -> (Leaderboard, Int) {
      (Leaderboard(game: played.game, variant: variant ?? played.variant, measure: measure), figure)
    }
    let own = measures.compactMap { measure in
      switch measure {
      case .time: board(measure, played.milliseconds)
      case .moves: board(measure, played.moves)
      case .pushes: played.gameStats[.pushes].map { board(measure, $0) }
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
