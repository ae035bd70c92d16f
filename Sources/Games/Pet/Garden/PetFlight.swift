import Geometry

/// The fall of a pet that was let go: a trajectory as a function of time that ends on its feet.
nonisolated struct PetFlight: Hashable, Sendable {
  private let start: Point
  private let velocity: Point
  private let began: Duration
  private let left, right, floor: Double
  /// In points per second squared.
  private static let gravity = 2600.0
  /// A toss is gentle, however fast the hand was.
  private static let fastest = 900.0

  /// From `start` with `velocity`, in points per second; down to `floor`, between `left` and
  /// `right`.
  init(
    from start: Point, velocity: Point, at now: Duration, left: Double, right: Double, floor: Double
  ) {
    self.start = start
    let speed = velocity.length
    self.velocity = speed > Self.fastest ? velocity * (Self.fastest / speed) : velocity
    began = now
    (self.left, self.right, self.floor) = (left, right, floor)
  }

  /// When it lands.
  var landing: Duration {
    let fall = max(0, floor - start.y)
    let up = velocity.y
    let seconds = (-up + (up * up + 2 * Self.gravity * fall).squareRoot()) / Self.gravity
    return began + .milliseconds(Int(max(0, seconds) * 1000))
  }

  func place(at now: Duration) -> Point {
    let time = (min(now, landing) - began) / .seconds(1)
    let x = start.x + velocity.x * time
    let y = start.y + velocity.y * time + Self.gravity * time * time / 2
    return Point(x: min(max(x, left), right), y: now >= landing ? floor : min(y, floor))
  }

  /// Whether it was thrown rather than put down.
  var isToss: Bool { velocity.length > 250 }
}
