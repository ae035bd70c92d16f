/// The part of a picture that is wanted, and its size in pixels.
public enum PictureCut: Hashable, Codable, Sendable {
  /// The whole picture, reduced until it just covers this many pixels; never enlarged.
  case whole(covering: PixelCount)
  /// A part of the picture, which may be rotated, drawn at `size` pixels.
  case part(PicturePart, size: PixelCount)
  /// The largest part with this aspect ratio, from the middle.
  case middle(PixelCount)
}

/// A width and a height in whole pixels.
public struct PixelCount: Hashable, Codable, Sendable {
  /// The width and the height, in pixels.
  public var width, height: Int
  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of a picture, rotated about its centre.
///
/// The unit is the picture's shorter side, so that the values hold at any resolution.
public struct PicturePart: Hashable, Codable, Sendable {
  /// The centre of the part, relative to the centre of the picture.
  public var x, y: Double
  /// The width of the part.
  public var width: Double
  /// The rotation of the picture inside the part, in radians, clockwise.
  public var angle: Double
  /// A part from its centre, its width and the picture's rotation.
  public init(x: Double, y: Double, width: Double, angle: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.angle = angle
  }
}
