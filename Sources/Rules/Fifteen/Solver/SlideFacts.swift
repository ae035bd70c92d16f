/// What the search needs for every slide, computed once: the database of a tile, and where the
/// gap may go.
struct SlideFacts: Sendable {
  /// The only instance; it never changes.
  static let shared = SlideFacts()

  /// The directions in which a tile may move into the gap at each cell, as bits: up 1, down 2,
  /// left 4, right 8.
  let directions: FixedTable<UInt8>
  /// 0 or 1 for the tile's database, 2 for none; for the board, and from index 16 on for its
  /// reflection.
  let groups: FixedTable<UInt8>
  /// By how much the Manhattan distance grows when a tile moves in a direction from a cell: `tile
  /// << 6 | cell << 2 | way`.
  let growth: FixedTable<Int8>
  /// The number of set bits of each number below 2⁸.
  let counts: FixedTable<UInt8>

  /// From the gap to the tile that moves up, down, left or right.
  static let tileStep = [4, -4, 1, -1]

  private init() {
    directions = FixedTable(
      (0..<16).map { gap in
        (gap < 12 ? 1 : 0) | (gap >= 4 ? 2 : 0) | (gap % 4 < 3 ? 4 : 0) | (gap % 4 > 0 ? 8 : 0)
      })
    let group = { (tile: Int) in UInt8(SolverTables.partition.firstIndex { $0.contains(tile) } ?? 2)
    }
    groups = FixedTable((0..<16).map(group) + (0..<16).map { group(PatternSpot.reflectedCell($0)) })
    growth = FixedTable(
      (0..<1024).map { index -> Int8 in
        let (tile, cell, direction) = (index >> 6, index >> 2 & 15, index & 3)
        let after = cell - Self.tileStep[direction]
        guard (0..<16).contains(after) else { return 0 }
        return Int8(PatternSpot.distance(tile, after) - PatternSpot.distance(tile, cell))
      })
    counts = FixedTable((0..<256).map { UInt8($0.nonzeroBitCount) })
  }
}
