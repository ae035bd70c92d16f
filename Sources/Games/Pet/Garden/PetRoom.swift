import Geometry
import Languages
import Rules
import Stage

/// The path in the garden, with the pet and its things.
final class PetRoom: Node {
  let pet = PetNode()
  let bowl: GardenItem
  /// The food that is dragged from the bowl to the pet.
  let food: GardenItem
  let ball: GardenItem
  let lamp: GardenItem
  /// Holds meals, once it was bought.
  let feeder: GardenItem
  private let bed = GardenItem("", .bed)
  private var messes: [GardenItem] = []
  private let upper = Node("")
  private let dusk = CeremonyShade("")
  private let burst = PetBurst("")
  private var leaving: [(node: Node, until: Duration)] = []
  private(set) var stroll = PetStroll()
  /// The place of the food while it isn't dragged.
  private var foodPlace = Rect.zero
  /// Called when one of the things is used.
  var perform: (PetAction) -> Void = { _ in }
  private var side: Double { pet.side }
  private var places = PetPlaces(size: .zero, side: 64)
  private var pixel: Double { places.pixel }

  init() {
    bowl = GardenItem("bowl", .fullBowl, label: tr("Bowl"))
    food = GardenItem("food", .berry, label: tr("Food"))
    ball = GardenItem("ball", .ball, label: tr("Ball"))
    lamp = GardenItem("lamp", .litLamp, label: tr("Lamp"))
    feeder = GardenItem("feeder", .feeder(0), label: tr("Feeder"))
    super.init("pet.room")
    add([bed, lamp, dusk, pet, feeder, bowl, food, ball, burst, upper])
    food.onTap { [weak self] in self?.perform(.feed) }
    feeder.isHidden = true
    feeder.onTap { [weak self] in self?.perform(.fillFeeder) }
    ball.onTap { [weak self] in self?.perform(.play) }
    lamp.onTap { [weak self] in
      self.map { $0.perform($0.lamp.kind == .darkLamp ? .lightsOn : .lightsOut) }
    }
  }

  // Places.

  /// The height of its feet.
  var floor: Double { places.floor }
  /// Where the path begins: at the feet of what stands furthest back.
  var pathEdge: Double { places.bed.maxY - 4 * pixel }
  /// The range of the pet's left edge.
  var range: Double { max(1, size.width - side) }
  private var petFrame: Rect {
    Rect(
      x: stroll.place * range, y: floor - side - (isInBed ? PetPlaces.inBed * pixel : 0),
      width: side,
      height: side)
  }
  /// The position of the bed in the pet's range.
  private var bedPlace: Double { part(places.bed.midX) }
  private var isInBed = false
  /// Converts a position of the pet's middle to a fraction of its range.
  private func part(_ middle: Double) -> Double { (middle - side / 2) / range }
  private func part(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    part(range.lowerBound)...part(range.upperBound)
  }

  /// The upper left part that the needs cover.
  var corner = Size.zero

  override func sizeDidChange() {
    let density = stage?.density ?? 1
    let side = PetLayout.petSide(in: size, density: density)
    for node in [pet, bowl, food, ball, lamp, bed, feeder] + messes { node.side = side }
    upper.frame = bounds
    placeThings()
  }

  private func placeThings() {
    places = PetPlaces(size: size, side: side, corner: corner, hasFeeder: !feeder.isHidden)
    feeder.frame = places.feeder
    bed.frame = places.bed
    lamp.frame = places.lamp
    ball.frame = places.ball
    bowl.frame = places.bowl
    food.frame = places.food
    foodPlace = food.frame
    placeMesses()
    place()
  }

  /// The middle of a mess, if there is one.
  var firstMess: Point? { messes.first?.frame.center }

  private func placeMesses() {
    for (node, frame) in zip(messes, places.messes) { node.frame = frame }
  }

  // Life.

  func show(_ pet: Pet, beat: Int) {
    self.pet.show(pet, stroll: stroll, beat: beat)
    let hasFood = pet.amount(of: .food) > 0
    bowl.kind = pet.form == .egg ? .emptyBowl : hasFood ? .fullBowl : .plainBowl
    food.isHidden = !hasFood || pet.form == .egg
    lamp.kind = pet.isAsleep ? .darkLamp : .litLamp
    show(meals: pet.form == .egg ? nil : pet.meals)
    show(messes: pet.messes)
    isInBed = pet.isAsleep && !self.pet.isHeld
    if isInBed { stroll.put(at: bedPlace) }
    guard !self.pet.isHeld, self.pet.flight == nil else { return }
    if !isInBed, !pet.isUpAndAbout { lieDown() }
    place()
  }

