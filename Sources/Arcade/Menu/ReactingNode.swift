import Geometry
import Stage

/// A holder of drawings that answers a touch with one short movement and is still again.
final class ReactingNode: Node {
  /// How long every movement takes.
  static let length = Duration.milliseconds(560)
  private let movement: PosterFront.Movement
  private let drawings: [Node]
  private var start: Duration?

  /// Drawings that fill the node.
  init(_ movement: PosterFront.Movement, _ drawings: [Node]) {
    self.movement = movement
    self.drawings = drawings
    super.init("", role: .image)
    add(drawings)
  }

  /// Begins the movement, unless it runs or there is to be little motion.
  func react() {
    guard let stage, !stage.reducesMotion, !isMoving(at: now) else { return }
    start = now
    setNeedsDisplay()
  }

  override func sizeDidChange() { for drawing in drawings { drawing.frame = bounds } }

  override func isMoving(at now: Duration) -> Bool {
    guard let start else { return super.isMoving(at: now) }
    return now < start + Self.length || super.isMoving(at: now)
  }

  override func pose(at now: Duration) -> Pose {
    let rest = super.pose(at: now)
    guard let start, now < start + Self.length else { return movement.rest ?? rest }
    return movement.pose(after: (now - start) / Self.length, size: size)
  }
}

extension PosterFront.Movement {
  /// The pose without a touch, if that isn't the usual one.
  var rest: Pose? { self == .wink ? Pose(opacity: 0) : nil }

  private func sine(_ angle: Double) -> Double { sineAndCosine(of: angle).sine }

  /// The pose after a part of the time, from 0 to 1; at both ends it is that at rest.
  func pose(after t: Double, size: Size) -> Pose {
    let (once, twice) = (sine(t * .pi), sine(t * 2 * .pi))
    let side = size.shortSide
    switch self {
    case .hop: return Pose(offset: Point(x: 0, y: -0.1 * side * once), scale: 1 + 0.02 * twice)
    case .fly:
      return Pose(
        offset: Point(x: -0.4 * side * once, y: -0.16 * side * twice), rotation: -0.16 * twice)
    case .spin:
      let turned = t * t * (3 - 2 * t)
      return Pose(offset: Point(x: 0, y: -0.18 * side * once), rotation: 2 * .pi * turned)
    case .shuttle: return Pose(offset: Point(x: -0.7 * side * once, y: 0))
    case .bounce:
      let height = (t < 0.6 ? 0.5 : 0.2) * sine((t < 0.6 ? t / 0.6 : (t - 0.6) / 0.4) * .pi)
      return Pose(offset: Point(x: 0, y: -height * side), rotation: 0.5 * twice)
    case .slide: return Pose(offset: Point(x: -0.5 * side * min(1, 1.4 * once), y: 0))
    case .tug:
      let left = 1 - t
      return Pose(
        offset: Point(x: 0, y: -0.08 * side * once), rotation: 0.3 * sine(t * 4 * .pi) * left)
    case .wink: return Pose(opacity: (0.1..<0.7).contains(t) ? 1 : 0)
    }
  }
}
