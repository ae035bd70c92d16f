import Arcade
import Languages
import Rules

/// The names and explanations of its achievements.
extension Achievement {
  var recycleWords: AchievementWords {
    let words = Self.recycleWords(of: id)
    return AchievementWords(title: words?.title ?? id, explanation: words?.explanation ?? "")
  }

  private typealias Words = (title: String, explanation: String)

  private static func recycleWords(of id: ID) -> Words? {
    switch id {
    case "recycle.first": (tr("First sorting"), tr("Put one item in the right container."))
    case "recycle.points-500": (tr("Tidy"), tr("Score 500 points on your own."))
    case "recycle.points-1000": (tr("Spotless"), tr("Score 1000 points on your own."))
    case "recycle.points-2000": (tr("Gleaming"), tr("Score 2000 points on your own."))
    case "recycle.hard": (tr("Hard worker"), tr("Sort an item in hard mode."))
    case "recycle.two": (tr("Together"), tr("Sort two items in a two-player game."))
    case "recycle.perfect-3": (tr("Made to measure"), tr("Get three perfect fits in one game."))
    case "recycle.flawless-6":
      (tr("No mistakes"), tr("Sort six items in one game without a mistake."))
    case "recycle.streak-10": (tr("Ten in a row"), tr("Sort ten items correctly in a row."))
    case "recycle.pieces-200": (tr("Collector"), tr("Sort 200 items in total."))
    default: nil
    }
  }
}
