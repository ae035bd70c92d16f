/// The rules of a table.
public struct TableRules: Hashable, Sendable {
  /// The number of decks in the shoe.
  public var decks = 1
  /// How many cards each side is dealt first: one at the simple table, two in a casino.
  public var openingCards = 2
  /// Whether the dealer draws on a soft 17.
  public var hitsSoft17 = false
  /// Whether the dealer takes a hidden second card and looks at it before anyone plays.
  ///
  /// Otherwise a dealer's natural takes all of doubled and split bets.
  public var holeCard = true
  /// Whether ace and ten as the first two cards pay more than the bet and beat any other 21.
  public var naturals = true
  /// Whether a natural pays 6:5 instead of 3:2.
  public var paysSixToFive = false
  /// Whether a hand of two cards may double.
  public var doubling = true
  /// Whether a hand that was split may double.
  public var doublingAfterSplit = true
  /// The most hands that one may become by splitting; 1 means no splitting.
  ///
  /// Aces are split once, and each gets a single card.
  public var hands = 4
  /// Whether insurance is offered against an ace.
  public var insurance = true
  /// Whether half the bet can be surrendered after the dealer looked.
  public var lateSurrender = false

  /// A casino's single deck; change what differs.
  public init() {}

  /// What a natural wins, in bets.
  public var naturalPays: Double { paysSixToFive ? 1.2 : 1.5 }
}
