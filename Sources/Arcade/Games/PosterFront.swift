public import Geometry

/// The drawing in front of a game's poster, which stands out beyond the poster's right edge.
///
/// A game that has one has three drawings: `<poster>-back`, a square of 640 points that covers the
/// poster; `<poster>-mid`, its subject, 240 × 440; and `<poster>-front`.
public nonisolated struct PosterFront: Hashable, Sendable {
  /// The poster for which the sizes and places of the three were drawn.
  public static let poster = Size(width: 232, height: 636)
  /// The drawing's size on that poster.
  public let size: Size
  /// Its centre on that poster.
  public let center: Point

  /// A drawing of this size around a point of a poster of 232 × 636 points.
  public init(width: Double, height: Double, x: Double, y: Double) {
    size = Size(width: width, height: height)
    center = Point(x: x, y: y)
  }
}
