/// A pattern database: a lower bound for the moves of seven of the tiles, wherever they lie.
///
/// Only moves of these tiles are counted, so that the numbers of two databases without a common
/// tile may be added (Felner, Korf and Hanan, "Additive pattern database heuristics", 2004). Each
/// value is the number of pairs of moves beyond the Manhattan distance, in four bits. The goal
/// has the gap in the first cell and tile t in cell t.
struct PatternDatabase: Sendable {
  /// The size in bytes: two positions per byte.
  static let size = CellSets.count * PermutationTable.count / 2

  /// The seven tiles, in ascending order.
  let tiles: [Int]
  /// Two positions per byte, the even one in the low bits.
  ///
  /// Position = number of the order × 11 440 + number of the mask: every second move of a search
  /// is horizontal, and so stays within a few hundred bytes.
  let pairs: FixedTable<UInt8>

  /// The position of these tiles on a board, as mask and number of the order.
  func position(on cells: [Int]) -> (mask: UInt16, order: Int) {
    var mask: UInt16 = 0
    var order: [UInt8] = []
    for (cell, tile) in cells.enumerated() {
      guard let index = tiles.firstIndex(of: tile) else { continue }
      mask |= 1 << UInt16(cell)
      order.append(UInt8(index))
    }
    return (mask, PermutationTable.number(of: order))
  }

  /// The number of pairs of moves by which a position exceeds its Manhattan distance.
  func excess(mask: UInt16, order: Int) -> Int {
    let position = order * CellSets.count + Int(CellSets.shared.numbers.start[Int(mask)])
    return Int(pairs.start[position >> 1] >> UInt8((position & 1) * 4)) & 15
  }
}
