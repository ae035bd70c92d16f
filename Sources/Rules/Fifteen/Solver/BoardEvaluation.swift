/// How far a board seems from solved: the measure by which a beam search compares positions.
///
/// It is no lower bound. The cost of a tile grows faster than its distance, since the last tile
/// that has far to go disturbs all that are in place; tiles in each other's way cost more than
/// the two moves that they need at least. Both were found by trial on boards of 5×5 to 10×10.
struct BoardEvaluation {
  /// The cost of a move between cells, and of one by which a tile lets others pass.
  private static let unit = 16.0, conflict = 64
  /// What a tile costs less wherever it is, so that the gap may go past tiles that are in place.
  private static let discount = 4.0

  private let grid: SlideGrid
  private let size: Int
  /// The cost of each tile in each cell: cell × size + tile.
  private let costs: FixedTable<Int32>
  private let start: UnsafePointer<Int32>

  init(_ grid: SlideGrid) {
    self.grid = grid
    let size = grid.columns * grid.rows
    self.size = size
    costs = FixedTable(count: size * size, of: 0) { costs in
      for cell in 0..<size {
        for tile in 1..<size {
          let distance = Double(grid.distance(UInt8(tile), at: cell))
          let cost = Self.unit * distance * distance.squareRoot() - Self.discount
          costs[cell * size + tile] = Int32(max(cost, 0))
        }
      }
    }
    start = costs.start
  }

  /// The value of these cells; 0 only for the goal.
  func value(_ cells: UnsafePointer<UInt8>) -> Int {
    (0..<size).reduce(Self.conflict * grid.conflicts(cells)) { value, cell in
      value + Int(start[cell * size + Int(cells[cell])])
    }
  }

  /// By how much the value changes when the tile at `cell` moves into the gap; `cells` are as
  /// before.
  @inline(__always)
  func growth(_ cells: UnsafeMutablePointer<UInt8>, from cell: Int, to gap: Int) -> Int {
    let tile = Int(cells[cell])
    return Int(start[gap &* size &+ tile] &- start[cell &* size &+ tile])
      &+ Self.conflict &* grid.conflictGrowth(cells, from: cell, to: gap)
  }
}
