import Geometry

extension Recycle {
  /// How fast an item was moving when it was let go, in units per second.
  public struct Velocity: Hashable, Sendable {
    /// To the right and down.
    public let x, y: Int
    /// No hand is faster, in either direction.
    public static let limit = 8000

    /// The nearest velocity in whole units, within `limit`.
    public init(_ x: Double, _ y: Double) {
      (self.x, self.y) = (Self.whole(x), Self.whole(y))
    }

    /// The velocity of these numbers; nil where no item can be so fast.
    init?(_ x: Int, _ y: Int) {
      guard x.magnitude <= Self.limit, y.magnitude <= Self.limit else { return nil }
      (self.x, self.y) = (x, y)
    }

    private static func whole(_ value: Double) -> Int {
      let limit = Double(limit)
      return value.isFinite ? Int(min(max(value, -limit), limit).rounded()) : 0
    }
  }

  /// How long an item flies on after a flick, in seconds at its first speed.
  static let flight = 0.5

  /// Lets go of an item in motion: it flies straight on, and is judged where it lands.
  mutating func toss(_ place: PiecePlace, _ velocity: Velocity) -> Event {
    self[place].pose = landing(of: self[place], velocity)
    return drop(place)
  }

  /// Where a flicked item lands: at the first container on its way, or at the end of its flight.
  ///
  /// In a container's box it lands where its way passes the opening most closely. One that is
  /// already over a container stays.
  func landing(of piece: Piece, _ velocity: Velocity) -> Pose {
    guard container(under: piece) == nil else { return piece.pose }
    let start = piece.pose.center
    let travel = Point(x: Double(velocity.x), y: Double(velocity.y)) * Self.flight
    var landing = piece.pose
    func land(_ part: Double) -> Pose {
      let center = start + travel * part
      landing = Pose(center: center, size: 1, degrees: 0)
      (landing.size, landing.angle) = (piece.pose.size, piece.pose.angle)
      return setup.field.clamping(landing)
    }
    let hits = setup.field.containers.compactMap { container in
      Self.entry(from: start, travel, into: setup.field.frame(of: container)).map {
        (container, $0)
      }
    }
    guard let (container, entry) = hits.min(by: { $0.1 < $1.1 }) else { return land(1) }
    let opening = setup.field.mouth(of: container).center - start
    let nearest =
      (opening.x * travel.x + opening.y * travel.y) / (travel.x * travel.x + travel.y * travel.y)
    return land(min(max(nearest, entry), 1))
  }

  /// The part of a way, 0 to 1, after which it enters a box; nil if it never does.
  private static func entry(from start: Point, _ travel: Point, into box: Rect) -> Double? {
    var (first, last) = (0.0, 1.0)
    for (from, step, low, high) in [
      (start.x, travel.x, box.minX, box.maxX), (start.y, travel.y, box.minY, box.maxY),
    ] {
      if step == 0 {
        guard low...high ~= from else { return nil }
      } else {
        let ends = [(low - from) / step, (high - from) / step]
        first = max(first, min(ends[0], ends[1]))
        last = min(last, max(ends[0], ends[1]))
      }
    }
    return first <= last ? first : nil
  }
}
