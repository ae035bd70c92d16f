public import Geometry

/// The pixels of a frame; converts points to boxes of pixels.
public struct PixelGrid: Hashable, Sendable {
  /// The size of the frame, in pixels.
  public let width, height: Int
  /// Pixels per point.
  public let density: Double
  /// A frame of this many pixels, `density` of them to a point.
  public init(width: Int, height: Int, density: Double) {
    (self.width, self.height, self.density) = (width, height, density)
  }

  /// The whole frame.
  public var box: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  /// The part of the frame inside a clip; its edges are rounded to whole pixels.
  public func box(clip: Rect?) -> PixelBox {
    guard let clip else { return box }
    let rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
    return PixelBox(
      left: pixel(clip.minX, rule, width), top: pixel(clip.minY, rule, height),
      right: pixel(clip.maxX, rule, width), bottom: pixel(clip.maxY, rule, height))
  }

  /// All pixels of the frame that something between these edges (in points) can touch.
  func box(minX: Float, minY: Float, maxX: Float, maxY: Float) -> PixelBox {
    PixelBox(
      left: pixel(Double(minX), .down, width), top: pixel(Double(minY), .down, height),
      right: pixel(Double(maxX), .up, width), bottom: pixel(Double(maxY), .up, height))
  }

  /// Clamps before converting to an integer: values far outside, or NaN, would trap.
  private func pixel(_ place: Double, _ rule: FloatingPointRoundingRule, _ limit: Int) -> Int {
    Int(min(max(0, (place * density).rounded(rule)), Double(limit)))
  }

  /// The same for one quad of a batcher's vertices.
  func box(of vertices: UnsafeBufferPointer<Vertex>, _ quad: Int) -> PixelBox {
    box(of: quad) { (vertices[$0].x, vertices[$0].y) }
  }
  func box(of vertices: UnsafeBufferPointer<ShapeVertex>, _ quad: Int) -> PixelBox {
    box(of: quad) { (vertices[$0].x, vertices[$0].y) }
  }

  @inline(__always) private func box(of quad: Int, _ corner: (Int) -> (Float, Float)) -> PixelBox {
    var (minX, minY) = corner(quad * 4)
    var (maxX, maxY) = (minX, minY)
    for index in (quad * 4 + 1)..<(quad * 4 + 4) {
      let (x, y) = corner(index)
      (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
    }
    return box(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
