/// One texture: a page of the atlas, a picture of its own, or a render target.
@frozen public struct TexturePage: Hashable, Sendable {
  /// The page's number, by which the renderer finds the texture.
  public var index: UInt16
  /// The page with this number.
  @inlinable public init(_ index: Int) { self.index = UInt16(truncatingIfNeeded: index) }
}

/// How a picture mixes with what is behind it; colours are premultiplied by then.
@frozen public enum BlendMode: UInt8, Hashable, Sendable {
  /// Over what is behind it, or added to it as light.
  case normal, additive
  /// No mixing at all: for full tiles, at half the cost of `normal` on a processor that draws.
  case opaque
}

/// A rectangular part of a texture page, and how large it is meant to be seen.
///
/// Plain data of 20 bytes: it is copied into every draw, so it holds no name and no reference.
@frozen public struct Sprite: Hashable, Sendable {
  /// Texture coordinates in steps: `stepsPerTexel` of them to a texel of the page.
  public var u0, v0, u1, v1: UInt16
  /// Natural size in points.
  public var width, height: Float
  /// The texture it is part of.
  public var page: TexturePage

  /// A sprite from its texture coordinates in steps and its natural size in points.
  @inlinable public init(
    page: TexturePage, u0: UInt16, v0: UInt16, u1: UInt16, v1: UInt16, width: Float, height: Float
  ) {
    self.page = page
    self.u0 = u0
    self.v0 = v0
    self.u1 = u1
    self.v1 = v1
    self.width = width
    self.height = height
  }
}

extension Sprite {
  /// How many texture coordinates a texel has on a page of this size.
  ///
  /// A power of two, so that the edges of a texel are whole numbers and the GPU gets them without
  /// rounding: a sprite looks the same wherever it lies on its page. 8 on a page of 2048 pixels; no
  /// coordinate is more than `Int16.max`, since vertices hold differences of two.
  public static func stepsPerTexel(pageWidth: Int, pageHeight: Int) -> Int {
    var steps = 1
    while steps * 2 * max(pageWidth, pageHeight, 1) <= Int(Int16.max) { steps *= 2 }
    return steps
  }

  /// The sprite whose texels are the pixels `x..<x+width`, `y..<y+height` of a page of `pageSize`.
  public init(
    page: TexturePage, x: Int, y: Int, width: Int, height: Int, pageWidth: Int, pageHeight: Int,
    density: Double
  ) {
    let steps = Self.stepsPerTexel(pageWidth: pageWidth, pageHeight: pageHeight)
    func place(_ texel: Int) -> UInt16 { UInt16(clamping: texel * steps) }
    self.init(
      page: page, u0: place(x), v0: place(y), u1: place(x + width), v1: place(y + height),
      width: Float(Double(width) / density), height: Float(Double(height) / density))
  }
}
