import Arcade
import Languages
import Rules

/// The names and explanations of its achievements.
extension Achievement {
  var mirrorWords: AchievementWords {
    let words = Self.mirrorWords(of: id)
    return AchievementWords(title: words?.title ?? id, explanation: words?.explanation ?? "")
  }

  private typealias Words = (title: String, explanation: String)

  private static func mirrorWords(of id: ID) -> Words? {
    switch id {
    case "mirror.2x3": panelWords(2)
    case "mirror.3x4": panelWords(3)
    case "mirror.4x5": panelWords(4)
    case "mirror.5x6": panelWords(5)
    case "mirror.no-hints": (tr("By eye alone"), tr("Complete a panel without any hints."))
    case "mirror.axes": (tr("Two mirrors"), tr("Complete a panel with two mirrors."))
    case "mirror.turn": (tr("Upside down"), tr("Complete a panel with half a turn."))
    case "mirror.own": (tr("Your own design"), tr("Complete a panel you designed yourself."))
    case "mirror.3x4-under-120":
      (tr("Nimble fingers"), tr("Complete a panel of 12 pieces in 2:00 or less."))
    case "mirror.panels-20": (tr("Weaver"), tr("Complete 20 panels."))
    case "mirror.riddles-3": (tr("Sharp eye"), tr("Solve three mirror riddles at the first try."))
    default: nil
    }
  }

  private static func panelWords(_ columns: Int) -> Words {
    let values = ["size": "\(Mirror.Setup(columns: columns).count)"]
    return (tr("{size} pieces completed", values), tr("Complete a panel of {size} pieces.", values))
  }
}
