import Geometry
import Rules
import Stage

// A first player who does nothing is shown what to tap, once.
extension BlackjackScene {
  private static let hintDelay = Duration.seconds(4)

  /// What a hint would be about now.
  private var lesson: BlackjackLessons.Lesson? {
    if !available.plays.isEmpty { return .play }
    let canDeal = table.purse != nil && available.canDeal && !felt.isDealing
    return canDeal && celebration == nil ? .deal : nil
  }

  /// When the next hint is due; nil if none is needed.
  var hintDue: Duration? {
    guard hint.isHidden, let lesson, !lessons.knows(lesson), !shownLessons.contains(lesson)
    else { return nil }
    return lastMove + Self.hintDelay
  }

  func giveHint(at now: Duration) {
    hint.update(at: now)
    guard let lesson, let hintDue, hintDue <= now else { return }
    shownLessons.insert(lesson)
    switch lesson {
    case .deal: hint.show([bar.new])
    case .play: hint.show([Play.hit, .stand].compactMap { bar.button(of: $0) })
    }
  }

  /// Something was done: no more hints about it.
  func noteDone(_ lesson: BlackjackLessons.Lesson) {
    lastMove = now
    hint.hide()
    lessons.learn(lesson, in: context)
  }
}
