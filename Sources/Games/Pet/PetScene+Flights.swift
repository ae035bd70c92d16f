import Geometry
import Stage

// What flies between jars, the pet and its needs.
extension PetScene {
  private static let flight = Duration.milliseconds(520)

  /// Sends a drawing from one place of the window to another.
  func fly(
    _ art: String, side: Double, from: Point, to: Point, last: Double, after delay: Duration
  ) {
    let start = (stage?.now ?? .zero) + delay
    let origin = room.frame.origin
    let flyer = PetFlyer(
      art, side: side, from: from - origin, to: to - origin, last: last, start: start,
      length: Self.flight)
    room.show(flyer, until: flyer.ends)
  }

  /// Sends a heart from the pet to a need, which beats when it arrives.
  func sendHeart(to index: Int) {
    let need = needs[index]
    guard !need.isHidden else { return }
    let delay = Duration.milliseconds(650)
    fly(
      "paper-heart", side: max(24, room.pet.side * 0.14), from: room.frame.origin + room.crown,
      to: need.lastHeart, last: 0.7, after: delay)
    need.beat(after: delay + Self.flight)
  }
}
