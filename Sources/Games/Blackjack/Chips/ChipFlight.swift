import Geometry
import Stage

/// One chip on its way through the air, as a function of time.
nonisolated struct ChipFlight: Sendable {
  static let length = Duration.milliseconds(260)
  var value: Int
  var from, to: Point
  var start: Duration

  func isRunning(at now: Duration) -> Bool { now < start + Self.length }

  /// The middle at a moment, on an arc.
  func place(at now: Duration) -> Point {
    let part = Easing.smooth((now - start) / Self.length)
    let rest = 1 - part
    let over = Point(x: (from.x + to.x) / 2, y: min(from.y, to.y) - 90)
    return from * (rest * rest) + over * (2 * rest * part) + to * (part * part)
  }
}
