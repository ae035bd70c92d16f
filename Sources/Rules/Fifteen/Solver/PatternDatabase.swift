/// How many moves seven of the tiles need at least, wherever they lie: a pattern database.
///
/// Only moves of these tiles are counted, so that the numbers of two databases without a common tile
/// may be added (Felner, Korf and Hanan, "Additive pattern database heuristics", 2004). Kept is by how
/// many pairs of moves that exceeds their Manhattan distance, four bits each. The goal has the gap
/// in the first cell and tile t in cell t.
struct PatternDatabase: Sendable {
  /// How many bytes one takes: two positions each.
  static let size = CellSets.count * PermutationTable.count / 2

  /// The seven tiles, rising.
  let tiles: [Int]
  /// Two positions a byte, the even one low; position = number of the order × 11 440 + number of
  /// the mask: a search goes sideways in every second move, and so stays in a few hundred bytes.
  let pairs: FixedTable<UInt8>

  /// The position where these tiles lie on a board, as mask and number of the order.
  func position(on cells: [Int]) -> (mask: UInt16, order: Int) {
    var mask: UInt16 = 0
    var order: [UInt8] = []
    for (cell, tile) in cells.enumerated() {
      guard let index = tiles.firstIndex(of: tile) else { continue }
      mask |= 1 << UInt16(cell)
      order.append(UInt8(index))
    }
    let number = (0..<PermutationTable.count).first { number in
      order.indices.allSatisfy {
        PermutationTable.shared.tiles.start[number * 7 + $0] == order[$0]
      }
    }
    return (mask, number ?? 0)
  }

  /// By how many pairs of moves a position exceeds its Manhattan distance.
  func excess(mask: UInt16, order: Int) -> Int {
    let position = order * CellSets.count + Int(CellSets.shared.numbers.start[Int(mask)])
    return Int(pairs.start[position >> 1] >> UInt8((position & 1) * 4)) & 15
  }
}
