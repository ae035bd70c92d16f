/// What the player can decide at a blackjack table.
public enum Play: String, CaseIterable, Hashable, Codable, Sendable {
  /// Take no more cards.
  case stand
  /// Take one more card.
  case hit
  /// Double the bet for exactly one card more.
  case double
  /// Make two hands of a pair, each with a bet.
  case split
  /// Give up half the bet.
  case surrender
  /// Bet half as much again that the dealer has a natural.
  case insure
  /// Do without insurance.
  case decline
}
