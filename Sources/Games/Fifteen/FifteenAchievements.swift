import Arcade
import Languages
import Rules

/// The names of its achievements: the board, and what to do on it.
extension Achievement {
  var fifteenWords: AchievementWords {
    AchievementWords(title: challengeTitle, explanation: challengeExplanation)
  }

  private var layout: String {
    if case .only(let name) = scope { name.replacing("x", with: "×") } else { "" }
  }

  private var challengeTitle: String {
    switch (metric, aggregation) {
    case (.seconds, .least):
      tr("{size} in {time}", ["size": layout, "time": PlayClock.text(milliseconds: target * 1000)])
    case (.moves, .least): trn("{size} in {n} move", "{size} in {n} moves", target, values)
    default: tr("{size} solved", ["size": layout])
    }
  }

  private var values: [String: String] { ["size": layout, "n": "\(target)"] }

  private var challengeExplanation: String {
    switch (metric, aggregation) {
    case (.seconds, .least):
      tr(
        "Solve a {size} puzzle in {time} or less.",
        ["size": layout, "time": PlayClock.text(milliseconds: target * 1000)])
    case (.moves, .least):
      trn(
        "Solve a {size} puzzle in {n} move or fewer.",
        "Solve a {size} puzzle in {n} moves or fewer.",
        target, values)
    default: tr("Solve a {size} puzzle.", ["size": layout])
    }
  }
}
