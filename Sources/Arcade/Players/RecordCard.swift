import Drawing
import Geometry
import Languages
import Stage
import Store

/// A player's records in one variant of a game, on a card with a golden star.
final class RecordCard: Node {
  /// A value with its icon.
  struct Figure: Hashable {
    var icon, text, label: String
  }

  private let star = GoldStar()
  private let title: Label
  private var figures: [(icon: ArtNode, text: Label)] = []
  private let palette: Palette

  init(palette: Palette) {
    self.palette = palette
    title = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink)
    super.init("")
    add([star, title])
  }

  func show(_ text: String, _ shown: [Figure]) {
    title.show(text)
    for (icon, words) in figures {
      remove(icon)
      remove(words)
    }
    figures = shown.map { figure in
      (
        ArtNode(figure.icon, tint: palette.signInk),
        Label(figure.text, style: TextStyle(size: 30, weight: .bold), color: palette.ink)
      )
    }
    for (icon, words) in figures { add([icon, words]) }
    label = ([text] + shown.map { $0.label + " " + $0.text }).joined(separator: ", ")
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let line = min(72, max(36, size.height * 0.2))
    let side = max(
      0, min(size.height - 2 * line - 24, size.width * (size.width < 700 ? 0.5 : 0.72), 640))
    let top = (size.height - side - 2 * line) / 2
    star.frame = Rect(x: (size.width - side) / 2, y: top, width: side, height: side)
    title.style.size = min(30, line * 0.6)
    title.frame = Rect(x: 12, y: top + side, width: max(0, size.width - 24), height: line)
    let text = min(40, line * 0.72)
    for (_, words) in figures { words.style.size = text }
    let widths = figures.map { text + 8 + $0.text.size().width }
    let gap = 28.0
    let whole = widths.reduce(gap * Double(max(0, figures.count - 1)), +)
    let scale = min(1, (size.width - 24) / max(1, whole))
    var x = (size.width - whole * scale) / 2
    for ((icon, words), width) in zip(figures, widths) {
      let sign = text * 0.84 * scale
      let y = top + side + line
      icon.frame = Rect(x: x, y: y + (line - sign) / 2, width: sign, height: sign)
      words.style.size = text * scale
      words.frame = Rect(
        x: x + (text + 8) * scale, y: y, width: (width - text - 8) * scale + 2, height: line)
      x += (width + gap) * scale
    }
  }
}

extension GridNode.Arrangement {
  /// As large cards as there is room for all of `count`; if there are too many, as wide as a hand.
  static func records(_ count: Int, in room: Size, gap: Double) -> Self {
    func cell(_ columns: Int) -> Size {
      let width = ((room.width - 16 + gap) / Double(columns) - gap).rounded(.down)
      return Size(
        width: min(width, 880),
        height: min(
          max(170, width * (columns == 1 && room.height > room.width ? 1.2 : 0.7)),
          most(columns), max(160, room.height - 24)))
    }
    /// A few records share the height.
    func most(_ columns: Int) -> Double {
      let rows = Double((max(1, count) + columns - 1) / columns)
      return max(380, min(1100, (room.height - 24) / rows - gap))
    }
    let usual = max(1, Int((room.width / 270).rounded(.down)))
    for columns in 1...usual where columns <= max(1, count) {
      let cell = cell(columns)
      let rows = (count + columns - 1) / columns
      if Double(rows) * (cell.height + gap) <= room.height {
        return Self(columns: columns, cell: cell)
      }
    }
    return Self(columns: usual, cell: cell(usual))
  }
}
