public import Geometry

/// What a drag tells its node: `began (moved)* (ended | cancelled)`, in stage points.
public enum DragUpdate: Hashable, Sendable {
  /// The slop is passed; `start` is where the finger touched, `at` where it is by now.
  case began(start: Point, at: Point)
  /// The finger is here.
  case moved(Point)
  /// It lifted here, moving so fast (points a second).
  case ended(at: Point, velocity: Point)
  /// It meant nothing: put back what it moved.
  case cancelled
}
