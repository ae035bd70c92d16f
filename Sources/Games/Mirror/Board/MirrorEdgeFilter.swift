import Arcade
import Drawing
import Geometry
import Languages
import Stage

/// Shows only the pieces from the edge of the brocade, or all: a small cloth whose edge is marked.
final class MirrorEdgeFilter: ChoiceCard {
  private static let cells = 4

  init(palette: Palette) {
    super.init(
      "mirror.edges", label: tr("Edge pieces"), caption: Label("", style: Theme.caption),
      palette: palette, action: {})
    role = .toggle
    choiceDidChange()
  }

  /// It is a holder in the tray, so it is darker.
  override func choiceDidChange() {
    super.choiceDidChange()
    if !isOn { fill = palette.table }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let count = Self.cells
    let side = ((min(size.width, size.height) - 20) / Double(count)).rounded(.down)
    let whole = side * Double(count)
    let origin = Point(
      x: ((size.width - whole) / 2).rounded(), y: ((size.height - whole) / 2).rounded())
    for cell in 0..<count * count {
      let (column, row) = (cell % count, cell / count)
      let isEdge = column == 0 || row == 0 || row == count - 1
      let box = Rect(
        x: origin.x + Double(column) * side, y: origin.y + Double(row) * side, width: side,
        height: side
      ).inset(by: 1)
      list.shape(
        Shape(radius: 2, fill: isEdge ? Color(0xFFD86B) : ink.faded(isOn ? 0.12 : 0.3)), in: box)
    }
  }
}
