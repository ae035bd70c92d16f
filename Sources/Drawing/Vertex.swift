public import Geometry

/// A corner of a sprite: position in points, texture coordinates and tint, 16 bytes in all.
@frozen public struct Vertex: Hashable, Sendable {
  /// In window points.
  public var x, y: Float
  /// Steps on the page for a quad's first corner, steps from there for the other three.
  ///
  /// So what the GPU interpolates does not depend on where the sprite lies on its page.
  public var u, v: Int16
  /// The tint, packed as in `Color.bits`.
  public var color: UInt32
  @inlinable init(x: Float, y: Float, u: Int16, v: Int16, color: UInt32) {
    self.x = x
    self.y = y
    self.u = u
    self.v = v
    self.color = color
  }
}

/// A corner of a shape: 52 bytes, of which all but the first six words are the same at each corner.
@frozen public struct ShapeVertex: Hashable, Sendable {
  /// In window points.
  public var x, y: Float
  /// The corner seen from the shape's centre, in points, before it was turned.
  public var localX, localY: Float
  /// Of the shape without its soft edge, in points.
  public var halfWidth, halfHeight: Float
  /// Of the shape, in points; see `Shape`.
  public var radius, border, softness: Float
  /// Grain as a fraction, plus 4 where the shape shows a picture: two small things in one word.
  public var grainAndPicture: Float
  /// As in `Vertex`.
  public var u, v: Int16
  /// Packed as in `Color.bits`.
  public var fill, borderColor: UInt32
}

/// What a run of quads is drawn with: one shader program each.
public enum Material: Hashable, Sendable { case sprite, shape }

/// A run of quads the GPU draws in one call, or something the renderer does between two of them.
public enum Batch: Hashable, Sendable {
  /// `quads` counts from the start of this material's vertex buffer.
  case quads(Material, page: TexturePage?, blend: BlendMode, quads: Range<Int>)
  /// Points of the window, or nil for all of it.
  case clip(Rect?)
  /// What was drawn so far is a backdrop; its picture is used again as long as `key` is the same.
  case endBackdrop(key: UInt64)
  /// Lays a blurred copy of what was drawn so far over it; kept as long as `key` is the same.
  case blurBehind(key: UInt64, opacity: Double)
}
