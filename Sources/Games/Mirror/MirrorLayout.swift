import Geometry
import Rules

/// The layout of the bar, the brocade and the tray in a window of any shape.
///
/// Puzzles with many pieces can be zoomed: `zoomed` gives the layout of a view.
struct MirrorLayout {
  private(set) var bar = Rect.zero
  /// Whether the bar is two columns beside the brocade, which leaves it more height.
  let isSplit: Bool
  /// Whether the tray is at the right of the brocade, which leaves a high one more height.
  var isTrayBeside = false
  /// The width of the left column of a split bar, and of the right one.
  static let sides = (left: 136.0, right: 56.0)
  /// Where the bar ends and pieces may be.
  private(set) var top = 0.0
  /// The whole brocade; its cells are a whole number of points large, so that both sides are
  /// drawn alike.
  var whole = Rect.zero
  /// The part of the whole that is seen.
  var window = Rect.zero
  /// Where the whole can be shown, between the bar and the tray.
  var room = Rect.zero
  /// The buttons that zoom; zero if the puzzle can't be zoomed.
  private(set) var zoomBar = Rect.zero
  var tray = Rect.zero
  /// The rows of pieces in the tray.
  var trayRows = 1
  /// The choice of trays, from the tray's corner; zero if pieces aren't sorted.
  private(set) var sorter = Rect.zero
  /// The pieces in a row of the tray, in an upright window.
  var trayColumns: Int?
  /// A cell of the panel.
  var cell = Size.zero
  /// A piece in the tray at its largest.
  var piece = Size.zero
  let columns: Int
  let rows: Int
  /// How many times the panel's rows the whole has.
  let panels: Int
  /// The width of the frame around the whole, on every side.
  let rim: Double
  private static let row = 56.0

  /// The smallest cell that is offered.
  static let smallestCell = 48.0

