import Geometry

/// Finds a place for a small sheet where it covers nothing that can be touched.
struct CardPlacement {
  /// The area where sheets may lie.
  var room: Rect
  /// What they must not cover.
  var obstacles: [Rect]
  /// What they cover only where there is no other way.
  var avoided: [Rect] = []
  private static let gap = 10.0

  /// Whether a sheet here covers nothing.
  func isFree(_ slip: Rect) -> Bool {
    (obstacles + avoided).allSatisfy { !$0.inset(by: 0.5).intersects(slip) }
  }

  /// The place nearest to the wanted middle; if nothing is free, the one that covers least.
  ///
  /// The nearest free place touches an obstacle or has a wanted coordinate, so no others are
  /// tried.
  func frame(of size: Size, near wanted: Point) -> Rect {
    let all = obstacles + avoided
    let (half, gap) = (Size(width: size.width / 2, height: size.height / 2), Self.gap)
    let columns =
      [wanted.x]
      + all.flatMap { [$0.minX - half.width - gap, $0.maxX + half.width + gap] }
    let rows =
      [wanted.y]
      + all.flatMap { [$0.minY - half.height - gap, $0.maxY + half.height + gap] }
    var best = (frame: Rect(center: clamping(wanted, size), size: size), cost: Double.infinity)
    for x in columns {
      for y in rows {
        let center = clamping(Point(x: x, y: y), size)
        let frame = Rect(center: center, size: size)
        let cost =
          covered(obstacles, by: frame) * 1_000_000 + covered(avoided, by: frame) * 10
          + center.distance(to: wanted)
        if cost < best.cost { best = (frame, cost) }
      }
    }
    return best.frame
  }

  /// How much of some things a sheet covers.
  private func covered(_ things: [Rect], by slip: Rect) -> Double {
    things.reduce(0) {
      let shared = $1.intersection(slip).size
      return $0 + shared.width * shared.height
    }
  }

  /// The middle, moved as little as possible to keep the sheet in the room.
  private func clamping(_ center: Point, _ size: Size) -> Point {
    func fit(_ value: Double, _ low: Double, _ high: Double, _ length: Double) -> Double {
      let least = low + length / 2 + 4
      return min(max(value, least), max(least, high - length / 2 - 4))
    }
    return Point(
      x: fit(center.x, room.minX, room.maxX, size.width),
      y: fit(center.y, room.minY, room.maxY, size.height))
  }
}
