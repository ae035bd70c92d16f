import Drawing
import Geometry
import Rules
import Stage

/// The drawings on the cards of the setup.
enum SetupDrawing {
  private static let red = Color(0xD9573F)
  private static let leaf = Color(0xF6ECD8)

  /// A board of this shape without its last tile, in the scale of the largest that is offered.
  static func board(_ shape: BoardShape, in room: Rect, _ tile: Color, into list: inout DrawList) {
    let offered = BoardShape.offered.map { max($0.columns, $0.rows) }.max() ?? 6
    let most = max(offered, shape.columns, shape.rows)
    let cell = max(2, min(room.width, room.height, 150) / Double(most))
    let corner = Point(
      x: room.midX - cell * Double(shape.columns) / 2,
      y: room.midY - cell * Double(shape.rows) / 2)
    let joint = max(0.5, cell * 0.06)
    for index in 0..<(shape.columns * shape.rows - 1) {
      let place = Rect(
        x: corner.x + Double(index % shape.columns) * cell,
        y: corner.y + Double(index / shape.columns) * cell, width: cell, height: cell)
      list.shape(Shape(radius: cell * 0.18, fill: tile), in: place.inset(by: joint))
    }
  }

  /// Three bars, each higher than the last; the first `count` are strong.
  static func bars(_ count: Int, in square: Rect, _ tile: Color, into list: inout DrawList) {
    let width = square.width / 4
    for index in 0..<3 {
      let height = square.height * (0.34 + 0.28 * Double(index))
      let bar = Rect(
        x: square.minX + Double(index) * (width * 1.5), y: square.maxY - height, width: width,
        height: height)
      list.shape(
        Shape(radius: width * 0.25, fill: index < count ? tile : tile.faded(0.22)), in: bar)
    }
  }

  /// Nine tiles, pushed about.
  static func stirred(in square: Rect, _ tile: Color, into list: inout DrawList) {
    let cell = square.width / 3
    let outer = list.context
    for index in 0..<8 {
      let shift = Point(
        x: Double(index * 5 % 3 - 1) * cell * 0.07, y: Double(index * 7 % 3 - 1) * cell * 0.07)
      let center =
        Point(
          x: square.minX + (Double(index % 3) + 0.5) * cell,
          y: square.minY + (Double(index / 3) + 0.5) * cell) + shift
      let turn = Double(index * 4 % 5 - 2) * 0.11
      list.context = outer.transformed(
        by: Transform(scale: 1, rotation: turn, about: center, offset: .zero))
      list.shape(
        Shape(radius: cell * 0.18, fill: tile), in: Rect(center: center, size: Size(cell * 0.84)))
    }
    list.context = outer
  }

  /// A five.
  static func die(in square: Rect, into list: inout DrawList) {
    let box = square.inset(by: square.width * 0.06)
    let outer = list.context
    list.context = outer.transformed(
      by: Transform(scale: 1, rotation: -0.14, about: box.center, offset: .zero))
    list.shadow(of: box, radius: box.width * 0.22, elevation: .lying)
    list.shape(Shape(radius: box.width * 0.22, fill: red, grain: Theme.grain), in: box)
    let dot = Size(box.width * 0.19)
    for (x, y) in [(-1.0, -1.0), (1, -1), (0, 0), (-1, 1), (1, 1)] {
      let place = box.center + Point(x: x, y: y) * (box.width * 0.25)
      list.shape(
        Shape(radius: dot.width / 2, fill: .white), in: Rect(center: place, size: dot))
    }
    list.context = outer
  }

  /// A leaf with a red head; the number is a label.
  static func calendar(in square: Rect, into list: inout DrawList) {
    let radius = square.width * 0.12
    list.shadow(of: square, radius: radius, elevation: .lying)
    list.shape(Shape(radius: radius, fill: leaf, grain: Theme.grain), in: square)
    let head = Rect(
      x: square.minX, y: square.minY, width: square.width, height: square.height * 0.3)
    list.shape(Shape(radius: radius, fill: red), in: head)
    list.shape(
      Shape(fill: red),
      in: Rect(x: head.minX, y: head.midY, width: head.width, height: head.height / 2))
    let ring = Size(max(3, square.width * 0.09))
    for x in [0.3, 0.7] {
      let place = Point(x: square.minX + square.width * x, y: head.midY)
      list.shape(
        Shape(radius: ring.width / 2, fill: leaf), in: Rect(center: place, size: ring))
    }
  }
}
