import Languages
import Rules

/// What achievements are called and how they are reached, for people.
extension Achievement {
  /// A few words.
  var title: String {
    if game == Fifteen.name { return challengeTitle }
    return Self.words(of: id)?.title ?? id
  }

  /// One sentence: what to do for it.
  var explanation: String {
    if game == Fifteen.name { return challengeExplanation }
    return Self.words(of: id)?.explanation ?? ""
  }

  /// The sign of its kind.
  var icon: String {
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

// Challenges of the sliding puzzle: the layout, and what of it.
extension Achievement {
  private var layout: String {
    if case .only(let name) = scope { name.replacing("x", with: "×") } else { "" }
  }

  private var challengeTitle: String {
    switch (figure, way) {
    case (.seconds, .least):
      tr("{size} in {time}", ["size": layout, "time": PlayClock.text(milliseconds: target * 1000)])
    case (.moves, .least): trn("{size} in {n} move", "{size} in {n} moves", target, values)
    default: tr("{size} solved", ["size": layout])
    }
  }

  private var values: [String: String] { ["size": layout, "n": "\(target)"] }

  private var challengeExplanation: String {
    switch (figure, way) {
    case (.seconds, .least):
      tr(
        "Solve a {size} puzzle in {time} or less.",
        ["size": layout, "time": PlayClock.text(milliseconds: target * 1000)])
    case (.moves, .least):
      trn(
        "Solve a {size} puzzle within {n} move.", "Solve a {size} puzzle within {n} moves.",
        target, values)
    default: tr("Solve a {size} puzzle.", ["size": layout])
    }
  }
}

extension Achievement {
  private typealias Words = (title: String, explanation: String)

  private static func words(of id: ID) -> Words? {
    recycleWords(id) ?? blackjackWords(id) ?? mirrorWords(id) ?? petWords(id)
  }

  private static func recycleWords(_ id: ID) -> Words? {
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

  private static func blackjackWords(_ id: ID) -> Words? {
    switch id {
    case "blackjack.win": (tr("First win"), tr("Win a round."))
    case "blackjack.natural": (tr("A natural"), tr("Win with an ace and a ten as first cards."))
    case "blackjack.five-cards": (tr("Five cards"), tr("Reach 21 with five cards or more."))
    case "blackjack.split": (tr("Two from one"), tr("Win a hand that came of a split."))
    case "blackjack.double": (tr("Twice as bold"), tr("Win a hand that you doubled."))
    case "blackjack.row-3": (tr("Three in a row"), tr("Win three rounds one after the other."))
    case "blackjack.coached-10":
      (tr("Model pupil"), tr("Play ten rounds in a row as the coach would."))
    case "blackjack.tables-3": (tr("Well travelled"), tr("Win at three different tables."))
    case "blackjack.wins-25": (tr("Old hand"), tr("Win 25 rounds."))
    case "blackjack.rounds-100": (tr("Regular guest"), tr("Play 100 rounds."))
    default: nil
    }
  }

  private static func mirrorWords(_ id: ID) -> Words? {
    switch id {
    case "mirror.2x3", "mirror.3x4", "mirror.4x5", "mirror.5x6":
      panelWords(id.dropFirst("mirror.".count).replacing("x", with: "×"))
    case "mirror.no-hints": (tr("By eye alone"), tr("Lay a panel without any hints."))
    case "mirror.axes": (tr("Two mirrors"), tr("Lay a panel with two mirrors."))
    case "mirror.turn": (tr("Upside down"), tr("Lay a panel whose twin turns."))
    case "mirror.own": (tr("Your own cloth"), tr("Lay a panel that you made yourself."))
    case "mirror.3x4-under-120":
      (tr("Nimble fingers"), tr("Lay a panel of 3×4 pieces in 2:00 or less."))
    case "mirror.panels-20": (tr("Weaver"), tr("Lay 20 panels."))
    default: nil
    }
  }

  private static func panelWords(_ size: Substring) -> Words {
    let values = ["size": String(size)]
    return (tr("{size} woven", values), tr("Lay a panel of {size} pieces.", values))
  }

  private static func petWords(_ id: ID) -> Words? {
    switch id {
    case "pet.hatch": (tr("Hello, world"), tr("Let your pet leave its egg."))
    case "pet.grown": (tr("Grown up"), tr("Bring up a pet."))
    case "pet.forms-3": (tr("A full album"), tr("Know three grown-up forms."))
    case "pet.contest": (tr("Winner"), tr("Win a contest."))
    case "pet.contests-10": (tr("Champion"), tr("Win ten contests."))
    case "pet.week": (tr("A good week"), tr("Look after it for seven days without a faint."))
    case "pet.room": (tr("More room"), tr("Build on to its room."))
    case "pet.palace": (tr("A palace"), tr("Build the largest room there is."))
    case "pet.strength-150": (tr("Strong as a bear"), tr("Train one strength up to 150."))
    case "pet.egg": (tr("A new life"), tr("Lay an egg."))
    default: nil
    }
  }
}
