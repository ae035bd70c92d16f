public import Geometry

#if canImport(Glibc)
  import Glibc
#endif

/// What the fingers did since the last change; never a total, so that nothing can jump.
public struct TransformChange: Hashable, Sendable {
  /// The movement of the point between the fingers.
  public var translation: Point
  /// Radians, clockwise as y points down; within ±π.
  public var rotation: Double
  /// The scale factor; 1 changes nothing.
  public var scale: Double
  /// The point to rotate and scale about, after the translation.
  public var center: Point

  /// A change; parts that are not given change nothing.
  public init(
    translation: Point = .zero, rotation: Double = 0, scale: Double = 1, center: Point
  ) {
    self.translation = translation
    self.rotation = rotation
    self.scale = scale
    self.center = center
  }

  /// The change from one position of two fingers to another.
  ///
  /// Distances below `minimumSpan` count as that on both sides, so that changes multiply exactly.
  public init(from a0: Point, _ b0: Point, to a1: Point, _ b1: Point, minimumSpan: Double = 1) {
    center = a1.midpoint(to: b1)
    translation = center - a0.midpoint(to: b0)
    rotation = angle(from: b0 - a0, to: b1 - a1)
    scale = max(a1.distance(to: b1), minimumSpan) / max(a0.distance(to: b0), minimumSpan)
  }

  /// The change as a transform: it maps what `old` showed to what is shown now.
  public var map: Transform {
    Transform(
      scale: scale, rotation: rotation, about: center + translation * -1, offset: translation)
  }
}

/// The rotation from one direction to another, in radians, clockwise since y points down.
///
/// Computed from the cross and dot products: it lies within ±π, so it never jumps when a
/// direction crosses an axis.
func angle(from: Point, to: Point) -> Double { atan2(from.cross(to), from.dot(to)) }
