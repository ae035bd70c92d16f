import Arcade
import Geometry

/// The layout of the board, its readouts and its buttons in a window of any shape.
struct FifteenLayout {
  private(set) var header = Rect.zero
  private(set) var board = Rect.zero
  private(set) var time = Rect.zero
  private(set) var moves = Rect.zero
  /// Numbers, original, hint, solution, undo, redo, pause, new.
  private(set) var buttons: [Rect] = []
  /// The part of the buttons' space that is used in a replay.
  private(set) var curve = Rect.zero
  private let bounds: Rect
  private let shape: Double
  private let margin: Double
  private let hasHelpers: Bool
  private static let row = 56.0
  private static let count = 8

  /// `back`: the size of the Back button, which shares a row with the readouts if there is little
  /// room.
  ///
  /// `hasHelpers`: false in a replay; the board then gets the buttons' space.
  init(bounds: Rect, columns: Int, rows: Int, back: Size, hasHelpers: Bool = true) {
    self.bounds = bounds
    self.hasHelpers = hasHelpers
    shape = BoardNode.shape(columns: columns, rows: rows)
    margin = bounds.size.shortSide < 600 ? 12.0 : 24
    if bounds.width >= bounds.height * 1.15 {
      beside()
    } else if bounds.height < bounds.width + 360 {
      compact(back)
    } else {
      stacked()
    }
  }

  /// A column with everything at the left, and the board as high as the window beside it.
  ///
  /// Back is where it is on every screen.
  private mutating func beside() {
    let (x, gap) = (16.0, bounds.height < 560 ? 10.0 : 12)
    let column = min(280, max(200, bounds.width * 0.22))
    let left = x + column + margin
    let room = Rect(
      x: left, y: margin, width: bounds.width - left - margin, height: bounds.height - 2 * margin)
    place(in: room)
    // A low board leaves the column higher than itself.
    func wanted(_ lines: Double) -> Double { 72 + 2 * 64 + lines * (Self.row + gap) + 2 * gap }
    let height = max(board.height, min(room.height, hasHelpers ? wanted(6) : 360))
    let side = Rect(x: x, y: room.minY, width: column, height: height)
    header = Rect(x: 0, y: 0, width: column + 32, height: 80)
    let lines = !hasHelpers ? 0 : [6, 5].first { height >= wanted($0) } ?? 4
    let top = max(80, side.minY + 72)
    let foot = lines * (Self.row + gap)
    let spare = hasHelpers ? gap : 2 * gap + 76
    let readout = min(72, ((side.maxY - top - foot - spare) / 2).rounded(.down))
    time = Rect(x: x, y: top, width: column, height: readout)
    moves = Rect(x: x, y: top + readout + gap, width: column, height: readout)
    curve = Rect(
      x: x, y: moves.maxY + gap, width: column,
      height: max(0, min(220, side.maxY - moves.maxY - gap)))
    if hasHelpers { rowsOfButtons(in: side, gap: gap, whole: 2 * Int(lines) - Self.count) }
  }

  /// The first buttons in whole rows; the others two in a row.
  private mutating func rowsOfButtons(in side: Rect, gap: Double, whole: Int) {
    let half = (side.width - gap) / 2
    let lines = whole + (Self.count - whole + 1) / 2
    var y = side.maxY - Double(lines) * (Self.row + gap) + gap
    for index in 0..<Self.count {
      let isRight = index >= whole && !(index - whole).isMultiple(of: 2)
      buttons.append(
        Rect(
          x: isRight ? side.minX + half + gap : side.minX, y: y,
          width: index < whole ? side.width : half, height: Self.row))
      if index < whole || isRight { y += Self.row + gap }
    }
  }

  /// Header, readouts, board and buttons, one below the other.
  private mutating func stacked() {
    header = Rect(x: 0, y: 0, width: bounds.width, height: 80)
    let width = min(bounds.width - 2 * margin, 1000)
    // Two rows with texts if there is height to spare, otherwise one with icons.
    let lines = !hasHelpers ? 0.0 : bounds.height >= width / shape + 480 ? 2 : 1
    let foot = hasHelpers ? lines * (Self.row + 12) + 8 : 136
    let room = Rect(
      x: bounds.midX - width / 2, y: 80 + 64 + 20, width: width,
      height: bounds.height - 80 - 64 - 20 - foot - margin)
    place(in: room)
    let wide = min(width, max(board.width, 560))
    let left = bounds.midX - wide / 2
    let half = (wide - 16) / 2
    time = Rect(x: left, y: board.minY - 84, width: half, height: 64)
    moves = Rect(x: left + half + 16, y: board.minY - 84, width: half, height: 64)
    curve = Rect(x: left, y: board.maxY + 16, width: wide, height: 120)
    // What is seen above, what is done below.
    let columns = lines == 2 ? 4 : Self.count
    for line in 0..<Int(lines) {
      rowOfButtons(
        columns, y: board.maxY + 20 + Double(line) * (Self.row + 12), from: left, width: wide)
    }
  }

  /// Nearly square windows: Back and the readouts share the first row.
  private mutating func compact(_ back: Size) {
    let top = 12 + Self.row
    header = Rect(x: 0, y: 0, width: back.width + 32, height: 80)
    let left = back.width + 28
    let half = (bounds.width - left - margin - 12) / 2
    time = Rect(x: left, y: 12, width: half, height: Self.row)
    moves = Rect(x: left + half + 12, y: 12, width: half, height: Self.row)
    place(
      in: Rect(
        x: margin, y: top + 10, width: bounds.width - 2 * margin,
        height: bounds.height - top - 20 - (hasHelpers ? Self.row + margin : 76)))
    curve = Rect(
      x: margin, y: bounds.maxY - 76, width: bounds.width - 2 * margin, height: 68)
    guard hasHelpers else { return }
    rowOfButtons(
      Self.count, y: bounds.maxY - margin - Self.row, from: margin,
      width: bounds.width - 2 * margin)
  }

  private mutating func place(in room: Rect) {
    let fitted = Self.fit(shape, in: room.size)
    board = Rect(
      x: (room.midX - fitted.width / 2).rounded(), y: (room.midY - fitted.height / 2).rounded(),
      width: fitted.width, height: fitted.height)
  }

  private mutating func rowOfButtons(_ count: Int, y: Double, from x: Double, width: Double) {
    let gap = width < 640 ? 6.0 : 12
    let cell = ((width - Double(count - 1) * gap) / Double(count)).rounded(.down)
    for index in 0..<count {
      buttons.append(
        Rect(x: x + Double(index) * (cell + gap), y: y, width: cell, height: Self.row))
    }
  }

  private static func fit(_ shape: Double, in room: Size) -> Size {
    let width = min(room.width, room.height * shape).rounded(.down)
    return Size(width: width, height: (width / shape).rounded(.down))
  }
}
