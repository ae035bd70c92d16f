/// The four suits, named by the letter of a card's code.
public enum Suit: String, CaseIterable, Hashable, Codable, Sendable {
  /// ♠
  case spades = "S"
  /// ♦
  case diamonds = "D"
  /// ♣
  case clubs = "C"
  /// ♥
  case hearts = "H"
}
