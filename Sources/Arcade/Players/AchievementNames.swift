public import Rules

extension Achievement {
  /// The icon of its kind.
  public var icon: String {
    switch (metric, aggregation) {
    case (.seconds, _): "icon-clock"
    case (.moves, .least): "icon-moves"
    case (.points, _): "icon-star"
    case (_, .sum), (_, .row), (_, .kinds): "icon-streak"
    case (.stat, _): "icon-medal"
    default: "icon-flag"
    }
  }
}

extension GameContext {
  /// The name and explanation of an achievement.
  public func words(of achievement: Achievement) -> AchievementWords {
    games.named(achievement.game)?.words(achievement)
      ?? AchievementWords(title: achievement.id, explanation: "")
  }
}
