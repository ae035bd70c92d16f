import Arcade
import Languages
import Rules

/// The names and explanations of its achievements.
extension Achievement {
  var petWords: AchievementWords {
    let words = Self.petWords(of: id)
    return AchievementWords(title: words?.title ?? id, explanation: words?.explanation ?? "")
  }

  private typealias Words = (title: String, explanation: String)

  private static func petWords(of id: ID) -> Words? {
    switch id {
    case "pet.hatch": (tr("Hello, world"), tr("Hatch your pet's egg."))
    case "pet.grown": (tr("Grown up"), tr("Raise a pet until it grows up."))
    case "pet.forms-3": (tr("A full album"), tr("Collect three adult forms."))
    case "pet.contest": (tr("Winner"), tr("Win a contest."))
    case "pet.contests-10": (tr("Champion"), tr("Win ten contests."))
    case "pet.week":
      (tr("A good week"), tr("Look after your pet for seven days without it fainting."))
    case "pet.room": (tr("More room"), tr("Make its room bigger."))
    case "pet.palace": (tr("A palace"), tr("Build the largest room there is."))
    case "pet.strength-150": (tr("Strong as a bear"), tr("Train one skill to 150."))
    case "pet.egg": (tr("A new life"), tr("Start again with a new egg."))
    default: nil
    }
  }
}
