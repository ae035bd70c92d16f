import Arcade
import Geometry
import Rules

/// The layout of the bar, the brocade and the tray in a window of any shape.
struct MirrorLayout {
  private(set) var bar = Rect.zero
  /// The whole brocade; its cells are a whole number of points large, so that both sides are
  /// drawn alike.
  private(set) var whole = Rect.zero
  private(set) var tray = Rect.zero
  /// The rows of pieces in the tray.
  private(set) var trayRows = 1
  /// The pieces in a row of the tray, in an upright window.
  private(set) var trayColumns: Int?
  /// A cell of the panel.
  private(set) var cell = Size.zero
  /// The width of the frame around the whole, on every side.
  let rim: Double
  private static let row = 56.0

  /// The smallest cell that is offered.
  static let smallestCell = 48.0

  /// `foot`: the height of something else at the lower edge.
  init(bounds: Rect, columns: Int, symmetry: Mirror.Symmetry, foot: Double = 0) {
    let isSmall = bounds.size.shortSide < 600
    let margin = isSmall ? 8.0 : 16
    rim = isSmall ? 8 : 12
    let rows = Self.barRows(width: bounds.width)
    bar = Rect(
      x: margin, y: isSmall ? 8 : 12, width: bounds.width - 2 * margin,
      height: Double(rows) * Self.row + Double(rows - 1) * 8)
    let bottom = bounds.maxY - margin - foot
    let free = bottom - bar.maxY - margin
    let isTall = bounds.height > bounds.width
    let least = isSmall ? 82.0 : 122
    let gap = 8 + rim
    let room = Rect(
      x: bounds.minX + margin + rim, y: bar.maxY + gap,
      width: bounds.width - 2 * (margin + rim), height: free - least - 2 * gap + margin)
    cell = Self.cell(columns: columns, symmetry: symmetry, in: room.size)
    let size = Size(
      width: cell.width * Double(2 * columns),
      height: cell.height * Double((columns + 1) * (symmetry == .axes ? 2 : 1)))
    // Space left over makes the tray higher; the rest goes above and below.
    let spare = max(0, room.height - size.height)
    let width = min(bounds.width - 2 * margin, max(size.width + 2 * rim, 720))
    var height = min(least + spare, 140)
    if isTall {
      let most = MirrorTray.perRow(width: width, piece: cell.width)
      let count = columns * (columns + 1)
      let needed = (count + most - 1) / most
      let room = least + spare
      while trayRows < needed, MirrorTray.height(rows: trayRows + 1, cell: cell) <= room {
        trayRows += 1
      }
      // All rows are alike if they hold all pieces.
      trayColumns = trayRows == needed ? (count + needed - 1) / needed : most
      height = min(room, max(least, MirrorTray.height(rows: trayRows, cell: cell) * 1.25))
    }
    let rest = max(0, room.height + least - size.height - height)
    whole = Rect(
      x: (bounds.midX - size.width / 2).rounded(),
      y: (room.minY + rest * (isTall ? 0.5 : 0.4)).rounded(), width: size.width,
      height: size.height)
    tray = Rect(
      x: (bounds.midX - width / 2).rounded(),
      y: isTall ? (room.maxY + gap + least - height).rounded() : whole.maxY + gap, width: width,
      height: height)
  }

  /// The number of rows of buttons above.
  static func barRows(width: Double) -> Int { width >= 760 ? 1 : 2 }

  private static func cell(columns: Int, symmetry: Mirror.Symmetry, in room: Size) -> Size {
    let whole = symmetry.whole
    let scale = max(0, min(room.width / whole.width, room.height / whole.height))
    let field = Mirror.Field.panel
    return Size(
      width: (field.width * scale / Double(columns)).rounded(.down),
      height: (field.height * scale / Double(columns + 1)).rounded(.down))
  }

  /// The sizes whose cells are large enough for a finger in this window.
  static func offered(in bounds: Rect, symmetry: Mirror.Symmetry) -> [Int] {
    Mirror.Setup.sizes.filter { columns in
      MirrorLayout(bounds: bounds, columns: columns, symmetry: symmetry).cell.shortSide
        >= smallestCell
    }
  }
}
