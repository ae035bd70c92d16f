/// All ways in which the dealer can reach 17 to 21 from one card, distinguished by the cards
/// drawn but not by their order.
///
/// A node is a multiset of drawn cards, in a trie by their sorted values; it stores in how many
/// orders the dealer can end there. Drawing it in one order has the probability n₁·(n₁−1)…·n₂… ⁄
/// N·(N−1)…, so a single pass over the nodes in preorder, with one multiplication per node, gives
/// the exact probabilities for any shoe. A natural is left out: the caller knows its probability,
/// and whether the dealer looked for it.
struct DealerTree: Sendable {
  private struct Node {
    /// The number of orders that end here.
    var orders = 0.0
    /// Where the pass continues if this multiset can't be drawn.
    var next = 0
    /// The index of the factor by which it multiplies its parent.
    var slot: UInt8 = 0
    /// The number of drawn cards.
    var depth: UInt8 = 0
    /// The total on which it ends, from 17; 0 if no order ends here.
    var target: UInt8 = 0
  }

  private var nodes: [Node] = []

  /// A tree for each card the dealer shows, 1 to 10; the first is for none.
  static func trees(hitsSoft17: Bool) -> [DealerTree] { hitsSoft17 ? hitting : standing }

  private static let standing = (0...10).map { DealerTree(up: $0, hitsSoft17: false) }
  private static let hitting = (0...10).map { DealerTree(up: $0, hitsSoft17: true) }

  /// The most cards a dealer can draw, all aces, and one for the root.
  private static let depths = 20
  /// Where the factors of each value begin: there are as many as a hand can contain cards of it.
  private static let firstSlots = [0, 20, 31, 38, 44, 49, 53, 57, 60, 63]
  private static let slots = 66

  init(up: Int, hitsSoft17: Bool) {
    guard up > 0 else { return }
    var builder = Builder(hitsSoft17: hitsSoft17)
    builder.draw(after: up, hard: up, hasAce: up == 1, isFirst: true)
    nodes = Self.flatten(builder)
  }

  /// The probabilities of 17 to 21 without a natural, with these cards (by values 1 to 10) left.
  func totals(counts: [Int], left: Int) -> DealerTotals {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.slots + 2 * Self.depths + 6) {
      let factors = $0.baseAddress!
      let products = factors + Self.slots
      let inverses = products + Self.depths
      let ends = inverses + Self.depths
      for value in 0..<10 {
        let last = value == 9 ? Self.slots : Self.firstSlots[value + 1]
        for slot in Self.firstSlots[value]..<last {
          factors[slot] = Double(max(0, counts[value] - (slot - Self.firstSlots[value])))
        }
      }
      products[0] = 1
      inverses[0] = 1
      for depth in 1..<Self.depths {
        inverses[depth] = depth > left ? 0 : inverses[depth - 1] / Double(left - depth + 1)
      }
      for end in 0..<6 { ends[end] = 0 }
      pass(factors, products, inverses, ends)
      return DealerTotals(
        seventeen: ends[1], eighteen: ends[2], nineteen: ends[3], twenty: ends[4],
        twentyOne: ends[5])
    }
  }

  private func pass(
    _ factors: UnsafeMutablePointer<Double>, _ products: UnsafeMutablePointer<Double>,
    _ inverses: UnsafeMutablePointer<Double>, _ ends: UnsafeMutablePointer<Double>
  ) {
    nodes.withUnsafeBufferPointer { nodes in
      var index = 0
      while index < nodes.count {
        let node = nodes[index]
        let depth = Int(node.depth)
        let product = products[depth - 1] * factors[Int(node.slot)]
        if product == 0 {
          index = node.next
        } else {
          products[depth] = product
          ends[Int(node.target)] += product * node.orders * inverses[depth]
          index += 1
        }
      }
    }
  }

  private static func flatten(_ builder: Builder) -> [Node] {
    var nodes: [Node] = []
    func visit(_ index: Int, depth: Int, last: Int, repeats: Int) {
      for value in (1...10).reversed() where builder.children[index][value] > 0 {
        let child = builder.children[index][value]
        let repeats = value == last ? repeats + 1 : 0
        let place = nodes.count
        let target = builder.orders[child] == 0 ? 0 : UInt8(builder.totals[child] - 16)
        nodes.append(
          Node(
            orders: builder.orders[child], slot: UInt8(firstSlots[value - 1] + repeats),
            depth: UInt8(depth), target: target))
        visit(child, depth: depth + 1, last: value, repeats: repeats)
        nodes[place].next = nodes.count
      }
    }
    visit(0, depth: 1, last: 0, repeats: 0)
    return nodes
  }
}

extension DealerTree {
  /// Enumerates all orders of drawing.
  private struct Builder {
    let hitsSoft17: Bool
    /// For each node its children by value; 0 means none, since the root is no child.
    var children = [Array(repeating: 0, count: 11)]
    var orders = [0.0]
    var totals = [0]
    private var drawn = Array(repeating: 0, count: 11)

    init(hitsSoft17: Bool) { self.hitsSoft17 = hitsSoft17 }

    mutating func draw(after up: Int, hard: Int, hasAce: Bool, isFirst: Bool) {
      for value in 1...10 where hard + value <= 21 {
        if isFirst, up + value == 11, up == 1 || value == 1 { continue }
        let (hard, hasAce) = (hard + value, hasAce || value == 1)
        let isSoft = hasAce && hard <= 11
        let total = isSoft ? hard + 10 : hard
        drawn[value] += 1
        if total < 17 || (hitsSoft17 && isSoft && total == 17) {
          draw(after: up, hard: hard, hasAce: hasAce, isFirst: false)
        } else {
          note(total)
        }
        drawn[value] -= 1
      }
    }

    private mutating func note(_ total: Int) {
      var node = 0
      for value in (1...10).reversed() {
        for _ in 0..<drawn[value] {
          if children[node][value] == 0 {
            children[node][value] = children.count
            children.append(Array(repeating: 0, count: 11))
            orders.append(0)
            totals.append(0)
          }
          node = children[node][value]
        }
      }
      orders[node] += 1
      totals[node] = total
    }
  }
}
