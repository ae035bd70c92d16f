public import Geometry

/// How a node is shown apart from where it belongs: moved, grown, turned about its centre, faded.
public nonisolated struct Pose: Hashable, Sendable {
  /// In the parent's points.
  public var offset: Point
  /// A factor; 1 is the size it belongs to.
  public var scale: Double
  /// Radians, clockwise.
  public var rotation: Double
  /// 0 (invisible) to 1 (opaque); multiplies the children's.
  public var opacity: Double
  /// A pose; without arguments the node lies where it belongs.
  public init(
    offset: Point = .zero, scale: Double = 1, rotation: Double = 0, opacity: Double = 1
  ) {
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
  }
  /// As it belongs.
  public static let rest = Pose()
  /// Turned by half: for whoever sits at the upper edge.
  public static let turned = Pose(rotation: .pi)

  func mixed(with other: Pose, _ t: Double) -> Pose {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    return Pose(
      offset: Point(x: mix(offset.x, other.offset.x), y: mix(offset.y, other.offset.y)),
      scale: mix(scale, other.scale), rotation: mix(rotation, other.rotation),
      opacity: min(max(mix(opacity, other.opacity), 0), 1))
  }
}

/// A node's way from one pose to another.
nonisolated struct Motion: Hashable, Sendable {
  var from, to: Pose
  var start, length: Duration
  var easing: Easing

  func pose(at now: Duration) -> Pose {
    guard length > .zero, now < start + length else { return to }
    return now < start ? from : from.mixed(with: to, easing((now - start) / length))
  }
  func isRunning(at now: Duration) -> Bool { now < start + length }
}
