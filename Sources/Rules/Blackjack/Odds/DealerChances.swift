/// How likely the dealer is to end on each total.
public struct DealerChances: Hashable, Sendable {
  /// The chances of 17, 18, 19, 20 and 21.
  public let totals: [Double]
  /// The chance of passing 21.
  public let bust: Double

  /// The chance of this total, 17 to 21.
  public subscript(total: Int) -> Double { totals[total - 17] }
}
