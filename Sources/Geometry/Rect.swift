/// An axis-aligned rectangle.
///
/// Its right and bottom edges don't belong to it.
@frozen public struct Rect: Hashable, Codable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size
  /// A rectangle from its upper left corner and size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }
  /// A rectangle from its upper left corner's coordinates, width and height.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
  /// A rectangle of this size around `center`.
  @inlinable public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// Shorthand for `size.width`.
  @inlinable public var width: Double { size.width }
  /// Shorthand for `size.height`.
  @inlinable public var height: Double { size.height }
  /// The middle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// Whether the point lies inside.
  ///
  /// The left and top edges count as inside, the right and bottom don't.
  @inlinable public func contains(_ p: Point) -> Bool {
    p.x >= minX && p.y >= minY && p.x < maxX && p.y < maxY
  }
  /// Whether `other` lies wholly inside; a shared edge counts as inside.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
  /// Whether the two share any area; touching edges share none.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
  /// The shared part, or an empty rectangle if there is none.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  /// The rectangle with `dx` removed at the left and right and `dy` at the top and bottom;
  /// negative values enlarge it.
  @inlinable public func inset(by dx: Double, _ dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// The rectangle with `d` removed at each edge; a negative value enlarges it.
  @inlinable public func inset(by d: Double) -> Rect { inset(by: d, d) }
  /// The rectangle on the way to another: `amount` 0 is this one, 1 the other.
  public func mixed(with other: Rect, _ amount: Double) -> Rect {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
    return Rect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
  /// The same rectangle moved by `d`.
  @inlinable public func offset(by d: Point) -> Rect { Rect(origin: origin + d, size: size) }
}
