/// What the player can decide at a blackjack table.
public enum Play: String, CaseIterable, Hashable, Codable, Sendable {
  /// Take no more cards.
  case stand
  /// Take one more card.
  case hit
  /// Double the bet for exactly one card more.
  case double
  /// Split a pair into two hands, each with a bet.
  case split
  /// Surrender: lose half the bet.
  case surrender
  /// Bet half as much on the dealer having a natural.
  case insure
  /// Decline insurance.
  case decline
}
