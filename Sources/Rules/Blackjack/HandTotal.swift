/// The total of several cards.
public struct HandTotal: Hashable, Sendable {
  /// The best total: one ace counts 11 if that doesn't exceed 21.
  public let value: Int
  /// Whether an ace counts 11.
  public let isSoft: Bool

  /// The total of these cards.
  public init(_ cards: [Card]) {
    let hard = cards.reduce(0) { $0 + $1.value }
    isSoft = hard <= 11 && cards.contains { $0.rank == 1 }
    value = isSoft ? hard + 10 : hard
  }

  /// Whether it exceeds 21.
  public var isBust: Bool { value > 21 }
}
