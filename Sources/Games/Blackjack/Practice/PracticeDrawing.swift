import Drawing
import Geometry
import Rules
import Stage

/// What a way to practise is about, laid out with real cards.
final class PracticeDrawing: Node {
  /// A way to practise.
  enum Kind { case chart, drill, count }

  /// A part at a place and in a size, both of a drawing of 300 by 240.
  private struct Part {
    var node: Node
    var center: Point
    var size: Size
    var angle = 0.0
  }
  private static let whole = Size(width: 300, height: 240)
  private var parts: [Part] = []

  init(_ kind: Kind, palette: Palette) {
    super.init("", role: .image)
    parts =
      switch kind {
      case .chart: Self.chart(palette)
      case .drill: Self.drill(palette)
      case .count: Self.count(palette)
      }
    for part in parts {
      part.node.setPose(Pose(rotation: part.angle))
      add(part.node)
    }
  }

  private static func card(_ code: String, _ x: Double, _ y: Double, _ angle: Double) -> Part {
    Part(
      node: ArtNode("blackjack-card-" + code, elevation: .lying), center: Point(x: x, y: y),
      size: Size(width: 90, height: 126), angle: angle)
  }

  private static func chart(_ palette: Palette) -> [Part] {
    [
      Part(
        node: TinyChart(), center: Point(x: 138, y: 112), size: Size(width: 212, height: 196),
        angle: -0.06),
      card("8H", 206, 158, 0.04), card("8S", 246, 164, 0.2),
    ]
  }

  private static func drill(_ palette: Palette) -> [Part] {
    [
      card("0C", 96, 76, -0.1), card("9H", 146, 150, 0.02), card("7S", 198, 154, 0.14),
      Part(
        node: Token("", sign: "icon-check", fill: palette.good, palette: palette),
        center: Point(x: 222, y: 70), size: Size(84), angle: 0.08),
    ]
  }

  private static func count(_ palette: Palette) -> [Part] {
    let cards = [("5C", 66.0, 108.0, -0.12), ("8D", 150, 96, 0), ("KS", 234, 108, 0.12)]
    let values = [1, 0, -1]
    return zip(cards, values).flatMap { card, value in
      [
        Self.card(card.0, card.1, card.2, card.3),
        Part(
          node: Token(BlackjackWords.count(value), fill: .brass, palette: palette),
          center: Point(x: card.1, y: card.2 + 78), size: Size(68)),
      ]
    }
  }

  override func sizeDidChange() {
    let unit = min(size.width / Self.whole.width, size.height / Self.whole.height)
    let middle = bounds.center
    for part in parts {
      let away = Point(
        x: part.center.x - Self.whole.width / 2, y: part.center.y - Self.whole.height / 2)
      part.node.frame = Rect(
        center: middle + away * unit,
        size: Size(width: part.size.width * unit, height: part.size.height * unit))
    }
  }
}

/// The chart of best play from far away: rows of coloured squares on a sheet.
private final class TinyChart: Node {
  private static let rows = [
    "HHHHHHHHHH", "HDDDDHHHHH", "DDDDDDDDHH", "HHSSSHHHHH", "SSSSSHHHHH", "PPPPPPHHHH",
    "SSSSSSSSSS", "PPPPPPPPPP",
  ]

  init() { super.init("", role: .image) }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shadow(of: bounds, radius: 10, elevation: .lying)
    list.shape(Shape(radius: 10, fill: .white, grain: Theme.grain), in: bounds)
    let room = bounds.inset(by: size.width * 0.06)
    let cell = Size(width: room.width / 10, height: room.height / Double(Self.rows.count))
    for (row, plays) in Self.rows.enumerated() {
      for (column, letter) in plays.enumerated() {
        let play: Play =
          switch letter {
          case "H": .hit
          case "D": .double
          case "P": .split
          default: .stand
          }
        list.shape(
          Shape(radius: 2, fill: ChartWords.paper(of: play)),
          in: Rect(
            x: room.minX + Double(column) * cell.width + 1,
            y: room.minY + Double(row) * cell.height + 1, width: cell.width - 2,
            height: cell.height - 2))
      }
    }
  }
}
