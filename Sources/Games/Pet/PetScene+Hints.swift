import Arcade
import Geometry
import Rules
import Stage
import Store

// The first minutes: what the coach says, and a hand that shows what was not done yet.
extension PetScene {
  /// What was learned on this machine; a kiosk's visitors have learned nothing.
  func loadSeenHints() {
    guard !context.settings.isOn(.kiosk) else { return }
    for gesture in PetGesture.allCases where (try? context.store.flag(gesture.flag)) == true {
      known.insert(gesture)
    }
  }

  /// Something was done: neither the coach nor the hand needs to show it any more.
  func note(_ action: PetAction) {
    let now = stage?.now ?? .zero
    lastTouch = now
    coach.note(action, at: now)
    let done: PetGesture? = action == .stroke ? .stroke : action == .feed ? .feed : nil
    guard let done else { return }
    if hint.gesture == done { hint.hide() }
    guard known.insert(done).inserted || (try? context.store.flag(done.flag)) != true else {
      return
    }
    // If it can't be saved, the hand merely comes once more.
    try? context.store.setFlag(done.flag)
  }

  /// What a pet in its first minutes needs, unless that is known.
  private var needed: PetGesture? {
    guard !hold.isUp, hint.gesture == nil else { return nil }
    let gesture: PetGesture
    switch pet.form {
    case .egg: gesture = .stroke
    case .child where !room.food.isHidden && pet.allows(.feed): gesture = .feed
    default: return nil
    }
    return known.contains(gesture) || pet.isOnHoliday ? nil : gesture
  }

  /// When the hand comes if nothing is touched.
  var hintDue: Duration? { needed == nil ? nil : lastTouch + PetHint.patience }

  /// Ends what was shown long enough, and shows what is due.
  func teach(at now: Duration) {
    if coach.update(at: now) { try? context.store.setFlag(PetCoach.flag) }
    hint.update(at: now)
    if hint.gesture == .feed { hint.aim(at: room.frame.origin + room.mouth) }
    guard let due = hintDue, due <= now, let gesture = needed else { return }
    known.insert(gesture)
    let (origin, side) = (room.frame.origin, room.pet.side)
    let middle = origin + room.pet.frame.center
    switch gesture {
    case .stroke:
      let reach = Point(x: side * 0.14, y: side * -0.06)
      hint.show(
        .stroke, from: middle - reach + Point(x: 0, y: side * 0.18),
        to: middle + reach + Point(x: 0, y: side * 0.18), side: side)
    case .feed:
      hint.show(
        .feed, from: origin + room.food.frame.center, to: origin + room.mouth, side: side)
    }
  }
}
