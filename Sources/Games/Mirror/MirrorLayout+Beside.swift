import Geometry
import Rules

// A tray beside the brocade, and which points are over a tray.
extension MirrorLayout {
  /// Lays a high brocade and its tray out side by side in a low window, if the tray then holds all
  /// pieces, each large enough for a finger.
  mutating func putTrayBeside(in space: Rect) -> Bool {
    cell = Self.cell(columns: columns, symmetry: .axes, in: space.size)
    let size = Size(
      width: cell.width * Double(2 * columns), height: cell.height * Double(rows * panels))
    let gap = 8 + rim
    let height = space.height + 2 * rim
    let free = space.width - size.width - rim - gap
    let count = columns * rows
    let shape = cell.width / max(cell.height, 1)
    let trays = (1...4).map { across in
      let down = (count + across - 1) / across
      let width = min(free, MirrorTray.width(columns: across, cell: cell))
      let piece = MirrorTray.piece(
        columns: across, rows: down, in: Size(width: width, height: height), cell: cell)
      return (across: across, down: down, width: width, piece: piece)
    }
    guard let best = trays.max(by: { $0.piece < $1.piece }),
      min(best.piece, best.piece / shape) >= Self.smallestCell
    else { return false }
    let left = (space.midX - (rim + size.width + gap + best.width) / 2).rounded()
    whole = Rect(
      x: left + rim, y: (space.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
    tray = Rect(
      x: whole.maxX + gap, y: space.minY - rim, width: best.width.rounded(.down), height: height)
    (trayRows, trayColumns, piece) = (best.down, best.across, cell)
    (room, window, isTrayBeside) = (whole, whole, true)
    return true
  }

  /// Whether a point lies over the tray or beyond it, by so much at least.
  func isOverTray(_ point: Point, by depth: Double = 0) -> Bool {
    isTrayBeside ? point.x > tray.minX + depth : point.y > tray.minY + depth
  }
}
