/// Which part of a picture is wanted, and how many pixels large.
public enum PictureCut: Hashable, Codable, Sendable {
  /// The whole, reduced until it just covers this many pixels; never enlarged.
  case whole(covering: PixelCount)
  /// An upright rectangle of `size` pixels, filled from a turned one of the picture.
  case part(PicturePart, size: PixelCount)
  /// The largest part of this many pixels' shape out of the middle.
  case middle(PixelCount)
}

/// Whole pixels, across and down.
public struct PixelCount: Hashable, Codable, Sendable {
  /// Across and down, in pixels.
  public var width, height: Int
  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of a picture, turned about its middle.
///
/// Measured in the picture's shorter side, so that it holds at any resolution.
public struct PicturePart: Hashable, Codable, Sendable {
  /// Its middle, from the picture's middle.
  public var x, y: Double
  /// How wide it is.
  public var width: Double
  /// How far the picture is turned in it, in radians, clockwise.
  public var angle: Double
  /// A part from its middle, its width and the picture's angle.
  public init(x: Double, y: Double, width: Double, angle: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.angle = angle
  }
}
