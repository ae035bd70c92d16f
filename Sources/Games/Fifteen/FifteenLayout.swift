import Arcade
import Geometry

/// The layout of the board, its readouts and its buttons in a window of any shape.
struct FifteenLayout {
  private(set) var header = Rect.zero
  /// Where the title is, if the header has no room for it; zero if there is none.
  private(set) var title = Rect.zero
  /// Whether the header shows the title.
  private(set) var headerHasTitle = false
  private(set) var board = Rect.zero
  /// The time and the moves together.
  private(set) var slip = Rect.zero
  /// The places of numbers, original, hint, solution, undo, redo, pause, new.
  private(set) var seals: [Rect] = []
  /// A replay has a chart in the place of the buttons.
  private(set) var curve = Rect.zero
  private let bounds: Rect
  private let shape: Double
  private let margin: Double
  private let hasHelpers: Bool
  private let isLeftHanded: Bool
  /// The room that Back takes at the left.
  private let back: Double
  private static let edge = 16.0
  /// The height of a word below a seal.
  static let word = 26.0
  /// The least width at which a seal has its word.
  static let wordy = 92.0

  /// `back`: the size of the Back button.
  ///
  /// `hasHelpers`: false in a replay, which has a chart instead; `isLeftHanded`: whether what is
  /// pressed most is at the left of the board.
  init(
    bounds: Rect, columns: Int, rows: Int, back: Size, hasHelpers: Bool = true,
    isLeftHanded: Bool = false
  ) {
    self.bounds = bounds
    self.isLeftHanded = isLeftHanded
    self.hasHelpers = hasHelpers
    self.back = back.width
    shape = BoardNode.shape(columns: columns, rows: rows)
    margin = bounds.size.shortSide < 600 ? 12.0 : 16
    let flanked = fit(flankedRoom.size)
    let beside = fit(besideRoom.size)
    let stacked = fit(stackedRoom.size)
    if flanked.width >= max(beside.width * 0.93, stacked.width) {
      placeBeside()
    } else if beside.width >= stacked.width {
      putBeside()
    } else {
      stack()
    }
  }

  private func fit(_ room: Size) -> Size {
    let width = max(0, min(room.width, room.height * shape)).rounded(.down)
    return Size(width: width, height: (width / shape).rounded(.down))
  }

  private mutating func placeBoard(in room: Rect) {
    let fitted = fit(room.size)
    board = Rect(
      x: (room.midX - fitted.width / 2).rounded(), y: (room.midY - fitted.height / 2).rounded(),
      width: fitted.width, height: fitted.height)
  }
}

// The board in the middle, with a column on either side.
extension FifteenLayout {
  private var flankedRoom: Rect {
    bounds.inset(by: Self.edge + max(148, back) + margin, margin)
  }

  private mutating func placeBeside() {
    placeBoard(in: flankedRoom)
    header = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let free = board.minX - Self.edge - margin
    let width = min(free, 300)
    var (left, right) = (board.minX - margin - width, board.maxX + margin)
    if isLeftHanded { swap(&left, &right) }
    title = Rect(x: left, y: Header.height, width: width, height: 44)
    let isLow = bounds.height < 560
    slip = Rect(x: left, y: title.maxY + 4, width: width, height: ReadoutCard.height(width))
    let top = Header.height + (isLow ? 4 : 16)
    let foot = bounds.maxY - margin
    curve = Rect(x: right, y: top, width: width, height: min(320, foot - top))
    guard hasHelpers else { return }
    let room = Rect(x: right, y: top, width: width, height: foot - top)
    let line = min(132, ((room.height + 8) / 3).rounded(.down))
    let height = 3 * line
    let start = max(top, (bounds.midY - height / 2).rounded())
    seals = grid(
      2, 3, in: Rect(x: right, y: start, width: width, height: height))
    let low = min(line, foot - slip.maxY - 8)
    seals += grid(2, 1, in: Rect(x: left, y: foot - low, width: width, height: low))
  }
}

// A column with everything at the left, and the board beside it.
extension FifteenLayout {
  private var columnWidth: Double {
    max(back + 56 + 12, min(280, max(200, (bounds.width * 0.2).rounded())))
  }

  private var besideRoom: Rect {
    let left = Self.edge + columnWidth + margin
    return Rect(
      x: left, y: margin, width: bounds.width - left - margin, height: bounds.height - 2 * margin)
  }

  private mutating func putBeside() {
    placeBoard(in: besideRoom)
    let (x, width) = (Self.edge, columnWidth)
    header = Rect(x: 0, y: 0, width: width + 2 * Self.edge, height: Header.height)
    let foot = bounds.maxY - margin
    let isLow = bounds.height < 640
    var top = Header.height
    if !isLow {
      title = Rect(x: x, y: top, width: width, height: 44)
      top = title.maxY + 4
    }
    slip = Rect(x: x, y: top, width: width, height: ReadoutCard.height(width, isLow: isLow))
    let rest = Rect(
      x: x, y: slip.maxY + margin, width: width, height: foot - slip.maxY - margin)
    curve = rest
    curve.size.height = min(260, rest.height)
    guard hasHelpers else { return }
    let height = min(rest.height, 4 * 124)
    seals = grid(
      2, 4, in: Rect(x: x, y: rest.maxY - height, width: width, height: height))
  }
}

// Header, readouts, board and buttons, one below the other.
extension FifteenLayout {
  private static let slipHeight = 80.0

  private var stackedRoom: Rect {
    let foot = hasHelpers ? 56 + margin : 108 + margin
    let top = Header.height + Self.slipHeight + margin
    return Rect(
      x: margin, y: top, width: bounds.width - 2 * margin,
      height: bounds.height - top - foot - margin)
  }

  private mutating func stack() {
    headerHasTitle = true
    header = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let size = fit(stackedRoom.size)
    let width = min(bounds.width - 2 * margin, max(size.width, 560))
    let x = (bounds.midX - width / 2).rounded()
    let isTall = bounds.height - stackedRoom.minY - size.height - 3 * margin >= 2 * 104
    // What the board leaves goes to the slip and the buttons.
    let spare = bounds.height - stackedRoom.minY - size.height - 3 * margin - (isTall ? 208 : 56)
    let slipHeight = Self.slipHeight + (isTall ? min(32, max(0, spare * 0.1)) : 0)
    slip = Rect(x: x, y: Header.height, width: width, height: slipHeight)
    let most = isTall ? 2 * 156.0 : 120
    let least = hasHelpers ? (isTall ? 208.0 : 56) : 108
    let foot = min(most, max(least, least + spare * 0.6))
    let room = Rect(
      x: margin, y: slip.maxY + margin, width: bounds.width - 2 * margin,
      height: bounds.maxY - slip.maxY - foot - 3 * margin)
    placeBoard(in: room)
    let below = Rect(
      x: x, y: (board.maxY + bounds.maxY - margin - foot) / 2 + margin / 2, width: width,
      height: foot)
    curve = below
    if hasHelpers { seals = isTall ? grid(4, 2, in: below) : grid(8, 1, in: below) }
  }

  private func grid(_ columns: Int, _ rows: Int, in room: Rect) -> [Rect] {
    let gap = room.width / Double(columns) < 70 ? 6.0 : 8
    let width = ((room.width - gap * Double(columns - 1)) / Double(columns)).rounded(.down)
    let height = (room.height / Double(rows)).rounded(.down)
    return (0..<(columns * rows)).map {
      Rect(
        x: room.minX + Double($0 % columns) * (width + gap),
        y: room.minY + Double($0 / columns) * height, width: width, height: height - 8)
    }
  }
}
