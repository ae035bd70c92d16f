import Testing

@testable import Rules

/// Every solvable board of 3×3 with the number of moves it needs.
///
/// A board is one number, with four bits for each cell: arrays are slow in debug builds.
private struct EveryBoard {
  /// By breadth-first search from the solved board, so the nearest come first.
  private(set) var boards: [(key: UInt64, distance: UInt8)]

  init() {
    let home = Self.key([1, 2, 3, 4, 5, 6, 7, 8, 0])
    boards = [(home, 0)]
    var seen: Set<UInt64> = [home]
    seen.reserveCapacity(181_440)
    let neighbours = (0..<9).map { gap in
      (0..<4).compactMap { SlideGrid.cell(going: $0, into: gap, columns: 3, rows: 3) }
    }
    var next = 0
    while next < boards.count {
      let (key, distance) = boards[next]
      next += 1
      var gap = 0
      while key >> UInt64(gap * 4) & 15 != 0 { gap += 1 }
      for cell in neighbours[gap] {
        let tile = key >> UInt64(cell * 4) & 15
        let after = key & ~(15 << UInt64(cell * 4)) | tile << UInt64(gap * 4)
        if seen.insert(after).inserted { boards.append((after, distance + 1)) }
      }
    }
  }

  static func key(_ cells: [UInt8]) -> UInt64 {
    cells.reversed().reduce(0) { $0 << 4 | UInt64($1) }
  }

  static func cells(_ key: UInt64) -> [UInt8] { (0..<9).map { UInt8(key >> ($0 * 4) & 15) } }
}

struct EveryThreeByThreeTests {
  /// The search is exact if the bound is never too high, so the bound is tested on all boards.
  ///
  /// The search is too slow for that in a debug build: it is tested on a sample and the farthest.
  @Test func theBoundNeverExceedsTheDistanceAndTheSolutionIsAsLongAsTheDistance() throws {
    let boards = EveryBoard().boards
    #expect(boards.count == 181_440)
    let grid = SlideGrid(columns: 3, rows: 3, goal: [1, 2, 3, 4, 5, 6, 7, 8, 0])
    var tooHigh = 0
    var odd = 0
    for (key, distance) in boards {
      let bound = EveryBoard.cells(key).withUnsafeBufferPointer {
        $0.baseAddress.map { grid.bound($0) } ?? 0
      }
      if bound > distance { tooHigh += 1 }
      // The depth grows by two: with the wrong parity it would skip the distance.
      if (Int(distance) - bound) % 2 != 0 { odd += 1 }
    }
    // With a wrong bound the search below could go on for ever.
    try #require(tooHigh == 0 && odd == 0)

    let farthest = boards.suffix { $0.distance == 31 }
    #expect(farthest.count == 2)
    var chance = SeededGenerator(seed: 47)
    let sample = (0..<2000).map { _ in boards[chance.below(boards.count)] }
    let solver = BoardSolver(tables: nil)
    for (key, distance) in sample + farthest {
      let cells = EveryBoard.cells(key).map { Int($0) }
      let solution = try #require(solver.solve(cells, columns: 3))
      #expect(solution.isOptimal && solution.path.count == Int(distance), "\(cells)")
    }
  }
}

extension Array {
  /// The longest suffix whose elements all satisfy a condition.
  fileprivate func suffix(_ isSo: (Element) -> Bool) -> ArraySlice<Element> {
    self[((lastIndex { !isSo($0) } ?? -1) + 1)...]
  }
}
