/// Shortest solutions of 4×4 boards, exact for every board that can be solved.
public struct ShortestSolver: Sendable {
  /// No 4×4 board needs more moves (Brüngger, Marzetta, Fukuda and Nievergelt, 1999).
  public static let longest = 80

  private let tables: SolverTables

  /// A solver that uses `tables`.
  public init(tables: SolverTables) { self.tables = tables }

  /// A shortest solution of a board of sixteen cells, 0 for the gap, which belongs last; nil if
  /// it was cancelled, if none is within `most` moves, or if the board can't be solved.
  ///
  /// A board far from solved takes seconds: `shouldStop` is called every few milliseconds.
  public func solve(
    _ cells: [Int], atMost most: Int = longest, shouldStop: @escaping () -> Bool = { false }
  ) -> BoardSolution? {
    guard Fifteen.isSolvable(cells, columns: 4) else { return nil }
    // The tables are for the goal with the gap first: rotate by half a turn and renumber the
    // tiles.
    let turned = cells.reversed().map { $0 == 0 ? 0 : 16 - $0 }
    return PatternSearch.run(tables, shouldStop: shouldStop) { search in
      guard let directions = search.shortest(turned, atMost: most) else { return nil }
      let path = directions.map { [Direction.down, .up, .right, .left][$0] }
      return BoardSolution(
        path: path, isOptimal: true, lowerBound: path.count, nodes: search.nodes)
    }
  }
}
