/// One texture: a page of the atlas, a separate picture, or a render target.
@frozen public struct TexturePage: Hashable, Sendable {
  /// The number by which the renderer finds the texture.
  public var index: UInt16
  /// The page with this number.
  @inlinable public init(_ index: Int) { self.index = UInt16(truncatingIfNeeded: index) }
}

/// How a picture is combined with what lies behind it; colours are premultiplied.
@frozen public enum BlendMode: UInt8, Hashable, Sendable {
  /// Drawn over what lies behind it, or added to it as light.
  case normal, additive
  /// No blending, for opaque tiles; half the cost of `normal` on a software renderer.
  case opaque
}

/// A rectangular part of a texture page, and its natural size.
///
/// Plain data of 20 bytes: it is copied into every draw, so it has no name and no reference.
@frozen public struct Sprite: Hashable, Sendable {
  /// Texture coordinates in steps; a texel has `stepsPerTexel` of them.
  public var u0, v0, u1, v1: UInt16
  /// Natural size in points.
  public var width, height: Float
  /// The page that contains it.
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
  /// The number of texture coordinate steps per texel on a page of this size.
  ///
  /// A power of two, so that texel edges are whole numbers and reach the GPU without rounding: a
  /// sprite looks the same anywhere on its page. On a page of 2048 pixels it is 8. No coordinate
  /// exceeds `Int16.max`, since vertices store differences of two.
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
