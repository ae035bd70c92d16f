public import Drawing
public import Geometry

/// A point, in short.
public nonisolated func at(_ x: Double, _ y: Double = 0) -> Point { Point(x: x, y: y) }

/// Milliseconds.
public nonisolated func ms(_ count: Int) -> Duration { .milliseconds(count) }

nonisolated extension Rect {
  /// A rectangle, in short.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

nonisolated extension Sprite {
  /// A whole page, `width` × `height` points large.
  public static func page(_ index: Int, width: Float = 64, height: Float = 64) -> Sprite {
    Sprite(
      page: TexturePage(index), u0: 0, v0: 0, u1: 32767, v1: 32767, width: width, height: height)
  }
}
