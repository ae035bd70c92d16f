/// A position or a vector, in points (96 to the inch at scale 1).
@frozen public struct Point: Hashable, Codable, Sendable {
  /// The coordinates; x grows to the right, y downwards.
  public var x, y: Double
  /// A point from its coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The distance from the origin.
  @inlinable public var length: Double { (x * x + y * y).squareRoot() }
  /// The straight-line distance, in the same unit as the coordinates.
  @inlinable public func distance(to other: Point) -> Double { (other - self).length }
  /// The point halfway to `other`.
  @inlinable public func midpoint(to other: Point) -> Point { (self + other) * 0.5 }
  /// The z component of the cross product: positive when `other` lies clockwise of this vector,
  /// since y points down.
  @inlinable public func cross(_ other: Point) -> Double { x * other.y - y * other.x }
  /// The dot product: positive when the vectors point in similar directions, 0 when
  /// perpendicular.
  @inlinable public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Adds the vectors.
  @inlinable public static func + (a: Point, b: Point) -> Point {
    Point(x: a.x + b.x, y: a.y + b.y)
  }
  /// The vector from `b` to `a`.
  @inlinable public static func - (a: Point, b: Point) -> Point {
    Point(x: a.x - b.x, y: a.y - b.y)
  }
  /// The vector scaled by `k`.
  @inlinable public static func * (a: Point, k: Double) -> Point { Point(x: a.x * k, y: a.y * k) }
  /// Moves `a` by `b`.
  @inlinable public static func += (a: inout Point, b: Point) { a = a + b }
}