  /// Lays everything out in a window.
  ///
  /// `foot`: the height of something else at the lower edge; `sorts`: whether pieces are sorted;
  /// `hasButtons`: whether there are buttons at the right.
  init(
    bounds: Rect, columns: Int, symmetry: Mirror.Symmetry, foot: Double = 0, sorts: Bool = false,
    hasButtons: Bool = true
  ) {
    let isSmall = bounds.size.shortSide < 600
    let margin = isSmall ? 8.0 : 16
    rim = isSmall ? 8 : 12
    self.columns = columns
    rows = Mirror.Setup.rows(columns)
    panels = symmetry == .axes ? 2 : 1
    let canZoom = Mirror.Setup.isLarge(columns)
    isSplit = isSmall && !canZoom && bounds.width >= max(760, bounds.height * 1.5)
    let barRows = Self.barRows(width: bounds.width)
    let bottom = bounds.maxY - margin - foot
    bar = Rect(
      x: margin, y: isSmall ? 8 : 12, width: bounds.width - 2 * margin,
      height: isSplit ? bottom - 8 : Double(barRows) * Self.row + Double(barRows - 1) * 8)
    top = isSplit ? 0 : bar.maxY
    let free = bottom - top - margin
    let left = isSplit ? Self.sides.left + 8 : 0
    let right = isSplit && hasButtons ? Self.sides.right + 8 : 0
    let gap = 8 + rim
    let between = Rect(
      x: bounds.minX + margin + left, y: bounds.minY + gap,
      width: bounds.width - 2 * margin - left - right, height: bottom - rim - bounds.minY - gap)
    if isSplit, panels == 2, putTrayBeside(in: between) { return }
    let isTall = bounds.height > bounds.width
    let strip = isTall && sorts ? MirrorSorter.height + 8 : 0
    let least = (isSmall ? 82.0 : canZoom ? 178 : 122) + strip
    var room = Rect(
      x: bounds.minX + margin + rim + left, y: top + gap,
      width: bounds.width - 2 * (margin + rim) - left - right,
      height: free - least - 2 * gap + margin)
    let buttons = canZoom ? MirrorZoomBar.thickness : 0
    if isTall { room.size.height -= buttons } else { room = room.inset(by: buttons, 0) }
    cell = Self.cell(columns: columns, symmetry: symmetry, in: room.size)
    piece = canZoom ? Self.pieceInTray(columns, height: isSmall ? 54 : 64) : cell
    let size = Size(
      width: cell.width * Double(2 * columns), height: cell.height * Double(rows * panels))
    // Space left over makes the tray higher; the rest goes above and below.
    let spare = max(0, room.height - size.height)
    let width = min(
      bounds.width - 2 * margin - left - right, max(size.width + 2 * rim, canZoom ? 1160 : 720))
    var height = min(least + spare, max(least, 140))
    if canZoom, !isSmall { trayRows = 2 }
    if isTall {
      let most = MirrorTray.perRow(width: width, piece: piece.width)
      let count = columns * rows
      let needed = (count + most - 1) / most
      let room = least + spare
      while trayRows < needed, MirrorTray.height(rows: trayRows + 1, cell: piece) + strip <= room {
        trayRows += 1
      }
      // All rows are alike if they hold all pieces.
      trayColumns = trayRows == needed ? (count + needed - 1) / needed : most
      let pieces = MirrorTray.height(rows: trayRows, cell: piece)
      height = min(room, max(least, pieces * 1.25 + strip))
    }
    let rest = max(0, room.height + least - size.height - height)
    whole = Rect(
      x: (room.midX - size.width / 2).rounded(),
      y: (room.minY + rest * (isTall ? 0.5 : 0.4)).rounded(), width: size.width,
      height: size.height)
    tray = Rect(
      x: (room.midX - width / 2).rounded(),
      y: isTall
        ? (room.maxY + buttons + gap + least - height).rounded() : whole.maxY + gap, width: width,
      height: height)
    room.size.height = tray.minY - gap - room.minY - (isTall ? buttons : 0)
    self.room = room
    window = whole
    guard canZoom else { return }
    if sorts {
      sorter =
        isTall
        ? Rect(x: 8, y: 8, width: width - 16, height: MirrorSorter.height)
        : Rect(x: 8, y: 8, width: MirrorSorter.width(isLow: isSmall), height: height - 16)
    }
    zoomBar =
      isTall
      ? Rect(x: room.minX, y: room.maxY + rim, width: room.width, height: buttons)
      : Rect(
        x: bounds.maxX - margin - buttons + 8, y: room.minY, width: buttons - 8,
        height: room.height)
  }

  /// The size of a large puzzle's pieces in the tray: so high, and large enough for a finger.
  private static func pieceInTray(_ columns: Int, height: Double) -> Size {
    let field = Mirror.Field.panel
    let shape =
      field.width / Double(columns) / (field.height / Double(Mirror.Setup.rows(columns)))
    return Size(width: (height * shape).rounded(.down), height: height)
  }

  /// The number of rows of buttons above.
  static func barRows(width: Double) -> Int { width >= 800 ? 1 : 2 }

  static func cell(columns: Int, symmetry: Mirror.Symmetry, in room: Size) -> Size {
    let whole = symmetry.whole
    let scale = max(0, min(room.width / whole.width, room.height / whole.height))
    let field = Mirror.Field.panel
    return Size(
      width: (field.width * scale / Double(columns)).rounded(.down),
      height: (field.height * scale / Double(Mirror.Setup.rows(columns))).rounded(.down))
  }

  /// The sizes that can be played in this window: those whose cells are large enough for a finger
  /// and, if there are any, those that can be zoomed.
  static func offered(in bounds: Rect, symmetry: Mirror.Symmetry) -> [Int] {
    let small = Mirror.Setup.sizes.filter { columns in
      !Mirror.Setup.isLarge(columns)
        && MirrorLayout(bounds: bounds, columns: columns, symmetry: symmetry).cell.shortSide
          >= smallestCell
    }
    return small.isEmpty ? [] : small + Mirror.Setup.sizes.filter(Mirror.Setup.isLarge)
  }
}
