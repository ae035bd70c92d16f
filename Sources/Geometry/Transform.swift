/// A 2D affine transform, stored as its two basis vectors and a translation.
///
/// Maps `(x, y)` to `(a·x + c·y + tx, b·x + d·y + ty)`. Since y points down, angles grow
/// clockwise.
@frozen public struct Transform: Hashable, Sendable {
  /// The coefficients of the formula above.
  public var a, b, c, d, tx, ty: Double
  /// A transform from its six coefficients.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  /// Leaves every point where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves every point by `p`.
  @inlinable public init(translation p: Point) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: p.x, ty: p.y)
  }
  /// Rotates by `rotation` radians and scales by `scale` about `pivot`, then moves by `offset`.
  @inlinable public init(scale: Double, rotation: Double, about pivot: Point, offset: Point) {
    let turn = rotation == 0 ? (sine: 0, cosine: 1) : sineAndCosine(of: rotation)
    let u = turn.cosine * scale
    let v = turn.sine * scale
    self.init(
      a: u, b: v, c: -v, d: u, tx: pivot.x + offset.x - u * pivot.x + v * pivot.y,
      ty: pivot.y + offset.y - v * pivot.x - u * pivot.y)
  }

  /// Exchanges the left and the right half of `rect`.
  @inlinable public init(mirroring rect: Rect) {
    self.init(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
  }

  /// Applies the transform to a point.
  @inlinable public func callAsFunction(_ p: Point) -> Point {
    Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }
  /// The composition that applies `inner` first: `(outer * inner)(p) == outer(inner(p))`.
  @inlinable public static func * (outer: Transform, inner: Transform) -> Transform {
    Transform(
      a: outer.a * inner.a + outer.c * inner.b, b: outer.b * inner.a + outer.d * inner.b,
      c: outer.a * inner.c + outer.c * inner.d, d: outer.b * inner.c + outer.d * inner.d,
      tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
      ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty)
  }
  /// The inverse, or nil if the transform flattens the plane and has none.
  @inlinable public var inverse: Transform? {
    let det = a * d - b * c
    guard det.magnitude > 1e-12 else { return nil }
    return Transform(
      a: d / det, b: -b / det, c: -c / det, d: a / det, tx: (c * ty - d * tx) / det,
      ty: (b * tx - a * ty) / det)
  }
  /// The smallest axis-aligned rectangle that contains the transformed `rect`.
  @inlinable public func bounds(of rect: Rect) -> Rect {
    let p = self(rect.origin)
    let q = self(Point(x: rect.maxX, y: rect.minY))
    let r = self(Point(x: rect.minX, y: rect.maxY))
    let s = self(Point(x: rect.maxX, y: rect.maxY))
    let x = min(min(p.x, q.x), min(r.x, s.x))
    let y = min(min(p.y, q.y), min(r.y, s.y))
    return Rect(
      x: x, y: y, width: max(max(p.x, q.x), max(r.x, s.x)) - x,
      height: max(max(p.y, q.y), max(r.y, s.y)) - y)
  }
}
