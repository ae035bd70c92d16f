/// How a round ends.
extension Blackjack {
  /// How one hand ended.
  public enum HandResult: String, Hashable, Encodable, Sendable {
    /// Ace and ten at once; pays 3:2.
    case natural
    /// Above the dealer.
    case won
    /// Equal to the dealer.
    case drawn
    /// Below the dealer.
    case lost
    /// Passed 21.
    case bust
    /// Given up.
    case surrendered
  }

  /// How a hand ended; nil while the round goes on.
  public func result(of hand: BlackjackHand) -> HandResult? {
    guard phase == .over else { return nil }
    if hand.isSurrendered { return .surrendered }
    if hand.total.isBust { return .bust }
    let isNatural = hasNatural(hand)
    if dealerHasNatural { return isNatural ? .drawn : .lost }
    if isNatural { return .natural }
    let total = HandTotal(dealer)
    if total.isBust || total.value < hand.total.value { return .won }
    return total.value == hand.total.value ? .drawn : .lost
  }

  /// What a hand won, in half chips; below zero if it lost.
  public func winnings(of hand: BlackjackHand) -> Int {
    let bet = 2 * setup.stake * hand.bets
    return switch result(of: hand) {
    case .natural: 3 * setup.stake
    case .won: bet
    case .lost, .bust: -bet
    // Where the dealer could not look, a natural takes what was not given up too.
    case .surrendered: dealerHasNatural ? -bet : -setup.stake
    case .drawn, nil: 0
    }
  }

  /// What insurance won, in half chips.
  public var insuranceWinnings: Int {
    guard isInsured, phase == .over else { return 0 }
    return dealerHasNatural ? 2 * setup.stake : -setup.stake
  }

  /// What the round won, in half chips; below zero if it lost, 0 while it goes on.
  public var winnings: Int { hands.reduce(insuranceWinnings) { $0 + winnings(of: $1) } }

  /// Won if the player is richer than before.
  public var outcome: Outcome? {
    guard phase == .over else { return nil }
    return winnings > 0 ? .won : winnings < 0 ? .lost : .drawn
  }
}
