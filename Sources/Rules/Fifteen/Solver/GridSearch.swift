/// Iterative deepening A* on a board of any size, with a limited number of nodes.
///
/// It solves small boards; for large ones it at least improves the bound. The limit counts nodes,
/// not time, so that the result is the same everywhere.
struct GridSearch {
  /// The result when the nodes are used up.
  enum Finding: Equatable {
    /// A shortest path: directions of the tiles, up 0, down 1, left 2, right 3.
    case path([UInt8])
    /// There is no path with fewer moves than this.
    case atLeast(Int)
  }

  private let grid: SlideGrid
  private let cells: UnsafeMutablePointer<UInt8>
  private let budget: Int
  private(set) var nodes = 0
  private var path: [UInt8] = []

  private init(_ grid: SlideGrid, _ cells: UnsafeMutablePointer<UInt8>, budget: Int) {
    self.grid = grid
    self.cells = cells
    self.budget = budget
  }

  /// Looks for a shortest path of at most `most` moves from `board`, looking at no more than `budget` positions.
  static func run(
    _ grid: SlideGrid, _ board: [UInt8], atMost most: Int = .max, budget: Int
  ) -> (finding: Finding, nodes: Int) {
    var board = board
    return board.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress, let gap = cells.firstIndex(of: 0) else {
        return (.atLeast(0), 0)
      }
      var search = GridSearch(grid, start, budget: budget)
      var limit = grid.bound(start)
      let first = limit
      while limit <= most {
        if search.dive(gap: gap, bound: first, left: limit, last: -1) {
          return (.path(search.path.reversed()), search.nodes)
        }
        guard search.nodes < budget else { break }
        limit += 2
      }
      return (.atLeast(limit), search.nodes)
    }
  }

  /// Whether the board can be solved in `left` moves; collects the path from its end.
  private mutating func dive(gap: Int, bound: Int, left: Int, last: Int) -> Bool {
    if bound == 0 { return true }
    for direction in 0..<4 where direction ^ 1 != last {
      guard let cell = grid.cell(going: direction, into: gap), nodes < budget else { continue }
      let next = bound &+ grid.growth(cells, from: cell, to: gap)
      guard next < left else { continue }
      nodes &+= 1
      (cells[gap], cells[cell]) = (cells[cell], 0)
      let isHome = dive(gap: cell, bound: next, left: left &- 1, last: direction)
      (cells[cell], cells[gap]) = (cells[gap], 0)
      if isHome {
        path.append(UInt8(direction))
        return true
      }
    }
    return false
  }
}
