import Drawing
import Geometry
import Languages
import Rules
import Stage

/// The lamps side by side; a tap on one is reported.
final class LampsNode: Node {
  /// How high they are together where there is room.
  static let height = 120.0

  private var lamps: [PaperButton] = []
  private let unlit: Color

  /// `onTap` is called with the number of a lamp, from 0.
  init(_ setup: Template.Setup, palette: Palette, onTap: @escaping (Int) -> Void) {
    unlit = palette.table.mixed(with: palette.tableInk, 0.25)
    super.init("lamps")
    lamps = (0..<setup.lamps).map { index in
      PaperButton(
        "lamp.\(index)", label: tr("Lamp {n}", ["n": "\(index + 1)"]), fill: palette.table
      ) { onTap(index) }
    }
    for lamp in lamps { lamp.standsOutFrom = palette.table }
    add(lamps)
  }

  /// Shows which lamps are lit.
  func show(_ game: Template) {
    for (lamp, isLit) in zip(lamps, game.isLit) { lamp.fill = isLit ? Color(0xF2B632) : unlit }
  }

  /// Disables all input.
  func freeze() { for lamp in lamps { lamp.isEnabled = false } }

  override func sizeDidChange() {
    let columns = lamps.count
    let gap = min(16, size.width / Double(6 * columns))
    let side = max(0, min(size.height, (size.width + gap) / Double(columns) - gap))
    let left = (size.width + gap - (side + gap) * Double(columns)) / 2
    let top = (size.height - side) / 2
    for (index, lamp) in lamps.enumerated() {
      lamp.radius = side / 2
      lamp.frame = Rect(
        x: left + (side + gap) * Double(index), y: top, width: side, height: side)
    }
  }
}
