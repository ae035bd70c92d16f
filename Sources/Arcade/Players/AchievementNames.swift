public import Rules

extension Achievement {
  /// The sign of its kind.
  public var icon: String {
    switch (figure, way) {
    case (.seconds, _): "icon-clock"
    case (.moves, .least): "icon-moves"
    case (.points, _): "icon-star"
    case (_, .sum), (_, .row), (_, .kinds): "icon-streak"
    case (.feat, _): "icon-medal"
    default: "icon-flag"
    }
  }
}

extension Cabinet {
  /// What an achievement is called.
  public func words(of achievement: Achievement) -> AchievementWords {
    games.named(achievement.game)?.words(achievement)
      ?? AchievementWords(title: achievement.id, explanation: "")
  }
}
