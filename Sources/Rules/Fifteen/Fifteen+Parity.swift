extension Fifteen {
  /// Whether the board can be solved; true for every board dealt here.
  public var isSolvable: Bool { Self.isSolvable(cells, columns: setup.columns) }

  /// Whether `cells`, row by row with 0 for the gap, can be solved.
  ///
  /// A horizontal move keeps the order of the tiles. A vertical move carries a tile past `columns
  /// - 1` others. So if the number of columns is even it changes the parity of the inversions,
  /// and the row of the gap must make up for it.
  public static func isSolvable(_ cells: [Int], columns: Int) -> Bool {
    guard let gap = cells.firstIndex(of: 0) else { return false }
    let tiles = cells.filter { $0 != 0 }
    var disorder = 0
    for (index, tile) in tiles.enumerated() {
      disorder += tiles[(index + 1)...].count { $0 < tile }
    }
    if columns.isMultiple(of: 2) { disorder += (cells.count - 1) / columns - gap / columns }
    return disorder.isMultiple(of: 2)
  }
}
