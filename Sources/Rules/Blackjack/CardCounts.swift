/// The number of each card, in no order; encoded as 52 numbers.
public struct CardCounts: Hashable, Sendable {
  private var counts: [Int]
  /// How many cards there are.
  public private(set) var total: Int

  /// Whole decks.
  public init(decks: Int) {
    counts = Array(repeating: decks, count: Card.pack.count)
    total = decks * Card.pack.count
  }

  /// These cards.
  public init(_ cards: [Card] = []) {
    self.init(decks: 0)
    for card in cards { add(card) }
  }

  /// How many of this card there are.
  public subscript(card: Card) -> Int { counts[card.place] }

  /// Puts a card in.
  public mutating func add(_ card: Card) {
    counts[card.place] += 1
    total += 1
  }

  /// Removes a card; false if there is none.
  public mutating func remove(_ card: Card) -> Bool {
    guard counts[card.place] > 0 else { return false }
    counts[card.place] -= 1
    total -= 1
    return true
  }

  /// Removes all these cards; false, and nothing is removed, if one is missing.
  public mutating func remove(_ others: CardCounts) -> Bool {
    guard zip(counts, others.counts).allSatisfy({ $0 >= $1 }) else { return false }
    for place in counts.indices { counts[place] -= others.counts[place] }
    total -= others.total
    return true
  }

  /// The card at this index, counted from 0 over all cards.
  func card(at index: Int) -> Card {
    var index = index
    for (place, count) in counts.enumerated() {
      if index < count { return Card.pack[place] }
      index -= count
    }
    preconditionFailure("There are not that many cards.")
  }

  /// The same cards by value.
  public var values: ValueCounts {
    var values = ValueCounts(decks: 0)
    for (place, count) in counts.enumerated() { values.add(Card.pack[place].value, count) }
    return values
  }

  /// The sum of the values, aces as one.
  public var points: Int { values.points }
}

extension CardCounts: Codable {
  /// Reads 52 numbers, none of them below zero.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    counts = try container.decode([Int].self)
    guard counts.count == Card.pack.count, counts.allSatisfy({ (0...100).contains($0) }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "Cards are counted by 52 numbers from 0 to 100.")
    }
    total = counts.reduce(0, +)
  }

  /// Writes 52 numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(counts)
  }
}
