extension Fifteen {
  /// Whether moves lead from this board to the solved one; true of every board dealt here.
  public var isSolvable: Bool { Self.isSolvable(cells, columns: setup.columns) }

  /// Whether moves lead from `cells`, row by row with 0 for the gap, to the solved board.
  ///
  /// A sideways move keeps the order of the tiles as read. One up or down carries a tile past
  /// `columns - 1` others, so it changes whether the inversions are even exactly when the board is
  /// an even number of columns wide; then the gap's row has to make up for it.
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
