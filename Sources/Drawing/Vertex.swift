public import Geometry

/// A corner of a sprite: position in points, texture coordinates and tint, 16 bytes in all.
@frozen public struct Vertex: Hashable, Sendable {
  /// In window points.
  public var x, y: Float
  /// Texture coordinates in steps: absolute for a quad's first corner, relative to it for the
  /// other three.
  ///
  /// This way, what the GPU interpolates doesn't depend on where the sprite lies on its page.
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

/// A corner of a shape: 52 bytes, all but the first six words the same at each corner.
@frozen public struct ShapeVertex: Hashable, Sendable {
  /// In window points.
  public var x, y: Float
  /// The corner relative to the shape's centre, in points, before rotation.
  public var localX, localY: Float
  /// Half the size of the shape without its soft edge, in points.
  public var halfWidth, halfHeight: Float
  /// The shape's corner radius, border and softness, in points; see `Shape`.
  public var radius, border, softness: Float
  /// The grain as a fraction, plus 4 if the shape shows a picture; both share one word.
  public var grainAndPicture: Float
  /// Texture coordinates, as in `Vertex`.
  public var u, v: Int16
  /// The colours, packed as in `Color.bits`.
  public var fill, borderColor: UInt32
}

/// The shader program that a run of quads is drawn with.
public enum Material: Hashable, Sendable { case sprite, shape }

/// A run of quads that the GPU draws in one call, or an operation between two runs.
public enum Batch: Hashable, Sendable {
  /// Draws quads; the range counts from the start of this material's vertex buffer.
  case quads(Material, page: TexturePage?, blend: BlendMode, quads: Range<Int>)
  /// Restricts drawing to a rectangle in window points, or to the whole window if nil.
  case clip(Rect?)
  /// Everything drawn so far is a backdrop; its picture is reused as long as `key` is the same.
  case endBackdrop(key: UInt64)
  /// Covers everything drawn so far with a blurred copy, which is cached as long as `key` is the
  /// same.
  case blurBehind(key: UInt64, opacity: Double)
}
