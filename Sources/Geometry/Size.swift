/// A width and a height, in points unless the place where it is used says pixels.
@frozen public struct Size: Hashable, Codable, Sendable {
  public var width, height: Double
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  /// A square.
  @inlinable public init(_ side: Double) { self.init(width: side, height: side) }
  public static let zero = Size(0)

  @inlinable public var shortSide: Double { min(width, height) }
  @inlinable public var longSide: Double { max(width, height) }
  @inlinable public static func * (a: Size, k: Double) -> Size {
    Size(width: a.width * k, height: a.height * k)
  }
}
