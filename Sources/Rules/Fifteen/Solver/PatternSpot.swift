/// A position of the search: the board and what its heuristic is made of, so that a move only changes
/// what it touches.
struct PatternSpot {
  /// Four bits a cell, the first cell lowest.
  var cells: UInt64
  /// The cell of the gap.
  var gap: Int
  /// The Manhattan distance of all tiles.
  var manhattan: Int
  /// Where the tiles of each database lie, `mask << 16 | order`: the two as the board is, then the
  /// two as it is reflected in its main diagonal.
  var places: (UInt32, UInt32, UInt32, UInt32)
  /// By how many pairs of moves each of them exceeds its Manhattan distance.
  var excess: (UInt8, UInt8, UInt8, UInt8)

  /// What a board of sixteen cells begins with; its goal has the gap first.
  init(_ board: [Int], _ databases: [PatternDatabase]) {
    func place(_ board: [Int], _ database: PatternDatabase) -> (place: UInt32, excess: UInt8) {
      let (mask, order) = database.position(on: board)
      return (UInt32(mask) << 16 | UInt32(order), UInt8(database.excess(mask: mask, order: order)))
    }
    cells = board.enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64(4 * $1.offset) }
    gap = board.firstIndex(of: 0) ?? 0
    manhattan = board.enumerated().reduce(0) { $0 + Self.distance($1.element, $1.offset) }
    let reflected = Self.reflected(board)
    let parts = [board, reflected].flatMap { board in databases.map { place(board, $0) } }
    places = (parts[0].place, parts[1].place, parts[2].place, parts[3].place)
    excess = (parts[0].excess, parts[1].excess, parts[2].excess, parts[3].excess)
  }

  /// At least so many moves are needed.
  var bound: Int {
    manhattan &+ 2 &* Int(max(excess.0 &+ excess.1, excess.2 &+ excess.3))
  }

  /// How many moves a tile's cell is from where it belongs; the gap counts nothing.
  static func distance(_ tile: Int, _ cell: Int) -> Int {
    tile == 0 ? 0 : abs(tile % 4 - cell % 4) + abs(tile / 4 - cell / 4)
  }

  /// The cell, and the tile, that the main diagonal turns a cell or a tile into.
  static func reflectedCell(_ cell: Int) -> Int { cell % 4 * 4 + cell / 4 }

  /// The board reflected in its main diagonal, which keeps every distance.
  static func reflected(_ board: [Int]) -> [Int] {
    (0..<16).map { reflectedCell(board[reflectedCell($0)]) }
  }
}
