/// The 11 440 sets of seven of the sixteen cells, numbered; a set is a mask with one bit per
/// cell.
struct CellSets: Sendable {
  /// How many there are: 16! / (7! · 9!).
  static let count = 11_440
  /// The only instance; it never changes.
  static let shared = CellSets()

  /// The masks ordered by how many cells they have in each row, so that a horizontal move leads
  /// to a nearby number.
  let masks: [UInt16]
  /// The number of each mask, indexed by mask; 0 for masks without exactly seven cells.
  let numbers: FixedTable<UInt16>

  private init() {
    func rows(_ mask: UInt16) -> UInt16 {
      (0..<4).reduce(0) { $0 << 4 | UInt16((mask >> (UInt16($1) * 4) & 15).nonzeroBitCount) }
    }
    let sets = (0...UInt16.max).filter { $0.nonzeroBitCount == 7 }
    masks = sets.map { (rows: rows($0), mask: $0) }.sorted { $0 < $1 }.map(\.mask)
    var numbers = [UInt16](repeating: 0, count: 1 << 16)
    for (number, mask) in masks.enumerated() { numbers[Int(mask)] = UInt16(number) }
    self.numbers = FixedTable(numbers)
  }

  /// The cells beside each cell of a 4×4 board, as masks.
  static let beside: [UInt16] = (0..<16).map { cell in
    var mask: UInt16 = 0
    if cell >= 4 { mask |= 1 << UInt16(cell - 4) }
    if cell < 12 { mask |= 1 << UInt16(cell + 4) }
    if cell % 4 > 0 { mask |= 1 << UInt16(cell - 1) }
    if cell % 4 < 3 { mask |= 1 << UInt16(cell + 1) }
    return mask
  }

  /// The cells that can be reached from `cell` over cells that are not in `taken`.
  static func reach(from cell: Int, taken: UInt16) -> UInt16 {
    var found: UInt16 = 1 << UInt16(cell)
    var edge = found
    while edge != 0 {
      let next = beside[edge.trailingZeroBitCount] & ~taken & ~found
      edge = (edge & (edge - 1)) | next
      found |= next
    }
    return found
  }
}
