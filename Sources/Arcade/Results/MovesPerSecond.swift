import Languages

/// How fast somebody moved, in tenths of a move per second.
public nonisolated struct MovesPerSecond: Hashable, Sendable {
  /// Tenths, rounded.
  public let tenths: Int

  /// The speed of a game with so many moves; nil if it took no time.
  public init?(moves: Int, milliseconds: Int) {
    guard milliseconds > 0 else { return nil }
    tenths = Int((Double(moves) * 10_000 / Double(milliseconds)).rounded())
  }

  /// The number with one decimal: `1.5`.
  public var number: String { "\(tenths / 10)" + trc("decimal point", ".") + "\(tenths % 10)" }
  /// The number and the unit: `1.5 moves/s`.
  public var text: String { tr("{n} moves/s", ["n": number]) }
}
