/// SplitMix64: the same seed gives the same game on every machine and in every release.
///
/// Never change it: records name their seed. It is no `RandomNumberGenerator` on purpose, so that
/// the standard library's `shuffled(using:)` and `random(in:using:)` cannot be called with it: how
/// many words those draw, and in which order, may change between versions of Swift, and with them
/// every saved game. Use `below(_:)` and `shuffle(_:)`, which are our own.
public struct SeededGenerator: Hashable, Codable, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to `seed`; every seed is as good as any other.
  public init(seed: UInt64) { state = seed }

  /// The next word of the sequence, all 64 bits of it equally likely to be set.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  /// A number from 0 up to but not including `bound`, each equally likely.
  ///
  /// `bound` must be at least 1. Usually one word is drawn; more only where the 2⁶⁴ words do not
  /// divide evenly, because the few left over would favour the small numbers.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "There is no number below \(bound) to draw.")
    let range = UInt64(bound)
    let leftOver = (0 &- range) % range
    var word = next()
    while word < leftOver { word = next() }
    return Int(word % range)
  }

  /// Puts the items into an order of which each is equally likely (Fisher and Yates).
  public mutating func shuffle<Item>(_ items: inout [Item]) {
    for last in items.indices.dropFirst().reversed() {
      items.swapAt(last, below(last + 1))
    }
  }
}
