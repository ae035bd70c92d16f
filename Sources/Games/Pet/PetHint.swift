import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// What a pet's first minutes need.
enum PetGesture: CaseIterable {
  /// Stroke the egg.
  case stroke
  /// Drag the berry from the bowl to the mouth.
  case feed

  /// The store's flag that it was done.
  var flag: String { self == .stroke ? "pet.stroked" : "pet.fed" }
}

/// A hand that shows a gesture on the real thing.
///
/// It takes no touches. With reduced motion it stands still.
final class PetHint: Node {
  /// How long nothing was touched before it comes.
  static let patience = Duration.seconds(4)
  private static let turn = Duration.milliseconds(2000)
  private static let turns = 3
  private var hand = HandIcon(.one)
  private var berry: Sprite?
  private(set) var gesture: PetGesture?
  private var begun = Duration.zero
  private var from = Point.zero, to = Point.zero
  private var side = 64.0

  init() { super.init("pet.hint", role: .image) }

  /// Shows it between two places, in its parent's points; `side`: that of the pet.
  func show(_ gesture: PetGesture, from: Point, to: Point, side: Double) {
    (self.gesture, self.from, self.to, self.side) = (gesture, from, to, side)
    begun = now
    setNeedsDisplay()
  }

  /// The goal moved.
  func aim(at goal: Point) { to = goal }

  func hide() {
    guard gesture != nil else { return }
    gesture = nil
    setNeedsDisplay()
  }

  private var ends: Duration { begun + Self.turn * Self.turns }

  func update(at now: Duration) {
    if now >= ends { hide() }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    guard gesture != nil else { return .onInput }
    return stage?.reducesMotion ?? true ? .at(max(now, ends)) : .immediately
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    berry = nil
    hand.clear()
  }

  override func prepare(at now: Duration) {
    guard gesture != nil, let art = stage?.art else { return }
    hand.fetch(from: art, height: min(200, max(72, side * 0.5)))
    if gesture == .feed { berry = art.sprite("pet-berry", Size(max(24, side * 0.2))) }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let gesture else { return }
    let isStill = stage?.reducesMotion ?? true
    let part = ((now - begun) / Self.turn).truncatingRemainder(dividingBy: 1)
    let strength = isStill ? 1 : min(1, part / 0.12, max(0, (1 - part) / 0.15))
    var progress = isStill ? 1 : Easing.smooth((part - 0.15) / 0.65)
    // To and fro over the egg.
    if gesture == .stroke, !isStill {
      progress = 0.5 - 0.5 * sineAndCosine(of: (part - 0.15) / 0.7 * 4 * .pi).cosine
    }
    let place = from + (to - from) * progress
    if gesture == .feed, let berry {
      if isStill { drawTrail(into: &list) }
      list.sprite(berry, at: place, opacity: 0.75 * strength)
    }
    hand.draw(at: place, strength: strength, into: &list)
  }

  private func drawTrail(into list: inout DrawList) {
    for step in 1..<8 {
      let place = from + (to - from) * (Double(step) / 8)
      list.shape(
        Shape(radius: 4, fill: .white.faded(0.8)), in: Rect(center: place, size: Size(8)))
    }
  }
}
