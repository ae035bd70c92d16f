import Languages
import Rules
import Store

/// What is said of a player's achievement.
struct AchievementText {
  var title: String
  /// What to do and the progress so far; the day, once it is reached.
  var detail: String
  var explanation: String
  /// The day it was reached; empty until then.
  var day = ""

  init(_ award: Award, words: AchievementWords) {
    let achievement = award.achievement
    title = words.title
    explanation = words.explanation
    detail = explanation
    if let moment = award.reachedAt {
      day = tr(CalendarDay(ofMoment: moment))
      detail = day
    } else if let progress = award.progress, achievement.count(at: progress) > 0 {
      detail = explanation + Self.progress(achievement, progress)
    }
  }

  private static func progress(_ achievement: Achievement, _ progress: Int) -> String {
    if achievement.aggregation == .least {
      let best =
        achievement.metric == .seconds
        ? PlayClock.text(milliseconds: progress * 1000) : "\(progress)"
      return " " + tr("Best so far: {n}", ["n": best])
    }
    guard achievement.target > 1 else { return "" }
    return " "
      + tr(
        "{n} of {all}",
        ["n": "\(achievement.count(at: progress))", "all": "\(achievement.target)"])
  }
}
