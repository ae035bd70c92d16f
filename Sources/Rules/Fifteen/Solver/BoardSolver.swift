/// Solves boards of every size.
///
/// On 4×4 the solution is the shortest, thanks to the tables. On other boards a search of limited
/// size comes first, which proves the shortest path of small ones. If it isn't sufficient, the
/// best result of several methods is returned with the bound that is proved, and never called
/// optimal.
public struct BoardSolver: Sendable {
  /// The usual number of positions to search without tables; takes well under a second.
  public static let usualEffort = 1_000_000

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
    let exact = GridSearch.run(grid, cells, budget: effort / 2)
    switch exact.finding {
    case .path(let path):
      return solution(path, isOptimal: true, lowerBound: path.count, nodes: exact.nodes)
    case .atLeast(let bound):
      let levels = 3 * bound + 40
      let beam = BeamSearch.run(
        grid, cells, width: max(effort * 3 / 10 / (2 * levels), 20), levels: levels)
      let path = beam.path ?? RowByRow.path(columns: columns, rows: rows, cells: cells)
      let short = PathShortener.shorten(
        path, from: cells, columns: columns, rows: rows, budget: effort / 5)
      return solution(
        short.path, isOptimal: short.path.count == bound, lowerBound: bound,
        nodes: exact.nodes + beam.nodes + short.nodes)
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
