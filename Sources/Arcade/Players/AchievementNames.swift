public import Rules

extension Achievement {
  /// The sign of its kind.
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
  /// What an achievement is called.
  public func words(of achievement: Achievement) -> AchievementWords {
    games.named(achievement.game)?.words(achievement)
      ?? AchievementWords(title: achievement.id, explanation: "")
  }
}
