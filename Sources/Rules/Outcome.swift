/// How a game ended.
public enum Outcome: String, Hashable, Codable, Sendable {
  /// The player reached the goal.
  case won
  /// The player can't reach the goal any more.
  case lost
  /// Nobody won.
  case drawn
}
