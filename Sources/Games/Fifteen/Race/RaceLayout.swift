import Arcade
import Geometry
import Rules
import Stage

/// The layout of the boards in a race.
struct RaceLayout {
  /// A seat for each player or ghost.
  private(set) var seats: [Rect] = []
  /// The width of a tile; a ghost's are smaller.
  private(set) var tile = 0.0
  /// The seats whose boards are turned, because their players stand at the upper edge of an upright
  /// screen.
  private(set) var turned: Set<Int> = []
  /// Above boards that are side by side, where there is room for it.
  private(set) var track: Rect?
  /// The height of the text above each board.
  static let head = 56.0
  /// The width of the text beside each board, if that leaves more room for the board.
  static let side = 148.0

  /// Players side by side or one below the other, whichever makes the boards larger.
  init(bounds: Rect, shape: BoardShape, people: Int) {
    let (room, gap) = Self.room(in: bounds)
    let count = Double(people)
    func cell(_ columns: Double) -> Size {
      let rows = (count / columns).rounded(.up)
      return Size(
        width: (room.width - gap * (columns - 1)) / columns,
        height: (room.height - gap * (rows - 1)) / rows)
    }
    let columns =
      (1...people).max {
        Self.width(in: cell(Double($0)), shape) < Self.width(in: cell(Double($1)), shape)
      }
      ?? 1
    let size = cell(Double(columns))
    tile = Self.width(in: size, shape) / Double(shape.columns)
    seats = (0..<people).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return Rect(
        x: room.minX + Double(column) * (size.width + gap),
        y: room.minY + Double(row) * (size.height + gap), width: size.width, height: size.height)
    }
    if columns == people, bounds.width > bounds.height { makeRoomForTrack(people, in: room, shape) }
    guard bounds.height > bounds.width, people > 1 else { return }
    // The first player stands at the lower edge, where a single player would.
    seats.reverse()
    turned = Set(seats.indices.filter { seats[$0].maxY <= room.midY })
  }

  /// The boards, which are as wide as their seats, move down.
  private mutating func makeRoomForTrack(_ people: Int, in room: Rect, _ shape: BoardShape) {
    let wide = BoardNode.shape(columns: shape.columns, rows: shape.rows)
    let board = Self.board(in: seats[0].size, shape: wide)
    let free = room.height - Self.head - board.frame.height
    guard !board.isBeside, let height = RaceTrack.height(people, within: free - 24) else { return }
    // What is left lies above and below the boards.
    let spare = (free - height) / 3
    track = Rect(x: room.minX, y: room.minY + spare, width: room.width, height: height)
    for seat in seats.indices {
      seats[seat].origin.y = room.minY + height + 2 * spare
      seats[seat].size.height = room.height - height - 3 * spare
    }
  }

  /// One player, and beside or below a ghost that takes a third.
  init(huntIn bounds: Rect) {
    let (room, gap) = Self.room(in: bounds)
    let isWide = room.width > room.height
    let whole = isWide ? room.width : room.height
    let main = (whole - gap) * 0.66
    let small = whole - gap - main
    seats =
      isWide
      ? [
        Rect(x: room.minX, y: room.minY, width: main, height: room.height),
        Rect(x: room.minX + main + gap, y: room.minY, width: small, height: room.height),
      ]
      : [
        Rect(x: room.minX, y: room.minY, width: room.width, height: main),
        Rect(x: room.minX, y: room.minY + main + gap, width: room.width, height: small),
      ]
  }

  /// How many can race here with tiles large enough for a finger: two to four.
  static func most(in bounds: Rect, shape: BoardShape) -> Int {
    (2...4).last { RaceLayout(bounds: bounds, shape: shape, people: $0).tile >= Theme.touch } ?? 2
  }

  /// Where a board of this shape lies in a seat, and whether its text is beside it.
  static func board(in seat: Size, shape wide: Double) -> (frame: Rect, isBeside: Bool) {
    func fitted(_ room: Rect) -> Rect {
      let width = max(0, min(room.width, room.height * wide)).rounded(.down)
      return Rect(
        center: room.center, size: Size(width: width, height: (width / wide).rounded(.down)))
    }
    let below = fitted(
      Rect(x: 0, y: head, width: seat.width, height: max(0, seat.height - head)))
    let beside = fitted(
      Rect(x: side, y: 0, width: max(0, seat.width - side), height: seat.height))
    guard beside.width > below.width else { return (below, false) }
    // In the middle, if its text fits there.
    let middle = (seat.width - beside.width) / 2
    return (
      Rect(
        x: max(side, middle).rounded(), y: beside.minY, width: beside.width,
        height: beside.height), true
    )
  }

  private static func room(in bounds: Rect) -> (room: Rect, gap: Double) {
    let gap = bounds.size.shortSide < 600 ? 12.0 : 24
    return (
      Header.room(in: bounds, margin: gap, foot: gap), gap
    )
  }

  /// The width of all cells of a board in such a seat.
  private static func width(in seat: Size, _ shape: BoardShape) -> Double {
    let wide = BoardNode.shape(columns: shape.columns, rows: shape.rows)
    let width = board(in: seat, shape: wide).frame.width
    return width - 2 * max(8, max(width, width / wide) * BoardNode.rim)
  }
}
