/// A transposition table: positions that a search could not solve within a number of moves.
///
/// There is one entry per slot; the newest replaces the one before. An entry is a word: the mixed
/// board without the bits that the slot implies, and the number of moves. It uses a raw pointer
/// for speed, since it is read at every node; call `deallocate` at the end.
struct RefutedPositions {
  private static let bits: UInt64 = 22
  private static let mask: UInt64 = 1 << bits - 1
  private let slots: UnsafeMutablePointer<UInt64>

  /// Four million slots, 32 MB.
  init() {
    slots = .allocate(capacity: 1 << Int(Self.bits))
    slots.initialize(repeating: 0, count: 1 << Int(Self.bits))
  }

  /// Frees the memory; the table must not be used afterwards.
  func deallocate() { slots.deallocate() }

  /// Every step is invertible, so two boards never mix to the same word (SplitMix64's finalizer).
  private static func mixed(_ cells: UInt64) -> UInt64 {
    var z = (cells ^ (cells >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether a board is known not to be solvable in this many moves.
  @inline(__always) func contains(_ cells: UInt64, within moves: Int) -> Bool {
    let mixed = Self.mixed(cells)
    let entry = slots[Int(mixed & Self.mask)]
    return entry & ~Self.mask == mixed & ~Self.mask && entry & Self.mask >= UInt64(moves)
  }

  /// Stores that a board can't be solved in this many moves.
  @inline(__always) func insert(_ cells: UInt64, within moves: Int) {
    let mixed = Self.mixed(cells)
    slots[Int(mixed & Self.mask)] = mixed & ~Self.mask | UInt64(moves)
  }
}
