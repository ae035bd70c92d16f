public import Geometry

/// The events of a held object: `began (changed)* (ended | cancelled)`, in stage points.
public enum TransformUpdate: Hashable, Sendable {
  /// A slop is passed: lift the object.
  case began(at: Point)
  /// Move, rotate and scale by this increment.
  case changed(TransformChange)
  /// The last finger lifted while the object moved at this velocity (points per second).
  case ended(at: Point, velocity: Point)
  /// The gesture was cancelled: put the object back.
  case cancelled
}
