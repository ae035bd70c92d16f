/// Solves boards of every size.
///
/// On 4×4 the solution is the shortest, thanks to the tables. On other boards a search of limited
/// size comes first, which proves the shortest path of small ones. If it isn't sufficient, a beam
/// search finds a path, which is then shortened piece by piece; it is returned with the bound that
/// is proved, and called optimal only if it is as long as that.
public struct BoardSolver: Sendable {
  /// The usual number of positions to search without tables; takes less than a second.
  public static let usualEffort = 10_000_000

  private let shortest: ShortestSolver?
  private let effort: Int

  /// A solver; without tables a 4×4 board is treated like any other.
  ///
  /// Effort is counted in positions, not in time, so that a board gets the same answer
  /// everywhere.
  public init(tables: SolverTables?, effort: Int = usualEffort) {
    shortest = tables.map(ShortestSolver.init)
    self.effort = effort
  }

  /// Whether every answer for boards of this size is exact.
  public func knows(columns: Int, cells: Int) -> Bool {
    shortest != nil && columns == 4 && cells == 16
  }

  /// A solution of `cells`, row by row with 0 for the gap, which belongs last; nil if the board
  /// can't be solved, or if it was cancelled.
  public func solve(
    _ cells: [Int], columns: Int, shouldStop: @escaping () -> Bool = { false }
  ) -> BoardSolution? {
    guard Fifteen.isSolvable(cells, columns: columns) else { return nil }
    if let shortest, knows(columns: columns, cells: cells.count) {
      return shortest.solve(cells, shouldStop: shouldStop)
    }
    return solve(cells.map(UInt8.init), columns: columns, rows: cells.count / columns)
  }
}

extension BoardSolver {
  private func solve(_ cells: [UInt8], columns: Int, rows: Int) -> BoardSolution {
    let grid = SlideGrid(columns: columns, rows: rows, goal: Self.solved(cells.count))
    let exact = GridSearch.run(grid, cells, budget: effort * 2 / 5)
    switch exact.finding {
    case .path(let path):
      return solution(path, isOptimal: true, lowerBound: path.count, nodes: exact.nodes)
    case .atLeast(let bound):
      let found = path(grid, cells, width: max(effort * 3 / 10 / (4 * bound), 20))
      let short = PathShortener.shorten(
        found.path, from: cells, columns: columns, rows: rows, budget: effort * 3 / 10)
      return solution(
        short.path, isOptimal: short.path.count == bound, lowerBound: bound,
        nodes: exact.nodes + found.nodes + short.nodes)
    }
  }

  /// A path by beam search, and how many positions that took.
  ///
  /// Where the search gets stuck, with few tiles out of place but the gap far away, the first of
  /// them are put in place, and it goes on without these.
  private func path(
    _ grid: SlideGrid, _ cells: [UInt8], width: Int
  ) -> (path: [UInt8], nodes: Int) {
    let (columns, rows) = (grid.columns, grid.rows)
    var (path, nodes) = ([UInt8](), 0)
    var (board, isFixed) = (cells, cells.map { _ in false })
    while true {
      let found = BeamSearch.run(
        grid, board, isFixed: isFixed, width: width, patience: 4 * (columns + rows))
      path += found.path
      nodes += found.nodes
      if found.cells == Self.solved(cells.count) { return (path, nodes) }
      let step = RowByRow.step(columns: columns, rows: rows, cells: found.cells)
      path += step.path
      (board, isFixed) = (step.cells, step.isFixed)
    }
  }

  private func solution(
    _ path: [UInt8], isOptimal: Bool, lowerBound: Int, nodes: Int
  ) -> BoardSolution {
    BoardSolution(
      path: path.map { [Direction.up, .down, .left, .right][Int($0)] }, isOptimal: isOptimal,
      lowerBound: lowerBound, nodes: nodes)
  }

  private static func solved(_ count: Int) -> [UInt8] { (1..<UInt8(count)) + [0] }
}
