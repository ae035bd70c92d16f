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
  /// How it answers a touch of the poster.
  public let movement: Movement
  /// Whether there is a drawing `<poster>-wink`: the subject's closed eye, which covers the open one
  /// for a moment.
  public let winks: Bool

  /// How a drawing answers a touch, once and for half a second.
  public enum Movement: Hashable, Sendable {
    /// Up and down; a loop in the air; once around; to the left and back; up, down and again;
    /// to the next place and back.
    case hop, fly, spin, shuttle, bounce, slide
    /// Swings on its string; appears for a moment.
    case tug, wink
  }

  /// A drawing of this size around a point of a poster of 232 × 636 points.
  public init(
    width: Double, height: Double, x: Double, y: Double, movement: Movement = .hop,
    winks: Bool = false
  ) {
    size = Size(width: width, height: height)
    center = Point(x: x, y: y)
    self.movement = movement
    self.winks = winks
  }
}
