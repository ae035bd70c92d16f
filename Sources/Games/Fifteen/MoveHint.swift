import Drawing
import Geometry
import Rules
import Stage

/// Shows which tile to move and in which direction: a bright frame with an arrow.
enum MoveHint {
  static let gold = Color(0xF2B632)

  /// `box`: the tile; `strength` 0 to 1.
  static func draw(
    _ direction: Direction, over box: Rect, _ strength: Double, into list: inout DrawList
  ) {
    guard strength > 0 else { return }
    let frame = box.inset(by: -3 * (2 - strength))
    let radius = frame.width * 17 / 120
    let border = max(5, box.width * 0.06)
    list.shape(
      Shape(radius: radius, fill: .clear, border: border, borderColor: gold.faded(strength)),
      in: frame)
    arrow(direction, at: box.center, size: box.width * 0.5, strength, into: &list)
  }

  /// The shadow below the tile, since gold alone is hard to see on a bright picture.
  static func drawShadow(of box: Rect, _ strength: Double, into list: inout DrawList) {
    guard strength > 0 else { return }
    let frame = box.inset(by: -3 * (2 - strength))
    list.shadow(of: frame, radius: frame.width * 17 / 120, elevation: .dialog, strength: strength)
  }

  /// A disc with an arrow in the tile's direction.
  private static func arrow(
    _ direction: Direction, at center: Point, size: Double, _ strength: Double,
    into list: inout DrawList
  ) {
    let disc = Rect(center: center, size: Size(size))
    list.shadow(of: disc, radius: size / 2, elevation: .lying, strength: strength)
    list.shape(Shape(radius: size / 2, fill: gold.faded(strength)), in: disc)
    let outer = list.context
    let angle =
      switch direction {
      case .right: 0.0
      case .down: Double.pi / 2
      case .left: Double.pi
      case .up: -Double.pi / 2
      }
    func bar(_ turn: Double, from start: Point, length: Double) {
      let middle = Point(x: start.x - length / 2, y: start.y)
      let own =
        Transform(scale: 1, rotation: angle, about: .zero, offset: center)
        * Transform(scale: 1, rotation: turn, about: start, offset: .zero)
      list.context = outer.transformed(by: own)
      let thick = size * 0.13
      list.shape(
        Shape(radius: thick / 2, fill: Theme.ink.faded(strength)),
        in: Rect(center: middle, size: Size(width: length, height: thick)))
    }
    let tip = Point(x: size * 0.28, y: 0)
    bar(0, from: tip, length: size * 0.54)
    bar(0.72, from: tip, length: size * 0.3)
    bar(-0.72, from: tip, length: size * 0.3)
    list.context = outer
  }
}
