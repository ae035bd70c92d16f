/// How a board is taken away from solved: by moves, so that it can always be taken back.
public enum Scramble {
  /// The tiles moved, in order; moving them in reverse order solves the board.
  ///
  /// Exactly `setup.scramble` single tiles are moved into the gap. Each time any tile beside the
  /// gap may be the one, except that none is moved straight back. A walk that happens to end on
  /// the solved board is dropped and the next one drawn from the same generator.
  public static func walk(_ setup: Fifteen.Setup, seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    while true {
      let attempt = walkOnce(setup, using: &generator)
      if attempt.cells != Fifteen.solvedCells(setup) { return attempt.tiles }
    }
  }

  static func walkOnce(
    _ setup: Fifteen.Setup, using generator: inout SeededGenerator
  ) -> (tiles: [Int], cells: [Int]) {
    var cells = Fifteen.solvedCells(setup)
    var gap = cells.count - 1
    var cameFrom: Int?
    var tiles: [Int] = []
    tiles.reserveCapacity(setup.scramble)
    for _ in 0..<setup.scramble {
      let choices = neighbours(of: gap, in: setup).filter { $0 != cameFrom }
      let chosen = choices[generator.below(choices.count)]
      tiles.append(cells[chosen])
      cells.swapAt(gap, chosen)
      cameFrom = gap
      gap = chosen
    }
    return (tiles, cells)
  }

  // The order is part of every record: above, left, right, below.
  private static func neighbours(of cell: Int, in setup: Fifteen.Setup) -> [Int] {
    let (row, column) = cell.quotientAndRemainder(dividingBy: setup.columns)
    var found: [Int] = []
    if row > 0 { found.append(cell - setup.columns) }
    if column > 0 { found.append(cell - 1) }
    if column < setup.columns - 1 { found.append(cell + 1) }
    if row < setup.rows - 1 { found.append(cell + setup.columns) }
    return found
  }
}
