import Drawing
import Geometry
import Stage

/// A shelf with balls of wool along the lower edge of the workshop, in every colour of the Loom.
enum LoomShelf {
  private static let board = 16.0

  /// The height it takes; none in a low window.
  static func height(in bounds: Rect) -> Double {
    bounds.height < 700 ? 0 : min(128, bounds.width * 0.075) + board + 8
  }

  static func draw(into list: inout DrawList, in bounds: Rect) {
    let height = height(in: bounds)
    guard height > 0 else { return }
    let plank = Rect(
      x: bounds.minX, y: bounds.maxY - board - 8, width: bounds.width, height: board)
    let colors = LoomColors.colors
    let pitch = bounds.width / Double(colors.count)
    let largest = min(height - board - 8, pitch * 0.92)
    for (index, color) in colors.enumerated() {
      // Balls of three sizes, and a gap here and there.
      let side = (largest * [1, 0.82, 0.92, 0.76][index % 4]).rounded()
      let x = bounds.minX + (Double(index) + 0.5) * pitch
      let ball = Rect(x: x - side / 2, y: plank.minY - side + 3, width: side, height: side)
      draw(color, angle: Double(index) * 1.3, in: ball, into: &list)
    }
    list.shadow(of: plank, radius: 2, elevation: .lying, strength: 2)
    list.shape(Shape(fill: Color(0xB47B4A), grain: Theme.grain), in: plank)
    list.shape(
      Shape(fill: Color(0xD9A66E)),
      in: Rect(x: plank.minX, y: plank.minY, width: plank.width, height: 3))
    list.shape(
      Shape(fill: Color(0x7A5230)),
      in: Rect(x: plank.minX, y: plank.maxY, width: plank.width, height: 8))
  }

  /// A ball whose threads run this way.
  private static func draw(
    _ color: Color, angle: Double, in ball: Rect, into list: inout DrawList
  ) {
    list.shadow(of: ball, radius: ball.width / 2, elevation: .lying, strength: 1.6)
    let tone = color.mixed(with: Color(0x5A66B0), color == LoomColors.colors[11] ? 0.3 : 0.08)
    list.shape(Shape(radius: ball.width / 2, fill: tone, grain: Theme.grain), in: ball)
    let outer = list.context
    list.context = outer.transformed(
      by: Transform(translation: ball.center)
        * Transform(scale: 1, rotation: angle, about: .zero, offset: .zero))
    let side = ball.width
    for (index, part) in [0.72, 0.9, 0.9, 0.72].enumerated() {
      let y = (Double(index) - 1.5) * side * 0.2
      let thread = Rect(x: -side * part * 0.46, y: y - 2, width: side * part * 0.92, height: 4)
      list.shape(Shape(radius: 2, fill: Color.white.faded(0.28)), in: thread)
    }
    list.context = outer
  }
}
