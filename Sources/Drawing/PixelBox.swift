/// An axis-aligned box of pixels, counted from the upper left.
///
/// Its right and bottom edges don't belong to it.
public struct PixelBox: Hashable, Sendable {
  /// The edges, in pixels.
  public var left, top, right, bottom: Int
  /// A box from its edges; empty if they cross.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// In pixels, 0 for an empty box.
  public var width: Int { max(0, right - left) }
  /// In pixels, 0 for an empty box.
  public var height: Int { max(0, bottom - top) }
  /// The number of pixels inside.
  public var area: Int { width * height }
  /// Whether it contains no pixel.
  public var isEmpty: Bool { left >= right || top >= bottom }

  /// The smallest box around both.
  public func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
  /// The common part; empty if there is none.
  public func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
  /// Whether the boxes share a pixel; touching edges don't count.
  public func intersects(_ other: PixelBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
