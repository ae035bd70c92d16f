/// How many cards there are of each value: 1 for aces, 2 to 9, and 10 for tens and court cards.
///
/// The odds know no suits and no faces.
public struct ValueCounts: Hashable, Sendable {
  private var counts: [Int]
  /// How many cards there are.
  public private(set) var total: Int

  /// Whole packs of 52.
  public init(decks: Int) {
    counts = Array(repeating: 4 * decks, count: 9) + [16 * decks]
    total = 52 * decks
  }

  /// How many cards of this value, 1 to 10, there are.
  public subscript(value: Int) -> Int { counts[value - 1] }

  /// Takes a card of this value out; false if there is none.
  public mutating func remove(_ value: Int) -> Bool {
    guard counts[value - 1] > 0 else { return false }
    counts[value - 1] -= 1
    total -= 1
    return true
  }

  /// Puts cards of this value in.
  public mutating func add(_ value: Int, _ count: Int = 1) {
    counts[value - 1] += count
    total += count
  }

  /// What the cards are worth together, aces as one.
  public var points: Int {
    var sum = 0
    for value in 1...10 { sum += value * self[value] }
    return sum
  }
}
