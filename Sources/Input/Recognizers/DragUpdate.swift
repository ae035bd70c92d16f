public import Geometry

/// The events of a drag: `began (moved)* (ended | cancelled)`, in stage points.
public enum DragUpdate: Hashable, Sendable {
  /// The slop is passed; `start` is where the finger touched, `at` where it is now.
  case began(start: Point, at: Point)
  /// The finger moved.
  case moved(Point)
  /// The finger lifted, with this velocity (points per second).
  case ended(at: Point, velocity: Point)
  /// The drag was cancelled: undo what it moved.
  case cancelled
}
