/// One of the player's hands.
public struct BlackjackHand: Hashable, Encodable, Sendable {
  /// In the order they were dealt.
  public internal(set) var cards: [Card] = []
  /// Whether the bet was doubled.
  public internal(set) var isDoubled = false
  /// Whether it came of a split, so that ace and ten are no natural.
  public internal(set) var isSplit = false
  /// Whether half the bet was given up.
  public internal(set) var isSurrendered = false
  /// Whether nothing more is decided about it.
  public internal(set) var isDone = false
  /// Whether a card is owed to it.
  var awaitsCard = false

  /// What it counts.
  public var total: HandTotal { HandTotal(cards) }
  /// Whether its two cards could be split.
  var isPair: Bool { cards.count == 2 && cards[0].value == cards[1].value }
  /// How many bets lie on it.
  public var bets: Int { isDoubled ? 2 : 1 }
}
