import Arcade
import Geometry
import Rules
import Stage

/// What a first player is shown: what to tap, if they do nothing, and where 21 is.
enum BlackjackLesson: String, LessonSubject {
  case deal = "blackjack.dealt"
  case play = "blackjack.played"
  case goal = "blackjack.goal"
}

extension BlackjackScene {
  /// What a hint would be about now.
  private var lesson: BlackjackLesson? {
    if !available.plays.isEmpty { return .play }
    let canDeal = table.purse != nil && available.canDeal && !felt.isDealing
    return canDeal && celebration == nil ? .deal : nil
  }

  /// When the next hint is due; nil if none is needed.
  var hintDue: Duration? { hint.isShown ? nil : lessons.due(lesson, since: lastMove) }

  func giveHint(at now: Duration) {
    hint.update(at: now)
    guard let lesson, let hintDue, hintDue <= now else { return }
    lessons.shown.insert(lesson)
    let targets =
      lesson == .deal ? [bar.new] : [Play.hit, .stand].compactMap { bar.button(of: $0) }
    guard let first = targets.first else { return }
    hint.label = first.label
    var script = HandScript(turn: .milliseconds(1500), turns: 2, height: 150, still: 0.5)
    script.fades = (0.2, 0.2)
    script.taps = [0.5]
    script.path = { [unowned hint] moment in
      let target = targets[moment.turn % targets.count].windowFrame(at: moment.now)
      return Pose(offset: target.center - hint.windowFrame(at: moment.now).origin)
    }
    hint.show(script)
  }

  /// In the very first hand the goal draws attention to itself.
  func pointAtGoal() {
    guard lessons.needs(.play), lessons.needs(.goal), !available.plays.isEmpty else { return }
    lessons.learn(.goal)
    felt.hands.first?.score.twinkle()
  }

  /// Something was done: no more hints about it.
  func noteDone(_ lesson: BlackjackLesson) {
    lastMove = now
    hint.hide()
    lessons.learn(lesson)
  }
}
