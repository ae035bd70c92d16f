/// The way a tile goes on the board, as it is seen.
public enum Direction: String, CaseIterable, Hashable, Codable, Sendable {
  /// Toward the top edge.
  case up
  /// Toward the bottom edge.
  case down
  /// Toward the left edge.
  case left
  /// Toward the right edge.
  case right

  /// The way back.
  public var opposite: Direction {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  /// One cell that way; rows count downwards.
  public var step: (columns: Int, rows: Int) {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    }
  }
}
