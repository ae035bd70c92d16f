/// A way home that was worked out for a board; boards along it need no further search.
public struct KnownPath: Hashable, Sendable {
  /// The board it begins at, row by row with 0 for the gap.
  public let cells: [Int]
  /// The way that each tile goes, one tile a move.
  public let path: [Direction]
  /// Whether it is proved that no way is shorter; then none is from any board along it either.
  public let isOptimal: Bool

  /// The way of a solution.
  public init(cells: [Int], path: [Direction], isOptimal: Bool) {
    self.cells = cells
    self.path = path
    self.isOptimal = isOptimal
  }

  /// The rest of the way from a board that lies on it; nil where it does not.
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

  private static func push(_ way: Direction, _ cells: inout [Int], _ columns: Int) {
    guard let gap = cells.firstIndex(of: 0), let number = Direction.allCases.firstIndex(of: way),
      let cell = SlideGrid.cell(
        going: number, into: gap, columns: columns, rows: cells.count / columns)
    else { return }
    cells.swapAt(gap, cell)
  }
}
