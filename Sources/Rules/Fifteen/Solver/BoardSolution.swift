/// A solution of a board, and what is known about it.
public struct BoardSolution: Hashable, Sendable {
  /// The direction of each tile, one per move.
  public let path: [Direction]
  /// Whether it is proved that no solution is shorter.
  public let isOptimal: Bool
  /// A lower bound for the moves of any solution; the path's length if that is optimal.
  public let lowerBound: Int
  /// The number of positions searched.
  public let nodes: Int

  init(path: [Direction], isOptimal: Bool, lowerBound: Int, nodes: Int) {
    self.path = path
    self.isOptimal = isOptimal
    self.lowerBound = isOptimal ? path.count : lowerBound
    self.nodes = nodes
  }
}
