/// Positions of which a search found that so many moves do not suffice: a transposition table.
///
/// One entry a slot, the newest stays. An entry is a whole word: the mixed board less the bits that
/// the slot itself tells, and the number of moves. A bare pointer, since it is asked with every node:
/// whoever makes one has to give it back.
struct RefutedPositions {
  private static let bits: UInt64 = 22
  private static let mask: UInt64 = 1 << bits - 1
  private let slots: UnsafeMutablePointer<UInt64>

  /// Four million slots, 32 MB.
  init() {
    slots = .allocate(capacity: 1 << Int(Self.bits))
    slots.initialize(repeating: 0, count: 1 << Int(Self.bits))
  }

  /// Gives the memory back; nothing may be asked afterwards.
  func deallocate() { slots.deallocate() }

  /// Each step can be undone, so two boards never mix to the same word (SplitMix64's finalizer).
  private static func mixed(_ cells: UInt64) -> UInt64 {
    var z = (cells ^ (cells >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether a board is known not to be solved in so many moves.
  @inline(__always) func contains(_ cells: UInt64, within moves: Int) -> Bool {
    let mixed = Self.mixed(cells)
    let entry = slots[Int(mixed & Self.mask)]
    return entry & ~Self.mask == mixed & ~Self.mask && entry & Self.mask >= UInt64(moves)
  }

  /// Remembers that a board is not solved in so many moves.
  @inline(__always) func insert(_ cells: UInt64, within moves: Int) {
    let mixed = Self.mixed(cells)
    slots[Int(mixed & Self.mask)] = mixed & ~Self.mask | UInt64(moves)
  }
}
