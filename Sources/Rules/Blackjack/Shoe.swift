/// The cards that are left, and the generator that draws them.
///
/// Each remaining card is equally likely to be drawn, which equals a shuffled shoe whose order
/// nobody could know beforehand. So a shoe can continue with exactly the cards that another one,
/// or a server, has not yet dealt.
public struct Shoe: Hashable, Encodable, Sendable {
  /// The cards left.
  public private(set) var cards: CardCounts
  private var generator: SeededGenerator

  /// A shoe of these cards.
  public init(_ cards: CardCounts, seed: UInt64) {
    self.cards = cards
    generator = SeededGenerator(seed: seed)
  }

  /// The next card, or nil when none is left.
  public mutating func draw() -> Card? {
    guard cards.total > 0 else { return nil }
    let card = cards.card(at: generator.below(cards.total))
    return take(card) ? card : nil
  }

  /// Removes a card that came from elsewhere; false if it can't be from this shoe.
  public mutating func take(_ card: Card) -> Bool { cards.remove(card) }
}
