/// Positions that were visited, each as 64 mixed bits.
///
/// Two of a billion may be mistaken for each other, which costs a search one position.
struct SeenPositions {
  private var slots: [UInt64]
  private let mask: Int
  private let marks: [UInt64]
  private let size: Int

  /// Room for about `capacity` positions of `size` cells.
  init(size: Int, capacity: Int) {
    var slotCount = 1024
    while slotCount < capacity * 4 && slotCount < 1 << 22 { slotCount *= 2 }
    slots = [UInt64](repeating: 0, count: slotCount)
    mask = slotCount - 1
    self.size = size
    var generator = SeededGenerator(seed: 15)
    marks = (0..<size * size).map { _ in generator.next() }
  }

  /// Stores a position; false if it was there already.
  ///
  /// When there is no more room, the oldest in a slot is replaced.
  mutating func insert(_ cells: UnsafePointer<UInt8>) -> Bool {
    var key: UInt64 = 1
    for cell in 0..<size { key ^= marks[cell * size + Int(cells[cell])] }
    let home = Int(truncatingIfNeeded: key)
    for probe in 0..<8 {
      let slot = (home &+ probe) & mask
      if slots[slot] == key { return false }
      if slots[slot] == 0 {
        slots[slot] = key
        return true
      }
    }
    slots[home & mask] = key
    return true
  }
}
