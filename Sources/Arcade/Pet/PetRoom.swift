import Geometry
import Input
import Languages
import Rules
import Stage

/// The path in the garden with the pet and its things on it.
final class PetRoom: Node {
  let pet = PetNode()
  let bowl: PetThing
  /// What is dragged from the bowl to the pet.
  let food: PetThing
  let ball: PetThing
  let lamp: PetThing
  private let bed = PetThing("", .bed)
  private var messes: [PetThing] = []
  private let upper = Node("")
  private var leaving: [(node: Node, until: Duration)] = []
  private(set) var stroll = PetStroll()
  /// Where the food is while nobody carries it.
  private var foodPlace = Rect.zero
  private let perform: (PetAction) -> Void
  private var side: Double { pet.side }
  /// One art pixel, in points.
  private var pixel: Double { side / Double(PixelNode.pixels) }

  init(perform: @escaping (PetAction) -> Void) {
    self.perform = perform
    bowl = PetThing("bowl", .fullBowl, label: tr("Bowl"))
    food = PetThing("food", .berry, label: tr("Food")) { perform(.feed) }
    ball = PetThing("ball", .ball, label: tr("Ball")) { perform(.play) }
    var light = {}
    lamp = PetThing("lamp", .litLamp, label: tr("Lamp")) { light() }
    super.init("pet.room")
    add([bed, lamp, ball, bowl, pet, food, upper])
    light = { [weak self] in
      self.map { perform($0.lamp.kind == .darkLamp ? .lightsOn : .lightsOut) }
    }
  }

  // Places.

  /// Where its feet are.
  var floor: Double { size.height - pixel * 5 }
  /// How far the pet's left edge may go.
  var way: Double { max(1, size.width - side) }
  private var petFrame: Rect {
    Rect(
      x: stroll.place * way, y: floor - side - (isInBed ? 13 * pixel : 0), width: side,
      height: side)
  }
  /// Where the bed stands, as a place of the pet's way.
  private var bedPlace: Double { (bed.frame.midX - side / 2) / way }
  private var isInBed = false

  override func sizeDidChange() {
    let density = stage?.density ?? 1
    let side = PixelNode.fitting(min(size.height * 0.66, size.width * 0.36, 640), density: density)
    for node in [pet, bowl, food, ball, lamp, bed] + messes { node.side = side }
    upper.frame = bounds
    put(bed, at: 0.15, rise: 9, width: 60, height: 22)
    put(lamp, at: 0.92, rise: 8, width: 26, height: 44)
    put(ball, at: 0.74, rise: 7, width: 20, height: 20)
    put(bowl, at: 0.36, rise: -1, width: 32, height: 14)
    put(food, at: 0.36, rise: 6, width: 18, height: 16)
    foodPlace = food.frame
    placeMesses()
    place()
  }

  /// Stands a thing with the middle of its foot at a part of the room's width, `rise` art pixels
  /// behind the pet's feet.
  private func put(_ node: PixelNode, at part: Double, rise: Double, width: Double, height: Double)
  {
    let wide = max(48, width * pixel)
    let tall = max(48, height * pixel)
    let middle = min(max(part * size.width, wide / 2), size.width - wide / 2)
    node.frame = Rect(
      x: middle - wide / 2, y: floor - rise * pixel - tall + 3 * pixel, width: wide, height: tall)
  }

  private func placeMesses() {
    for (index, node) in messes.enumerated() {
      put(
        node, at: [0.58, 0.80, 0.46][index % 3], rise: index == 1 ? 4 : 0, width: 20, height: 18)
    }
  }

  // Life.

