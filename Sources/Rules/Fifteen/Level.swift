/// How far a board is from being solved, for players who choose by difficulty.
///
/// In records it is the word `easy`, `medium` or `hard`.
public enum Level: String, CaseIterable, Hashable, Codable, Sendable {
  /// At most five moves for every four cells: at most 20 on 4×4.
  case easy
  /// Farther than any easy board, and at most five moves for every two cells: 21 to 40 on 4×4.
  case medium
  /// Farther than any medium board and than most random boards: at least 43 on 4×4.
  case hard
}

extension Level {
  /// The fewest moves that solve a board of this level: every board is proved to need at least the
  /// first and at most the second number, nil for no limit.
  ///
  /// A hard board needs more moves than the tiles of a random board are away from their goals on
  /// average, by about one standard deviation.
  public func distances(_ shape: BoardShape) -> (least: Int, most: Int?) {
    let cells = shape.columns * shape.rows
    let (near, far) = (cells * 5 / 4, cells * 5 / 2)
    switch self {
    case .easy: return (near / 2, near)
    case .medium: return (near + 1, far)
    case .hard:
      // The mean distance of two numbers below n is (n² − 1) ÷ 3n, in each direction.
      func mean(_ side: Int) -> Double { Double(side * side - 1) / Double(3 * side) }
      let away = Double(cells - 1) * (mean(shape.columns) + mean(shape.rows))
      return (max(far + 1, Int(away + away.squareRoot())), nil)
    }
  }
}

extension Level {
  /// How many boards are drawn at most; only tiny boards, which can't be that far, need them all.
  private static let attempts = 400

  /// The starting board for a seed.
  ///
  /// Boards are drawn until one is proved to be in the level: a walk of that many moves bounds its
  /// distance from above, the sum of the tiles' distances from below. On a board of less than 3×3
  /// cells there may be none, and the farthest that was drawn is taken.
  func cells(_ setup: Fifteen.Setup, seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    let (least, most) = distances(setup.shape)
    let solved = Fifteen.solvedCells(setup)
    let grid = SlideGrid(columns: setup.columns, rows: setup.rows, goal: solved.map { UInt8($0) })
    var farthest = (bound: -1, cells: solved)
    for _ in 0..<Self.attempts {
      let cells =
        most.map { Scramble.tryRandomWalk(setup, $0, using: &generator).cells }
        ?? Scramble.anyCells(setup, using: &generator)
      let bound = grid.provedBound(cells.map { UInt8($0) }, wanted: least)
      if bound >= least { return cells }
      if bound > farthest.bound { farthest = (bound, cells) }
    }
    return farthest.cells
  }
}

extension SlideGrid {
  /// A number of moves that these cells are proved to need: `wanted` or more if that can be proved.
  ///
  /// On boards of at most nine cells the bound falls far short of the distance, so they are
  /// searched; larger boards would take too long.
  fileprivate func provedBound(_ cells: [UInt8], wanted: Int) -> Int {
    let bound = cells.withUnsafeBufferPointer { $0.baseAddress.map { self.bound($0) } ?? 0 }
    guard bound < wanted, bound > 0, cells.count <= 9 else { return bound }
    let search = GridSearch.run(self, cells, atMost: wanted - 1, budget: 20_000)
    return switch search.finding {
    case .path(let path): path.count
    case .atLeast(let moves): moves
    }
  }
}
