/// The direction in which a tile moves.
public enum Direction: String, CaseIterable, Hashable, Codable, Sendable {
  /// Towards the top edge.
  case up
  /// Towards the bottom edge.
  case down
  /// Towards the left edge.
  case left
  /// Towards the right edge.
  case right

  /// The opposite direction.
  public var opposite: Direction {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// One cell in this direction; rows count downwards.
  public var step: (columns: Int, rows: Int) {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    }
  }
}
