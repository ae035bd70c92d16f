/// Positions that were visited, each as 64 mixed bits.
///
/// Two of a billion may be mistaken for each other, which costs a search one position.
struct SeenPositions {
  private var slots: [UInt64]
  private let mask: Int
  private let marks: [UInt64]
  private let size: Int

  /// Room for about `capacity` positions of `size` cells; the oldest are forgotten first.
  init(size: Int, capacity: Int) {
    var slotCount = 1024
    while slotCount < capacity && slotCount < 1 << 22 { slotCount *= 2 }
    slots = [UInt64](repeating: 0, count: slotCount)
    mask = slotCount - 1
    self.size = size
    var generator = SeededGenerator(seed: 15)
    marks = (0..<size * size).map { _ in generator.next() }
  }

  /// The mixed bits of a position.
  func key(_ cells: UnsafePointer<UInt8>) -> UInt64 {
    (0..<size).reduce(1) { key, cell in
      cells[cell] == 0 ? key : key ^ marks[cell * size + Int(cells[cell])]
    }
  }

  /// What they become when a tile moves.
  @inline(__always)
  func key(_ key: UInt64, moving tile: UInt8, from cell: Int, to gap: Int) -> UInt64 {
    key ^ marks[cell &* size &+ Int(tile)] ^ marks[gap &* size &+ Int(tile)]
  }

  /// Stores a position; false if it was there already.
  ///
  /// When there is no more room, another one is replaced.
  mutating func insert(_ key: UInt64) -> Bool {
    let first = Int(truncatingIfNeeded: key)
    for probe in 0..<8 {
      let slot = (first &+ probe) & mask
      if slots[slot] == key { return false }
      if slots[slot] == 0 {
        slots[slot] = key
        return true
      }
    }
    slots[(first &+ Int(truncatingIfNeeded: key >> 61)) & mask] = key
    return true
  }
}
