/// What one table allows, as a value.
public struct TableRules: Hashable, Sendable {
  /// How many packs of 52 the shoe begins with.
  public var decks = 1
  /// How many cards each side is dealt first: one in the source's game, two in a casino.
  public var openingCards = 2
  /// Whether the dealer draws on a soft 17.
  public var hitsSoft17 = false
  /// Whether the dealer takes a hidden second card and looks at it before anybody plays.
  ///
  /// Without it a dealer's natural takes doubled and split bets whole.
  public var holeCard = true
  /// Whether ace and ten as the first two cards pay 3:2 and beat any other 21.
  public var naturals = true
  /// Whether a hand of two cards may double.
  public var doubling = true
  /// Whether a hand that was split may double.
  public var doublingAfterSplit = true
  /// How many hands one may become by splitting; one is no splitting.
  ///
  /// Aces are split once, and each gets a single card.
  public var hands = 4
  /// Whether insurance is offered against an ace.
  public var insurance = true
  /// Whether half the bet can be given up, after the dealer looked.
  public var lateSurrender = false

  /// A casino's single deck; change what differs.
  public init() {}
}
