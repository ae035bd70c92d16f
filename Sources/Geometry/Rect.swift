/// An upright rectangle; its right and bottom edges are outside.
@frozen public struct Rect: Hashable, Codable, Sendable {
  public var origin: Point
  public var size: Size
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
  @inlinable public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  @inlinable public var minX: Double { origin.x }
  @inlinable public var minY: Double { origin.y }
  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var maxY: Double { origin.y + size.height }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  @inlinable public var width: Double { size.width }
  @inlinable public var height: Double { size.height }
  @inlinable public var center: Point { Point(x: midX, y: midY) }

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
  /// The shared part, or an empty rectangle where there is none.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
  /// Smaller by `dx` at the left and right and `dy` at the top and bottom; larger if negative.
  @inlinable public func inset(by dx: Double, _ dy: Double) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  @inlinable public func inset(by d: Double) -> Rect { inset(by: d, d) }
  @inlinable public func offset(by d: Point) -> Rect { Rect(origin: origin + d, size: size) }
}
