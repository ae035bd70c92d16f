/// Every hand of at most 21 points, aces as one, regardless of the order of its cards, and the
/// hand that each becomes with another card.
///
/// There are 3083 including the empty one, numbered from the smallest. The numbers are indices
/// into the tables of the odds, which therefore need no dictionary.
struct HandGraph: Sendable {
  /// The best total: an ace counts 11 where that does not pass 21.
  private(set) var totals: [Int] = [0]
  /// Whether an ace counts 11.
  private(set) var isSoft: [Bool] = [false]
  private var children: [Int16] = []

  /// The hand without a card.
  static let empty = 0
  /// The only instance; it never changes.
  static let shared = HandGraph()

  var count: Int { totals.count }

  /// The hand with another card, or nil if it exceeds 21.
  func adding(_ value: Int, to hand: Int) -> Int? {
    let child = Int(children[hand * 10 + value - 1])
    return child < 0 ? nil : child
  }

  /// The hand with these values, or nil if it exceeds 21.
  func hand(of values: [Int]) -> Int? {
    var hand = Self.empty
    for value in values {
      guard let next = adding(value, to: hand) else { return nil }
      hand = next
    }
    return hand
  }

  /// Builds the hands in order of their number of cards.
  ///
  /// A hand is created by its largest card. Adding any other card leads to the hand that this
  /// card gives without the largest, plus the largest: both exist already.
  private init() {
    var hard = [0]
    var parents = [0]
    var largest = [1]
    var hand = 0
    while hand < hard.count {
      for value in 1...10 {
        if hard[hand] + value > 21 {
          children.append(-1)
        } else if value >= largest[hand] {
          children.append(Int16(hard.count))
          hard.append(hard[hand] + value)
          parents.append(hand)
          largest.append(value)
        } else {
          let sibling = Int(children[parents[hand] * 10 + value - 1])
          children.append(children[sibling * 10 + largest[hand] - 1])
        }
      }
      hand += 1
    }
    for hand in 1..<hard.count {
      var node = hand
      while parents[node] != 0 { node = parents[node] }
      let soft = largest[node] == 1 && hard[hand] <= 11
      isSoft.append(soft)
      totals.append(soft ? hard[hand] + 10 : hard[hand])
    }
  }
}
