/// A solution found for a board; boards along it need no further search.
public struct KnownPath: Hashable, Sendable {
  /// The starting board, row by row with 0 for the gap.
  public let cells: [Int]
  /// The direction of each tile, one per move.
  public let path: [Direction]
  /// Whether it is proved that no solution is shorter; this then holds for every board along it.
  public let isOptimal: Bool

  /// The path of a solution.
  public init(cells: [Int], path: [Direction], isOptimal: Bool) {
    self.cells = cells
    self.path = path
    self.isOptimal = isOptimal
  }

  /// The rest of the path from a board on it; nil if the board isn't on it.
  public func following(_ board: [Int], columns: Int) -> KnownPath? {
    var cells = cells
    for step in 0...path.count {
      if cells == board {
        return KnownPath(cells: board, path: Array(path[step...]), isOptimal: isOptimal)
      }
      if step < path.count { Self.push(path[step], &cells, columns) }
    }
    return nil
  }

  private static func push(_ direction: Direction, _ cells: inout [Int], _ columns: Int) {
    guard let gap = cells.firstIndex(of: 0),
      let number = Direction.allCases.firstIndex(of: direction),
      let cell = SlideGrid.cell(
        going: number, into: gap, columns: columns, rows: cells.count / columns)
    else { return }
    cells.swapAt(gap, cell)
  }
}
