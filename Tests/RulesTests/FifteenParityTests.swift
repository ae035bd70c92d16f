import Rules
import Testing

struct FifteenParityTests {
  @Test func everyBoardDealtCanBeSolved() {
    for seed in UInt64(0)..<2000 {
      #expect(Fifteen(someSetup(seed), seed: seed).isSolvable, "seed \(seed)")
    }
  }

  @Test func swappingTwoTilesMakesABoardUnsolvable() {
    for seed in UInt64(0)..<2000 {
      let board = Fifteen(someSetup(seed), seed: seed)
      var cells = board.cells
      let tiles = cells.indices.filter { cells[$0] != 0 }
      cells.swapAt(tiles[0], tiles[tiles.count - 1])
      #expect(!Fifteen.isSolvable(cells, columns: board.setup.columns), "seed \(seed)")
    }
  }

  @Test(arguments: [(columns: 3, rows: 2), (columns: 2, rows: 3), (columns: 2, rows: 2)])
  func theParityRuleAgreesWithTryingEveryMoveFromTheSolvedBoard(columns: Int, rows: Int) {
    let count = columns * rows
    var reached: Set<[Int]> = [Array(1..<count) + [0]]
    var edge = Array(reached)
    while let cells = edge.popLast() {
      for next in neighbours(of: cells, columns: columns) where reached.insert(next).inserted {
        edge.append(next)
      }
    }
    for cells in permutations(of: Array(0..<count)) {
      #expect(Fifteen.isSolvable(cells, columns: columns) == reached.contains(cells))
    }
    #expect(reached.count == (1...count).reduce(1, *) / 2)
  }

  @Test func aBoardWithoutAGapCannotBeSolved() {
    #expect(!Fifteen.isSolvable([1, 2, 3, 4], columns: 2))
  }

  private func neighbours(of cells: [Int], columns: Int) -> [[Int]] {
    guard let gap = cells.firstIndex(of: 0) else { return [] }
    return cells.indices.filter { cell in
      let across = abs(cell % columns - gap % columns)
      return across + abs(cell / columns - gap / columns) == 1
    }.map { cell in
      var next = cells
      next.swapAt(cell, gap)
      return next
    }
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in
      permutations(of: items.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
