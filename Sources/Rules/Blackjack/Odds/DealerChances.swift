/// The probabilities of the dealer's final totals.
public struct DealerChances: Hashable, Sendable {
  /// The probabilities of 17, 18, 19, 20 and 21.
  public let totals: [Double]
  /// The probability of a bust.
  public let bust: Double

  /// The probability of this total, 17 to 21.
  public subscript(total: Int) -> Double { totals[total - 17] }
}
