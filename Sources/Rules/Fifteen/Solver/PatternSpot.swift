/// A position of the search: the board and the parts of its heuristic, so that a move updates
/// only what it affects.
struct PatternSpot {
  /// Four bits per cell, the first cell lowest.
  var cells: UInt64
  /// The cell of the gap.
  var gap: Int
  /// The Manhattan distance of all tiles.
  var manhattan: Int
  /// The positions of each database's tiles, `mask << 16 | order`: two for the board, then two
  /// for its reflection in the main diagonal.
  var places: (UInt32, UInt32, UInt32, UInt32)
  /// The number of pairs of moves by which each of them exceeds its Manhattan distance.
  var excess: (UInt8, UInt8, UInt8, UInt8)

  /// The position of a board of sixteen cells; its goal has the gap first.
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

  /// A lower bound for the moves.
  var bound: Int {
    manhattan &+ 2 &* Int(max(excess.0 &+ excess.1, excess.2 &+ excess.3))
  }

  /// The distance of a tile's cell from its place; 0 for the gap.
  static func distance(_ tile: Int, _ cell: Int) -> Int {
    tile == 0 ? 0 : abs(tile % 4 - cell % 4) + abs(tile / 4 - cell / 4)
  }

  /// The cell or tile that a cell or tile becomes when reflected in the main diagonal.
  static func reflectedCell(_ cell: Int) -> Int { cell % 4 * 4 + cell / 4 }

  /// The board reflected in its main diagonal, which preserves all distances.
  static func reflected(_ board: [Int]) -> [Int] {
    (0..<16).map { reflectedCell(board[reflectedCell($0)]) }
  }
}
