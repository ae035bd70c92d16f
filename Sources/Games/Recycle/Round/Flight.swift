import Geometry
import Stage

/// One motion on a curve through the air, as a function of time.
nonisolated struct Flight: Sendable {
  /// The two ends, and the point that the curve bends towards.
  var from, over, to: Point
  /// The scale and the rotation (radians) at both ends.
  var scale = (from: 1.0, to: 1.0)
  var rotation = (from: 0.0, to: 0.0)
  var start, length: Duration

  /// A curve that rises `height` above the higher end.
  init(from: Point, to: Point, height: Double, start: Duration, length: Duration) {
    (self.from, self.to, self.start, self.length) = (from, to, start, length)
    over = Point(x: (from.x + to.x) / 2, y: min(from.y, to.y) - height)
  }

  func isRunning(at now: Duration) -> Bool { now < start + length }

  /// The pose at a moment, of a node whose frame is at the end.
  func pose(at now: Duration) -> Pose {
    let part = Easing.smooth((now - start) / length)
    let rest = 1 - part
    let place = from * (rest * rest) + over * (2 * rest * part) + to * (part * part)
    return Pose(
      offset: place - to, scale: scale.from + (scale.to - scale.from) * part,
      rotation: rotation.from + (rotation.to - rotation.from) * part)
  }
}
