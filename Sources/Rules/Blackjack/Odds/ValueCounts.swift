/// The number of cards of each value: 1 for aces, 2 to 9, and 10 for tens and court cards.
///
/// The odds ignore suits and faces.
public struct ValueCounts: Hashable, Sendable {
  private var counts: [Int]
  /// How many cards there are.
  public private(set) var total: Int

  /// Whole decks of 52 cards.
  public init(decks: Int) {
    counts = Array(repeating: 4 * decks, count: 9) + [16 * decks]
    total = 52 * decks
  }

  /// The number of cards of this value, 1 to 10.
  public subscript(value: Int) -> Int { counts[value - 1] }

  /// Removes a card of this value; false if there is none.
  public mutating func remove(_ value: Int) -> Bool {
    guard counts[value - 1] > 0 else { return false }
    counts[value - 1] -= 1
    total -= 1
    return true
  }

  /// Adds cards of this value.
  public mutating func add(_ value: Int, _ count: Int = 1) {
    counts[value - 1] += count
    total += count
  }

  /// The sum of the values, aces as one.
  public var points: Int {
    var sum = 0
    for value in 1...10 { sum += value * self[value] }
    return sum
  }
}
