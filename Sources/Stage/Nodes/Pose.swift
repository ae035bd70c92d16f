public import Geometry

/// How a node deviates from its frame: moved, scaled, rotated about its centre, faded.
public nonisolated struct Pose: Hashable, Sendable {
  /// A translation in the parent's points.
  public var offset: Point
  /// The scale factor; 1 is the normal size.
  public var scale: Double
  /// The rotation in radians, clockwise.
  public var rotation: Double
  /// 0 (invisible) to 1 (opaque); multiplies the children's.
  public var opacity: Double
  /// A pose; without arguments it changes nothing.
  public init(
    offset: Point = .zero, scale: Double = 1, rotation: Double = 0, opacity: Double = 1
  ) {
    self.offset = offset
    self.scale = scale
    self.rotation = rotation
    self.opacity = opacity
  }
  /// No deviation from the frame.
  public static let rest = Pose()
  /// Rotated by half a turn: for a player at the upper edge.
  public static let turned = Pose(rotation: .pi)

  func mixed(with other: Pose, _ t: Double) -> Pose {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    return Pose(
      offset: Point(x: mix(offset.x, other.offset.x), y: mix(offset.y, other.offset.y)),
      scale: mix(scale, other.scale), rotation: mix(rotation, other.rotation),
      opacity: min(max(mix(opacity, other.opacity), 0), 1))
  }
}

/// A node's motion from one pose to another.
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
