/// One of the player's hands.
public struct BlackjackHand: Hashable, Encodable, Sendable {
  /// The cards in the order in which they were dealt.
  public internal(set) var cards: [Card] = []
  /// Whether the bet was doubled.
  public internal(set) var isDoubled = false
  /// Whether it came from a split, so that ace and ten are no natural.
  public internal(set) var isSplit = false
  /// Whether it was surrendered.
  public internal(set) var isSurrendered = false
  /// Whether no decision is left for it.
  public internal(set) var isDone = false
  /// Whether it must be dealt another card.
  var awaitsCard = false

  /// The total of its cards.
  public var total: HandTotal { HandTotal(cards) }
  /// Whether its two cards could be split.
  var isPair: Bool { cards.count == 2 && cards[0].value == cards[1].value }
  /// The number of bets on it.
  public var bets: Int { isDoubled ? 2 : 1 }
}
