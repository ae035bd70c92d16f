/// How a round ends.
extension Blackjack {
  /// How one hand ended.
  public enum HandResult: String, Hashable, Encodable, Sendable {
    /// Ace and ten at once; pays 3:2 or 6:5.
    case natural
    /// Above the dealer.
    case won
    /// Equal to the dealer.
    case drawn
    /// Below the dealer.
    case lost
    /// More than 21.
    case bust
    /// Surrendered.
    case surrendered
  }

  /// The result of a hand; nil until the round ends.
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

  /// What a hand won, in half chips; negative if it lost.
  ///
  /// 6:5 is rounded down to half a chip.
  public func winnings(of hand: BlackjackHand) -> Int {
    let bet = 2 * setup.stake * hand.bets
    return switch result(of: hand) {
    case .natural: rules.paysSixToFive ? 12 * setup.stake / 5 : 3 * setup.stake
    case .won: bet
    case .lost, .bust: -bet
    // If the dealer could not look, a natural also takes what was not surrendered.
    case .surrendered: dealerHasNatural ? -bet : -setup.stake
    case .drawn, nil: 0
    }
  }

  /// What insurance won, in half chips.
  public var insuranceWinnings: Int {
    guard isInsured, phase == .over else { return 0 }
    return dealerHasNatural ? 2 * setup.stake : -setup.stake
  }

  /// What the round won, in half chips; negative if it lost, 0 until it ends.
  public var winnings: Int { hands.reduce(insuranceWinnings) { $0 + winnings(of: $1) } }

  /// Won if the player has more than before.
  public var outcome: Outcome? {
    guard phase == .over else { return nil }
    return winnings > 0 ? .won : winnings < 0 ? .lost : .drawn
  }
}
