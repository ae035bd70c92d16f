import Geometry
import Stage

/// A node that hops to its place in an arc, and gives way a little when it lands.
class HoppingNode: Node {
  private var hop: (from: Point, height: Double, start: Duration, length: Duration)?
  private var isArriving = false
  /// After the landing, as a part of the length.
  private static let settling = 0.5

  /// Hops from a place that is so far from its own; invisible before, if it is new there.
  ///
  /// With reduced motion it fades in where it belongs.
  func hop(
    from offset: Point, height: Double, length: Duration = .milliseconds(320),
    delay: Duration = .zero, isNew: Bool
  ) {
    hop = nil
    guard !(stage?.reducesMotion ?? true) else {
      if isNew { animate(from: Pose(opacity: 0), length: Theme.move) }
      return
    }
    setPose(Pose(opacity: 1))
    hop = (offset, height, now + delay, length)
    isArriving = isNew
    setNeedsDisplay()
  }

  override func pose(at now: Duration) -> Pose {
    guard let hop, isMoving(at: now) else { return super.pose(at: now) }
    let t = (now - hop.start) / hop.length
    if t <= 0 { return Pose(offset: hop.from, opacity: isArriving ? 0 : 1) }
    if t < 1 {
      let arc = Point(x: 0, y: -4 * hop.height * t * (1 - t))
      return Pose(offset: hop.from * (1 - t) + arc, opacity: isArriving ? min(1, t * 3) : 1)
    }
    let rest = (t - 1) / Self.settling
    return Pose(scale: 1 - 0.36 * rest * (1 - rest) * (1 - rest))
  }

  override func isMoving(at now: Duration) -> Bool {
    guard let hop else { return super.isMoving(at: now) }
    return now < hop.start + hop.length * (1 + Self.settling)
  }
}
