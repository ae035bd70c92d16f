import Drawing
import Geometry
import Stage

/// A drawing that flies once on a curve from one thing to another.
final class PetFlyer: Node {
  private let from, over, to: Point
  private let start, length: Duration
  /// Its size at the end, as a fraction of that at the start.
  private let last: Double

  /// `side`: its size at the start; it is there from `start` for `length`.
  init(
    _ art: String, side: Double, from: Point, to: Point, last: Double = 1, start: Duration,
    length: Duration
  ) {
    (self.from, self.to, self.start, self.length, self.last) = (from, to, start, length, last)
    let height = max(40, from.distance(to: to) * 0.25)
    over = Point(x: (from.x + to.x) / 2, y: min(from.y, to.y) - height)
    super.init("")
    let picture = ArtNode(art, elevation: .lifted)
    picture.frame = Rect(origin: .zero, size: Size(side))
    add(picture)
    frame = Rect(center: from, size: Size(side))
  }

  var ends: Duration { start + length }

  override func pose(at now: Duration) -> Pose {
    guard now >= start else { return Pose(opacity: 0) }
    let part = Easing.smooth((now - start) / length)
    let rest = 1 - part
    let place = from * (rest * rest) + over * (2 * rest * part) + to * (part * part)
    return Pose(
      offset: place - from, scale: 1 + (last - 1) * part, rotation: 0.5 * part * rest,
      opacity: now < ends ? 1 : 0)
  }

  override func isMoving(at now: Duration) -> Bool { now >= start && now < ends }
  override func nextFrame(after now: Duration) -> NextFrame {
    now < start ? .at(start) : .onInput
  }
}
