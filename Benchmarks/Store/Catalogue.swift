import Rules
import Store

extension GameCatalogue {
  /// The games that the crowd plays.
  static let crowd = GameCatalogue([
    Game(
      id: Recycle.name, scoring: Scoring(measures: [.score]), achievements: Recycle.achievements),
    Game(
      id: Blackjack.name, scoring: Scoring(measures: [], total: .wins),
      achievements: Blackjack.achievements),
    Game(id: Mirror.name, scoring: Scoring(), achievements: Mirror.achievements),
    Game(id: "pet", scoring: Scoring(measures: []), achievements: Pet.achievements),
    Game(
      id: Fifteen.name, scoring: Scoring(total: .points, pointsPerAchievement: 50),
      achievements: Fifteen.achievements),
  ])
}
