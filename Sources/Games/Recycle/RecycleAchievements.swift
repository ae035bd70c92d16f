import Arcade
import Languages
import Rules

/// What its achievements are called and how they are reached.
extension Achievement {
  var recycleWords: AchievementWords {
    let words = Self.recycleWords(of: id)
    return AchievementWords(title: words?.title ?? id, explanation: words?.explanation ?? "")
  }

  private typealias Words = (title: String, explanation: String)

  private static func recycleWords(of id: ID) -> Words? {
    switch id {
    case "recycle.first": (tr("First sorting"), tr("Put one thing where it belongs."))
    case "recycle.points-500": (tr("Tidy"), tr("Score 500 points alone."))
    case "recycle.points-1000": (tr("Spotless"), tr("Score 1000 points alone."))
    case "recycle.points-2000": (tr("Gleaming"), tr("Score 2000 points alone."))
    case "recycle.hard": (tr("Hard worker"), tr("Sort something in the hard game."))
    case "recycle.two": (tr("Together"), tr("Sort two things in a game for two."))
    case "recycle.perfect-3": (tr("Made to measure"), tr("Let three things just fit in one game."))
    case "recycle.flawless-6":
      (tr("No mistake"), tr("Sort six things in one game without a wrong one."))
    case "recycle.streak-10": (tr("Ten in a row"), tr("Sort ten things one after the other."))
    case "recycle.pieces-200": (tr("Collector"), tr("Sort 200 things in all."))
    default: nil
    }
  }
}
