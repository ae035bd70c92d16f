import Arcade
import Languages
import Rules

/// The names and explanations of its achievements.
extension Achievement {
  var blackjackWords: AchievementWords {
    let words = Self.blackjackWords(of: id)
    return AchievementWords(title: words?.title ?? id, explanation: words?.explanation ?? "")
  }

  private typealias Words = (title: String, explanation: String)

  private static func blackjackWords(of id: ID) -> Words? {
    switch id {
    case "blackjack.win": (tr("First win"), tr("Win a round."))
    case "blackjack.natural": (tr("A natural"), tr("Win with an ace and a ten on the deal."))
    case "blackjack.five-cards": (tr("Five cards"), tr("Reach 21 with five cards or more."))
    case "blackjack.split": (tr("Two from one"), tr("Win a split hand."))
    case "blackjack.double": (tr("Twice as bold"), tr("Win a hand that you doubled."))
    case "blackjack.row-3": (tr("Three in a row"), tr("Win three rounds in a row."))
    case "blackjack.coached-10":
      (tr("Model pupil"), tr("Play ten rounds in a row just as the coach would."))
    case "blackjack.tables-3": (tr("Well travelled"), tr("Win at three different tables."))
    case "blackjack.wins-25": (tr("Old hand"), tr("Win 25 rounds."))
    case "blackjack.rounds-100": (tr("A regular"), tr("Play 100 rounds."))
    default: nil
    }
  }
}
