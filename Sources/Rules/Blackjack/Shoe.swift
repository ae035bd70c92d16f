/// The cards that are left, and the chance by which they come.
///
/// Each card left is drawn with the same chance, which is a shuffled shoe without an order that
/// anybody could know beforehand. So a shoe can go on with exactly the cards that another one, or a
/// server, had not yet dealt.
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

  /// Takes out a card that came from elsewhere; false if it cannot have come from here.
  public mutating func take(_ card: Card) -> Bool { cards.remove(card) }
}
