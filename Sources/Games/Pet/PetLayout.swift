import Arcade
import Geometry
import Stage

/// The layout of the pet's screen in a window of any shape.
struct PetLayout {
  let panel: Rect
  /// Where the pet lives; its lower edge is the edge of the path.
  let room: Rect
  let deeds: [Rect]

  /// Wide: the panel at the right, one row of buttons below.
  ///
  /// Tall: the panel on top, two rows.
  init(bounds: Rect, deeds count: Int) {
    let isTall = bounds.height > bounds.width
    let margin = bounds.width < 900 ? 12.0 : 20
    let gap = 8.0
    let columns = isTall ? (count + 1) / 2 : count
    let inner = bounds.width - 2 * margin
    let width = min(132, (inner - gap * Double(columns - 1)) / Double(columns))
    let height = bounds.height < 560 ? 64.0 : 76
    let rows = (count + columns - 1) / columns
    let block = Double(rows) * (height + gap) - gap
    let top = bounds.maxY - margin - block
    deeds = (0..<count).map { index in
      let inRow = min(columns, count - index / columns * columns)
      let whole = Double(inRow) * (width + gap) - gap
      return Rect(
        x: bounds.midX - whole / 2 + Double(index % columns) * (width + gap),
        y: top + Double(index / columns) * (height + gap), width: width, height: height)
    }
    if isTall {
      let wide = min(inner, 640)
      panel = Rect(
        x: bounds.midX - wide / 2, y: Header.height, width: wide,
        height: PetPanel.height(forWidth: wide))
      room = Rect(
        x: 0, y: panel.maxY + gap, width: bounds.width, height: top - panel.maxY - 2 * gap)
    } else {
      let wide = min(max(bounds.width * 0.25, 248), 340)
      let free = top - Header.height - gap
      panel = Rect(
        x: bounds.maxX - margin - wide, y: Header.height, width: wide, height: min(free, 336))
      room = Rect(x: 0, y: Header.height, width: panel.minX - margin, height: free)
    }
  }
}
