import Geometry

/// Where one or two fingers hold an object; the difference of two grips is a change.
struct Grip: Hashable {
  var first: Point
  var second: Point?

  init(_ first: Point, _ second: Point? = nil) {
    self.first = first
    self.second = second
  }
  init?(_ points: [Point]) {
    guard let first = points.first else { return nil }
    self.init(first, points.dropFirst().first)
  }

  var center: Point { second.map { first.midpoint(to: $0) } ?? first }

  /// The change from this grip to `new`; none if the number of fingers differs.
  func change(to new: Grip, _ table: GestureTable) -> TransformChange {
    switch (second, new.second) {
    case (let b0?, let b1?):
      TransformChange(from: first, b0, to: new.first, b1, minimumSpan: table.minimumSpan)
    case (nil, nil): TransformChange(translation: new.first - first, center: new.first)
    default: TransformChange(center: new.center)
    }
  }

  /// How far the centre moved beyond the pan slop, or nil within it.
  func panExcess(to new: Grip, slop: Double) -> TransformChange? {
    let shift = new.center - center
    guard shift.length > slop else { return nil }
    return TransformChange(translation: shift * (1 - slop / shift.length), center: new.center)
  }

  /// How far two fingers rotated and spread beyond the slops, or nil within both.
  ///
  /// Only the slop itself is lost: at ten reports per second the first report past it is far past
  /// it.
  func twistExcess(to new: Grip, _ table: GestureTable) -> TransformChange? {
    guard let b0 = second, let b1 = new.second else { return nil }
    let turn = angle(from: b0 - first, to: b1 - new.first)
    let (span, newSpan) = (first.distance(to: b0), new.first.distance(to: b1))
    let isTurn = turn.magnitude > table.turnSlop
    let isPinch = (newSpan - span).magnitude > table.pinchSlop
    guard isTurn || isPinch else { return nil }
    let from = newSpan > span ? span + table.pinchSlop : span - table.pinchSlop
    return TransformChange(
      rotation: isTurn ? turn - (turn < 0 ? -table.turnSlop : table.turnSlop) : 0,
      scale: isPinch ? max(newSpan, table.minimumSpan) / max(from, table.minimumSpan) : 1,
      center: new.center)
  }
}
