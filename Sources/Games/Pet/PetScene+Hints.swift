import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// What a first visit is taught.
enum PetLesson: String, LessonSubject {
  /// Stroke the egg.
  case stroke = "pet.stroked"
  /// Drag the berry from the bowl to the mouth.
  case feed = "pet.fed"
  /// What the coach says.
  case coach = "pet.coached"
}

// The first minutes: what the coach says, and a hand that shows what was not done yet.
extension PetScene {
  /// Something was done: neither the coach nor the hand needs to show it any more.
  func note(_ action: PetAction) {
    let now = stage?.now ?? .zero
    lastTouch = now
    coach.note(action, at: now)
    let done: PetLesson? = action == .stroke ? .stroke : action == .feed ? .feed : nil
    guard let done else { return }
    if demonstrated == done { hint.hide() }
    lessons.learn(done)
  }

  /// What a pet in its first minutes needs.
  private var lesson: PetLesson? {
    guard !hold.isUp, !hint.isShown, !pet.isOnHoliday else { return nil }
    switch pet.form {
    case .egg: return .stroke
    case .child where !room.food.isHidden && pet.allows(.feed): return .feed
    default: return nil
    }
  }

  /// When the hand comes if nothing is touched.
  var hintDue: Duration? { lessons.due(lesson, since: lastTouch) }

  /// Ends what was shown long enough, and shows what is due.
  func teach(at now: Duration) {
    if coach.update(at: now) { lessons.learn(.coach) }
    hint.update(at: now)
    guard let hintDue, hintDue <= now, let lesson else { return }
    lessons.shown.insert(lesson)
    demonstrated = lesson
    let side = room.pet.side
    var script = HandScript(
      turn: .seconds(2), turns: 3, height: min(200, max(72, side * 0.5)), still: 0.8)
    script.moves = 0.15...0.8
    if lesson == .stroke { showStroking(&script, side) } else { showFeeding(&script, side) }
    hint.show(script)
  }

  /// To and fro over the egg.
  private func showStroking(_ script: inout HandScript, _ side: Double) {
    let middle = room.frame.origin + room.pet.frame.center + Point(x: 0, y: side * 0.18)
    let reach = Point(x: side * 0.14, y: side * -0.06)
    script.path = {
      let turn = ($0.part - 0.15) / 0.7 * 4 * .pi
      return Pose(offset: middle - reach * ($0.isStill ? -1 : sineAndCosine(of: turn).cosine))
    }
  }

  /// A berry goes into the mouth, wherever that moves; at rest dots lead there.
  private func showFeeding(_ script: inout HandScript, _ side: Double) {
    let start = room.frame.origin + room.food.frame.center
    let way = { [room] in room.frame.origin + room.mouth - start }
    script.art = ("pet-berry", Size(max(24, side * 0.2)))
    script.path = { Pose(offset: start + way() * $0.progress) }
    script.ghost = { moment, pose, berry, list in
      guard let berry else { return }
      for step in 1..<8 where moment.isStill {
        let place = start + way() * (Double(step) / 8)
        list.shape(
          Shape(radius: 4, fill: .white.faded(0.8)), in: Rect(center: place, size: Size(8)))
      }
      list.sprite(berry, at: pose.offset, opacity: 0.75 * moment.strength)
    }
  }
}