  func show(_ pet: Pet, beat: Int) {
    self.pet.show(pet, stroll: stroll, beat: beat)
    let hasFood = pet.amount(of: .food) > 0
    bowl.kind = pet.form == .egg ? .emptyBowl : hasFood ? .fullBowl : .plainBowl
    food.isHidden = !hasFood || pet.form == .egg
    lamp.kind = pet.isAsleep ? .darkLamp : .litLamp
    show(messes: pet.messes)
    isInBed = pet.isAsleep && !self.pet.isHeld
    if isInBed { stroll.put(at: bedPlace) }
    if !self.pet.isHeld, self.pet.flight == nil { place() }
  }

  private func show(messes count: Int) {
    guard messes.count != count else { return }
    while messes.count > count { remove(messes.removeLast()) }
    while messes.count < count {
      let perform = perform
      let node = PetThing("mess.\(messes.count)", .mess, label: tr("Mess")) { perform(.clean) }
      node.side = side
      messes.append(node)
      add(node)
    }
    for node in [pet, bowl, food, upper] { bringToFront(node) }
    placeMesses()
  }

  /// One beat of walking: a step of six art pixels.
  func step() { stroll.step(stride: 6 * pixel / way) }
  func turnUp() {
    stroll.turnUp()
    pet.animate(from: Pose(opacity: 0), length: Theme.slow)
  }

  private func place() { pet.frame = petFrame }

  /// A hand carries the pet by so much.
  func carry(by way: Point) {
    var frame = pet.frame.offset(by: way)
    frame.origin.x = min(max(frame.minX, 0), self.way)
    frame.origin.y = min(max(frame.minY, -side * 0.3), floor - side)
    pet.frame = frame
    if way.x.magnitude > 1 { stroll.face(left: way.x < 0) }
    stroll.put(at: frame.minX / self.way)
    setNeedsDisplay()
  }

  /// Lets go of the pet; it is on its feet when the flight has landed.
  func drop(velocity: Point) -> PetFlight {
    let flight = PetFlight(
      from: pet.frame.origin, velocity: velocity, at: now, left: 0, right: way,
      floor: floor - side)
    pet.fall(flight)
    return flight
  }

  /// The pet is on its feet again.
  func land() {
    if let flight = pet.flight { stroll.put(at: flight.place(at: flight.landing).x / way) }
    pet.fall(nil)
    place()
  }

  // Food.

  func carryFood(to place: Point) {
    food.frame = Rect(center: place, size: foodPlace.size)
    bringToFront(food)
    setNeedsDisplay()
  }

  /// Whether food that is let go of here is before the pet's mouth.
  var foodIsAtPet: Bool { pet.frame.inset(by: side * 0.08).intersects(food.frame) }

  /// Lays the food back into the bowl; `atOnce` where it was eaten.
  func layFoodBack(atOnce: Bool) {
    let from = food.frame.center - foodPlace.center
    food.frame = foodPlace
    if atOnce {
      food.animate(from: Pose(opacity: 0), length: Theme.slow, delay: .milliseconds(700))
    } else {
      food.animate(from: Pose(offset: from), length: Theme.move)
    }
  }

  // What is said and shown above it all.

  /// A word that rises from something and goes.
  func rise(_ text: String, from node: Node) {
    let slip = RisingSlip(text, size: 24)
    upper.add(slip)
    slip.rise(
      from: Point(x: node.frame.midX, y: max(40, node.frame.minY)), in: bounds.inset(by: 4))
    leaving.append((slip, now + RisingSlip.stay))
  }

  /// A picture that stands for a moment on the pet or beside it.
  func flash(_ kind: PetThing.Kind) {
    let node = PetThing("", kind)
    node.side = side
    node.frame = pet.frame.offset(by: Point(x: 0, y: -4 * pixel))
    upper.add(node)
    node.animate(from: Pose(opacity: 0), length: Theme.quick)
    leaving.append((node, now + .milliseconds(900)))
  }

  func update(at now: Duration) {
    for (node, until) in leaving where until <= now { upper.remove(node) }
    leaving.removeAll { $0.until <= now }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    leaving.map(\.until).min().map { .at(max($0, now)) } ?? .onInput
  }
}
