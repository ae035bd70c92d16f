import Geometry

/// How much a convex outline and an upright box have in common.
enum Overlap {
  /// The area of the outline inside the box, by cutting the outline at each of the four edges.
  static func area(of outline: [Point], within box: Rect) -> Double {
    var rest = outline
    rest = cut(rest) { $0.x - box.minX }
    rest = cut(rest) { box.maxX - $0.x }
    rest = cut(rest) { $0.y - box.minY }
    rest = cut(rest) { box.maxY - $0.y }
    return area(rest)
  }

  /// The part where `depth` is positive.
  private static func cut(_ outline: [Point], _ depth: (Point) -> Double) -> [Point] {
    var clipped: [Point] = []
    guard var from = outline.last else { return clipped }
    for to in outline {
      let (a, b) = (depth(from), depth(to))
      if (a > 0) != (b > 0) { clipped.append(from + (to - from) * (a / (a - b))) }
      if b > 0 { clipped.append(to) }
      from = to
    }
    return clipped
  }

  private static func area(_ outline: [Point]) -> Double {
    guard var from = outline.last else { return 0 }
    var twice = 0.0
    for to in outline {
      twice += from.cross(to)
      from = to
    }
    return twice.magnitude / 2
  }
}
