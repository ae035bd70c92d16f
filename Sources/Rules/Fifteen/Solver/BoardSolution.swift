/// A way home from a board, and what is known of it.
public struct BoardSolution: Hashable, Sendable {
  /// The way that each tile goes, one tile a move.
  public let path: [Direction]
  /// Whether it is proved that no way is shorter.
  public let isOptimal: Bool
  /// No way has fewer moves than this; the path's own length where that is optimal.
  public let lowerBound: Int
  /// How many positions the search looked at.
  public let nodes: Int

  init(path: [Direction], isOptimal: Bool, lowerBound: Int, nodes: Int) {
    self.path = path
    self.isOptimal = isOptimal
    self.lowerBound = isOptimal ? path.count : lowerBound
    self.nodes = nodes
  }
}
