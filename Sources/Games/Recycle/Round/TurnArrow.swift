import Drawing
import Geometry
import Stage

/// Dots on a curve over something, with an arrowhead.
struct TurnArrow {
  var center: Point
  var radius: Double

  /// `direction`: 1 is clockwise, -1 is not; `strength`: the opacity, 0 to 1.
  func draw(_ direction: Double, strength: Double = 1, into list: inout DrawList) {
    let color = Theme.ink.faded(0.8 * strength)
    let thick = max(4, radius * 0.07)
    for step in 0..<9 {
      list.shape(
        Shape(radius: thick / 2, fill: color),
        in: Rect(center: point(-2.6 + Double(step) * 0.2, direction), size: Size(thick)))
    }
    let (end, outer) = (point(-0.9, direction), list.context)
    // Along the curve, in its direction.
    let heading = .pi / 2 - 0.9 * direction
    for side in [-0.6, 0.6] {
      let bar = Transform(scale: 1, rotation: heading + side, about: .zero, offset: end)
      list.context = outer.transformed(by: bar)
      list.shape(
        Shape(radius: thick / 2, fill: color),
        in: Rect(x: -thick * 4, y: -thick / 2, width: thick * 4.5, height: thick))
    }
    list.context = outer
  }

  private func point(_ angle: Double, _ direction: Double) -> Point {
    let turn = sineAndCosine(of: angle)
    return center + Point(x: turn.cosine * direction, y: turn.sine) * radius
  }
}
