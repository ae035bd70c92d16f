/// A board of any size for searching: the goal of each tile, and a lower bound for its distance.
///
/// The bound is the Manhattan distance plus, in each row and column, two moves for every tile
/// that must leave it to let others pass (linear conflict: Hansson, Mayer and Yung, 1992). The
/// fewest such tiles are all but the longest increasing run. Tiles go where `goal` has them,
/// which need not be the solved board.
struct SlideGrid {
  let columns, rows: Int
  /// Eight numbers each, for cells and for tiles.
  ///
  /// For each cell its column, its row and the cells whose tiles move up, down, left and right
  /// into it (255 for none); for each tile the column and the row of its goal.
  private let facts: FixedTable<UInt8>
  private let start: UnsafePointer<UInt8>

  init(columns: Int, rows: Int, goal: [UInt8]) {
    self.columns = columns
    self.rows = rows
    facts = FixedTable(count: goal.count * 8, of: 0) { facts in
      for (cell, tile) in goal.enumerated() {
        facts[cell * 8] = UInt8(cell % columns)
        facts[cell * 8 + 1] = UInt8(cell / columns)
        for direction in 0..<4 {
          let from = Self.cell(going: direction, into: cell, columns: columns, rows: rows)
          facts[cell * 8 + 2 + direction] = UInt8(from ?? 255)
        }
        facts[Int(tile) * 8 + 6] = UInt8(cell % columns)
        facts[Int(tile) * 8 + 7] = UInt8(cell / columns)
      }
    }
    start = facts.start
  }

  /// A lower bound for the moves from a cell to the tile's goal.
  func distance(_ tile: UInt8, at cell: Int) -> Int {
    let (cell, tile) = (start + cell &* 8, start + Int(tile) &* 8)
    return abs(Int(cell[0]) &- Int(tile[6])) &+ abs(Int(cell[1]) &- Int(tile[7]))
  }

  /// The cell of the tile that moves up, down, left or right (0 to 3) into the gap; nil if there
  /// is none.
  func cell(going direction: Int, into gap: Int) -> Int? {
    let cell = start[gap &* 8 &+ 2 &+ direction]
    return cell == 255 ? nil : Int(cell)
  }

  /// The same on a board of this size.
  static func cell(going direction: Int, into gap: Int, columns: Int, rows: Int) -> Int? {
    switch direction {
    case 0: gap / columns < rows - 1 ? gap + columns : nil
    case 1: gap >= columns ? gap - columns : nil
    case 2: gap % columns < columns - 1 ? gap + 1 : nil
    default: gap % columns > 0 ? gap - 1 : nil
    }
  }

  /// A lower bound for the moves that solve these cells.
  func bound(_ cells: UnsafePointer<UInt8>) -> Int {
    var bound = 0
    for cell in 0..<columns * rows where cells[cell] != 0 {
      bound += distance(cells[cell], at: cell)
    }
    return bound + conflicts(cells)
  }

  /// By how much the bound changes when the tile at `cell` moves into the gap; `cells` are as
  /// before.
  @inline(__always)
  func growth(_ cells: UnsafeMutablePointer<UInt8>, from cell: Int, to gap: Int) -> Int {
    distance(cells[cell], at: gap) &- distance(cells[cell], at: cell)
      &+ conflictGrowth(cells, from: cell, to: gap)
  }

  /// By how much the moves of tiles that let others pass change.
  ///
  /// A tile that stays in its row passes no other there, so only the column that it leaves or
  /// enters can differ, and only if its goal is in it; and vice versa.
  @inline(__always)
  func conflictGrowth(
    _ cells: UnsafeMutablePointer<UInt8>, from cell: Int, to gap: Int
  ) -> Int {
    let home = start + Int(cells[cell]) &* 8
    let (from, to) = (start + cell &* 8, start + gap &* 8)
    if from[1] == to[1] {
      guard home[6] == from[0] || home[6] == to[0] else { return 0 }
      return difference(cells, cell, gap) { columnConflict(cells, Int(home[6])) }
    }
    guard home[7] == from[1] || home[7] == to[1] else { return 0 }
    return difference(cells, cell, gap) { rowConflict(cells, Int(home[7])) }
  }

  @inline(__always)
  private func difference(
    _ cells: UnsafeMutablePointer<UInt8>, _ cell: Int, _ gap: Int, _ count: () -> Int
  ) -> Int {
    let before = count()
    (cells[gap], cells[cell]) = (cells[cell], 0)
    let after = count()
    (cells[cell], cells[gap]) = (cells[gap], 0)
    return after &- before
  }

  /// The moves of tiles that must leave their row or column to let others pass.
  func conflicts(_ cells: UnsafePointer<UInt8>) -> Int {
    (0..<rows).reduce(0) { $0 + rowConflict(cells, $1) }
      + (0..<columns).reduce(0) { $0 + columnConflict(cells, $1) }
  }

  private func rowConflict(_ cells: UnsafePointer<UInt8>, _ row: Int) -> Int {
    conflict(cells + row &* columns, step: 1, count: columns, line: UInt8(row), member: 7)
  }

  private func columnConflict(_ cells: UnsafePointer<UInt8>, _ column: Int) -> Int {
    conflict(cells + column, step: columns, count: rows, line: UInt8(column), member: 6)
  }

  /// Two moves for each tile of the line that is not in its longest increasing run.
  ///
  /// `member` is the index of the fact that says whether a tile belongs to the line, 13 minus it
  /// that of the place within it.
  ///
  /// `tails` contains the smallest place that ends a run of each length, four bits each.
  @inline(__always)
  private func conflict(
    _ cells: UnsafePointer<UInt8>, step: Int, count: Int, line: UInt8, member: Int
  ) -> Int {
    var tails: UInt64 = 0
    var (length, members, last) = (0, 0, 0)
    for index in 0..<count {
      let tile = Int(cells[index &* step])
      let facts = start + tile &* 8
      guard tile != 0, facts[member] == line else { continue }
      members &+= 1
      let place = Int(facts[13 &- member])
      // Nearly always the run just continues.
      if length == 0 || place > last {
        last = place
        tails |= UInt64(place) << UInt64(length &* 4)
        length &+= 1
        continue
      }
      var at = 0
      while Int(tails >> UInt64(at &* 4) & 15) < place { at &+= 1 }
      tails = tails & ~(15 << UInt64(at &* 4)) | UInt64(place) << UInt64(at &* 4)
      last = Int(tails >> UInt64((length &- 1) &* 4) & 15)
    }
    return 2 &* (members &- length)
  }
}
