/// How a game ended.
public enum Outcome: String, Hashable, Codable, Sendable {
  /// The player did what the game asks.
  case won
  /// The player cannot do it any more.
  case lost
  /// Nobody won.
  case drawn
}
