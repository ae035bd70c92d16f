import Arcade
import Store

/// What the players of this machine have done at a table; hints are only shown until then.
struct BlackjackLessons {
  /// What can be learned.
  enum Lesson: String, CaseIterable { case deal = "blackjack.dealt", play = "blackjack.played" }

  private var known: Set<Lesson> = []

  /// A kiosk's visitors have learned nothing yet.
  init(_ context: GameContext) {
    guard !context.settings.isOn(.kiosk) else { return }
    known = Set(
      Lesson.allCases.filter { (try? context.store.flag($0.rawValue)) ?? false })
  }

  func knows(_ lesson: Lesson) -> Bool { known.contains(lesson) }

  /// No more hints are needed about this.
  mutating func learn(_ lesson: Lesson, in context: GameContext) {
    guard known.insert(lesson).inserted else { return }
    // If it can't be saved, the hint is merely shown once more.
    try? context.store.setFlag(lesson.rawValue)
  }
}
