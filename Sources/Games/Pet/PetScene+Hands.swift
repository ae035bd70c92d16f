import Arcade
import Geometry
import Input
import Rules
import Stage

/// The state of a gesture on the pet.
struct PetGestureState {
  /// Whether it is off the ground.
  var isUp = false
  /// Whether it is held with the keyboard.
  var isKeyboard = false
  /// How far it was stroked, in points.
  var stroked = 0.0
  /// How far two fingers have rotated, in radians.
  var turned = 0.0
  /// The position of the hand, in the room's points, and where it began.
  var hand = Point.zero
  var start = Point.zero
}

// Fingers, mouse and keys on the pet and its food.
extension PetScene {
  /// Stroking over this many of its widths is a caress, which is more than picking it up takes.
  private static let caress = 0.8
  /// Nobody can pick up an egg, so it feels much less than the hand that shows a stroke does.
  private static let touch = 0.12
  /// Each further pass over it without lifting the finger.
  private static let pass = 0.5
  /// A hand that rises by this many of its heights picks it up.
  private static let rise = 0.35
  /// Rotating by this many radians is a tickle.
  private static let tickle = 0.6

  func connectHands() {
    let node = room.pet
    node.recognizers = [
      TransformRecognizer(
        center: { [weak node] in node.map { $0.windowFrame(at: $0.now).center } ?? .zero },
        handler: { [weak self] in self?.handle($0) }),
      TapRecognizer(
        onPress: { [weak node] in node?.isTouched = $0 },
        action: { [weak self] _ in self?.perform(.stroke) }),
    ]
    node.onActivate = { [weak self] in self?.perform(.stroke) }
    node.onKey = { [weak self] in self?.handleOnPet($0) ?? false }
    room.food.recognizers.insert(
      DragRecognizer(onObject: true) { [weak self] in self?.handleFood($0) }, at: 0)
  }

  func handle(_ update: TransformUpdate) {
    switch update {
    case .began(let place):
      guard room.pet.flight == nil else { return }
      handCame()
      hold = PetGestureState(hand: inRoom(place), start: inRoom(place))
    case .changed(let change): follow(change)
    case .ended(_, let velocity): letGo(velocity: velocity)
    case .cancelled: letGo(velocity: .zero)
    }
  }

  /// Who tries needs no demonstration.
  private func handCame() {
    lastTouch = max(lastTouch, stage?.now ?? .zero)
    hint.hide()
  }

  private func inRoom(_ place: Point) -> Point { place - room.frame.origin }

  private func follow(_ change: TransformChange) {
    guard room.pet.flight == nil else { return }
    hold.hand = hold.hand + change.translation
    hold.turned += change.rotation.magnitude
    if hold.turned >= Self.tickle {
      hold.turned = -.infinity
      perform(.tickle)
    }
    if hold.isUp { return room.carry(by: change.translation) }
    hold.stroked += change.translation.length
    // A hand that rises or leaves the pet picks it up, unless it can't be held.
    let hasRisen = hold.start.y - hold.hand.y > Self.rise * room.pet.side
    if hasRisen || !room.pet.frame.inset(by: -8).contains(hold.hand), canBeLifted {
      pickUp()
      room.carry(by: hold.hand - room.pet.frame.center)
    } else if hold.stroked >= (pet.form == .egg ? Self.touch : Self.caress) * room.pet.side {
      perform(.stroke)
      hold.stroked = pet.form == .egg ? (Self.touch - Self.pass) * room.pet.side : -.infinity
    }
  }

  private var canBeLifted: Bool { pet.isUpAndAbout && !room.pet.isCelebrating }

  private func pickUp() {
    hold.isUp = true
    room.pet.isHeld = true
    room.pet.calm()
    room.pet.holders = stage?.pointers(over: room.pet) ?? []
    stage?.audio.play(.lift)
    show()
  }

  private func letGo(velocity: Point) {
    defer { hold = PetGestureState() }
    guard hold.isUp else { return }
    room.pet.isHeld = false
    room.pet.holders = []
    let calm = stage?.reducesMotion ?? false
    let flight = room.drop(velocity: calm ? .zero : velocity)
    if calm { land(flight) }
    show()
  }

  func landIfDue(at now: Duration) {
    if let flight = room.pet.flight, flight.landing <= now { land(flight) }
  }

  private func land(_ flight: PetFlight) {
    room.land()
    stage?.audio.play(.petLand)
    room.pet.react(.land, beats: 2)
    if flight.isToss { perform(.toss) }
  }

  // Keys: up lifts it, and again tosses it; down puts it down.

  private func handleOnPet(_ key: KeyEvent) -> Bool {
    switch key.key {
    case _ where GameKey(key) == .tickle, .special: perform(.tickle)
    case .up where hold.isKeyboard:
      hold.isKeyboard = false
      letGo(velocity: Point(x: 0, y: -700))
    case .up where canBeLifted && room.pet.flight == nil && !hold.isUp:
      pickUp()
      hold.isKeyboard = true
      room.carry(by: Point(x: 0, y: -room.pet.side * 0.4))
    case .left where hold.isKeyboard: room.carry(by: Point(x: -24, y: 0))
    case .right where hold.isKeyboard: room.carry(by: Point(x: 24, y: 0))
    case .down where hold.isKeyboard, .escape where hold.isKeyboard:
      hold.isKeyboard = false
      letGo(velocity: .zero)
    default: return false
    }
    show()
    return true
  }

  func handleFood(_ update: DragUpdate) {
    switch update {
    case .began(_, let place):
      handCame()
      stage?.audio.play(.lift)
      room.carryFood(to: inRoom(place))
    case .moved(let place): room.carryFood(to: inRoom(place))
    case .ended(let place, _):
      room.carryFood(to: inRoom(place))
      let isEaten = room.foodIsAtPet && pet.allows(.feed)
      room.layFoodBack(atOnce: isEaten)
      if isEaten { perform(.feed) } else { stage?.audio.play(.drop) }
    case .cancelled: room.layFoodBack(atOnce: false)
    }
  }
}
