/// Every hand of 21 points or fewer, aces as one, whatever the order of its cards, and what each
/// becomes by one card more.
///
/// There are 3 083 of them with the empty one, numbered with the smaller first. A number is an
/// index into the tables of the odds, which so need no dictionary.
struct HandGraph: Sendable {
  /// The best total: an ace counts 11 where that does not pass 21.
  private(set) var totals: [Int] = [0]
  /// Whether an ace counts 11.
  private(set) var isSoft: [Bool] = [false]
  private var children: [Int16] = []

  /// The hand without a card.
  static let empty = 0
  /// The only one; it never changes.
  static let shared = HandGraph()

  var count: Int { totals.count }

  /// The hand with one card more, or nil if that passes 21.
  func adding(_ value: Int, to hand: Int) -> Int? {
    let child = Int(children[hand * 10 + value - 1])
    return child < 0 ? nil : child
  }

  /// The hand of these values, or nil if they pass 21.
  func hand(of values: [Int]) -> Int? {
    var hand = Self.empty
    for value in values {
      guard let next = adding(value, to: hand) else { return nil }
      hand = next
    }
    return hand
  }

  /// Hand by hand, the ones of fewer cards first.
  ///
  /// A hand is made by its largest card. Any other card leads to where that card leads from the
  /// hand without the largest, with the largest added: both are made already.
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
