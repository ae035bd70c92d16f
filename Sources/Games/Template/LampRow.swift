import Drawing
import Geometry
import Languages
import Rules
import Stage

/// The lamps side by side; a tap on one is reported.
final class LampRow: Node {
  private var lamps: [PaperButton] = []
  private let unlit: Color

  /// `onTap` is called with the number of a lamp, from 0.
  init(count: Int, palette: Palette, onTap: @escaping (Int) -> Void) {
    unlit = palette.table.mixed(with: palette.tableInk, 0.25)
    super.init("lamps")
    lamps = (0..<count).map { index in
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
    let count = Double(lamps.count)
    let gap = min(16, size.width / (6 * count))
    let side = max(0, min(size.height, (size.width - gap * (count - 1)) / count))
    let left = (size.width - side * count - gap * (count - 1)) / 2
    for (index, lamp) in lamps.enumerated() {
      lamp.radius = side / 2
      lamp.frame = Rect(
        x: left + Double(index) * (side + gap), y: (size.height - side) / 2, width: side,
        height: side)
    }
  }
}
