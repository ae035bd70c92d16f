public import Geometry

/// What a held object hears: `began (changed)* (ended | cancelled)`, in stage points.
public enum TransformUpdate: Hashable, Sendable {
  /// A slop is passed: lift the object.
  case began(at: Point)
  /// Move, turn and grow by this much more.
  case changed(TransformChange)
  /// The last finger lifted, the object moving so fast (points a second).
  case ended(at: Point, velocity: Point)
  /// It meant nothing: put the object back.
  case cancelled
}
