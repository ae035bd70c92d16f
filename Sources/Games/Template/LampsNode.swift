import Geometry
import Languages
import Rules
import Stage

/// The lamps side by side; a tap on one is reported.
final class LampsNode: Node {
  /// How high they are together where there is room.
  static let height = 120.0
  /// The colour of a lamp that is lit.
  static let lit = Color(0xF2B632)

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
    for (lamp, isLit) in zip(lamps, game.isLit) { lamp.fill = isLit ? Self.lit : unlit }
  }

  /// Disables all input.
  func freeze() { for lamp in lamps { lamp.isEnabled = false } }

  override func sizeDidChange() {
    for (lamp, frame) in zip(lamps, Self.frames(lamps.count, in: bounds)) {
      (lamp.frame, lamp.radius) = (frame, frame.width / 2)
    }
  }

  /// The places of so many lamps in a room: as large as possible, in its middle.
  static func frames(_ lamps: Int, in room: Rect) -> [Rect] {
    let columns = lamps
    let gap = min(16, room.width / Double(6 * columns))
    let side = max(0, min(room.height, (room.width + gap) / Double(columns) - gap))
    let left = room.midX - ((side + gap) * Double(columns) - gap) / 2
    return (0..<lamps).map { index in
      Rect(
        x: left + (side + gap) * Double(index), y: room.midY - side / 2, width: side, height: side)
    }
  }
}
