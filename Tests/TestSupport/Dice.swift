import Rules

/// The games' random generator for the standard library's functions: a seed reproduces a failing
/// case.
public nonisolated struct Dice: RandomNumberGenerator {
  private var generator: SeededGenerator
  /// The sequence of this seed.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The next 64 bits.
  public mutating func next() -> UInt64 { generator.next() }
  /// A random number in the range, both ends included.
  public mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
  /// A random whole number in the range, both ends included.
  public mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
}
