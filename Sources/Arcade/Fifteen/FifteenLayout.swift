import Geometry

/// Where the board, its readouts and its buttons go in a window of any shape.
struct FifteenLayout {
  private(set) var header = Rect.zero
  private(set) var board = Rect.zero
  private(set) var time = Rect.zero
  private(set) var moves = Rect.zero
  /// Numbers, original, undo, redo, pause, new.
  private(set) var buttons: [Rect] = []
  private let bounds: Rect
  private let shape: Double
  private let margin: Double
  private let hasHelpers: Bool
  private static let row = 56.0

  /// `back`: the size of the button that leads back, which shares a row with the
  ///   readouts where there is little room.
  ///
  /// `hasHelpers`: false where nobody plays, and the buttons' room is the board's.
  init(bounds: Rect, columns: Int, rows: Int, back: Size, hasHelpers: Bool = true) {
    self.bounds = bounds
    self.hasHelpers = hasHelpers
    shape = Double(columns) / Double(rows)
    margin = bounds.size.shortSide < 600 ? 12.0 : 24
    if bounds.width >= bounds.height * 1.15 {
      beside()
    } else if bounds.height < bounds.width + 360 {
      compact(back)
    } else {
      stacked()
    }
  }

  /// A column with everything at the left, the board as high as the window at the right.
  private mutating func beside() {
    let column = min(280, max(200, bounds.width * 0.22))
    let room = Rect(
      x: column + 2 * margin, y: margin, width: bounds.width - column - 3 * margin,
      height: bounds.height - 2 * margin)
    let fitted = Self.fit(shape, in: room.size)
    let x = max(margin, ((bounds.width - column - margin - fitted.width) / 2).rounded())
    board = Rect(
      x: x + column + margin, y: (room.midY - fitted.height / 2).rounded(), width: fitted.width,
      height: fitted.height)
    header = Rect(x: x - 16, y: board.minY - 12, width: column + 32, height: 80)
    let top = board.minY + 72
    let gap = bounds.height < 560 ? 10.0 : 12
    let taken = hasHelpers ? 4 * Self.row + 5 * gap : gap
    let readout = min(72, (board.maxY - top - taken) / 2)
    time = Rect(x: x, y: top, width: column, height: readout)
    moves = Rect(x: x, y: top + readout + gap, width: column, height: readout)
    guard hasHelpers else { return }
    // Two whole rows for the helpers of the eye, two halved ones for the rest.
    let half = (column - gap) / 2
    var y = board.maxY - 4 * Self.row - 3 * gap
    for index in 0..<4 {
      let isWhole = index < 2
      buttons.append(Rect(x: x, y: y, width: isWhole ? column : half, height: Self.row))
      if !isWhole {
        buttons.append(Rect(x: x + half + gap, y: y, width: half, height: Self.row))
      }
      y += Self.row + gap
    }
  }

  /// Header, readouts, board, buttons, one below the other.
  private mutating func stacked() {
    header = Rect(x: 0, y: 0, width: bounds.width, height: 80)
    let width = min(bounds.width - 2 * margin, 1000)
    // Two rows with words where there is height to spare, else one with signs.
    let lines = !hasHelpers ? 0.0 : bounds.height >= width / shape + 480 ? 2 : 1
    let foot = lines * (Self.row + 12) + 8
    let room = Rect(
      x: bounds.midX - width / 2, y: 80 + 64 + 20, width: width,
      height: bounds.height - 80 - 64 - 20 - foot - margin)
    place(in: room)
    let half = (board.width - 16) / 2
    time = Rect(x: board.minX, y: board.minY - 84, width: half, height: 64)
    moves = Rect(x: board.minX + half + 16, y: board.minY - 84, width: half, height: 64)
    let columns = lines == 2 ? 3 : 6
    for line in 0..<Int(lines) {
      rowOfButtons(
        columns, y: board.maxY + 20 + Double(line) * (Self.row + 12), from: board.minX,
        width: board.width)
    }
    // What is seen above, what is done below.
    if lines == 2 { buttons = [0, 1, 3, 4, 2, 5].map { buttons[$0] } }
  }

  /// Nearly square windows: the way back and the readouts share the first row.
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
        height: bounds.height - top - 20 - (hasHelpers ? Self.row + margin : 0)))
    guard hasHelpers else { return }
    rowOfButtons(
      6, y: bounds.maxY - margin - Self.row, from: margin, width: bounds.width - 2 * margin)
  }

  private mutating func place(in room: Rect) {
    let fitted = Self.fit(shape, in: room.size)
    board = Rect(
      x: (room.midX - fitted.width / 2).rounded(), y: (room.midY - fitted.height / 2).rounded(),
      width: fitted.width, height: fitted.height)
  }

  private mutating func rowOfButtons(_ count: Int, y: Double, from x: Double, width: Double) {
    let gap = width < 640 ? 8.0 : 12
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
