/// A width and a height, in points unless stated otherwise.
@frozen public struct Size: Hashable, Codable, Sendable {
  /// Horizontal and vertical extent.
  public var width, height: Double
  /// A size from its width and height.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
  /// A square.
  @inlinable public init(_ side: Double) { self.init(width: side, height: side) }
  /// No width and no height.
  public static let zero = Size(0)

  /// The smaller of width and height.
  @inlinable public var shortSide: Double { min(width, height) }
  /// The larger of width and height.
  @inlinable public var longSide: Double { max(width, height) }
  /// Both sides scaled by `k`.
  @inlinable public static func * (a: Size, k: Double) -> Size {
    Size(width: a.width * k, height: a.height * k)
  }
}