  private func show(meals: Int?) {
    if let meals {
      feeder.kind = .feeder(meals)
      feeder.label = tr("Feeder") + " · \(meals)/\(Pet.feederSize)"
    }
    guard feeder.isHidden != (meals == nil) else { return }
    feeder.isHidden = meals == nil
    placeThings()
  }

  private func show(messes count: Int) {
    guard messes.count != count else { return }
    while messes.count > count { remove(messes.removeLast()) }
    while messes.count < count {
      let node = GardenItem("mess.\(messes.count)", .mess, label: tr("Mess"))
      node.onTap { [weak self] in self?.perform(.clean) }
      node.side = side
      messes.append(node)
      add(node)
    }
    bringToFront(upper)
    placeMesses()
  }

  /// Walks for one beat: a step of six art pixels.
  func step() {
    stroll.step(stride: 6 * pixel / range, within: part(places.walk))
  }
  func turnUp() {
    stroll.turnUp(in: part(places.walk))
    pet.animate(from: Pose(opacity: 0), length: Theme.slow)
  }

  /// A pet that doesn't walk lies at the nearest place where it covers nothing.
  private func lieDown() {
    let walk = part(places.walk)
    let free = min(max(stroll.place, walk.lowerBound), walk.upperBound)
    guard size.width > 0, free != stroll.place else { return }
    let from = pet.frame.origin
    stroll.put(at: free)
    place()
    let isCalm = stage?.reducesMotion ?? true
    if !isCalm { pet.animate(from: Pose(offset: from - pet.frame.origin), length: Theme.slow) }
  }

  private func place() { pet.frame = petFrame }

  /// Moves the held pet.
  func carry(by offset: Point) {
    var frame = pet.frame.offset(by: offset)
    frame.origin.x = min(max(frame.minX, 0), range)
    frame.origin.y = min(max(frame.minY, -side * 0.3), floor - side)
    pet.frame = frame
    if offset.x.magnitude > 1 { stroll.face(left: offset.x < 0) }
    stroll.put(at: frame.minX / range)
    setNeedsDisplay()
  }

  /// Lets go of the pet; it lands when the flight ends.
  func drop(velocity: Point) -> PetFlight {
    let flight = PetFlight(
      from: pet.frame.origin, velocity: velocity, at: now, left: 0, right: range,
      floor: floor - side)
    pet.fall(flight)
    return flight
  }

  /// The pet has landed.
  func land() {
    if let flight = pet.flight { stroll.put(at: flight.place(at: flight.landing).x / range) }
    pet.fall(nil)
    place()
  }

  // Food.

  func carryFood(to place: Point) {
    food.frame = Rect(center: place, size: foodPlace.size)
    bringToFront(food)
    setNeedsDisplay()
  }

  /// Whether the food would be dropped at the pet's mouth.
  var foodIsAtPet: Bool { pet.frame.inset(by: side * 0.08).intersects(food.frame) }

  /// Puts the food back into the bowl; `atOnce` after it was eaten.
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

  /// Adds something that is removed at `end`.
  func show(_ node: Node, until end: Duration) {
    upper.add(node)
    leaving.append((node, end))
  }

  /// The mouth of the pet as it stands.
  var mouth: Point {
    let offset = (pet.posture.isLying ? 0.2 : 0.02) * side * (stroll.isFacingLeft ? -1 : 1)
    let height = pet.posture.isLying ? 0.24 : 0.32
    return Point(x: pet.frame.midX + offset, y: pet.frame.maxY - height * side)
  }

  /// Where a bubble of the pet points to: above its head.
  var crown: Point {
    let height = pet.posture.isLying ? 0.56 : pet.height
    return Point(x: mouth.x, y: pet.frame.maxY - height * side)
  }

  /// Shows that it hatches, or that it grew up.
  func celebrate(_ ceremony: PetCeremony) {
    pet.celebrate(ceremony)
    let light = (pet.frame.center + Point(x: 0, y: side * 0.14), side)
    (dusk.light, burst.light) = (light, light)
    (dusk.ceremony, burst.ceremony) = (ceremony, ceremony)
    setNeedsDisplay()
  }

  /// Shows a picture for a moment on the pet or beside it.
  func flash(_ kind: GardenItem.Kind) {
    let node = GardenItem("", kind)
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
