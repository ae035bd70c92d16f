import Testing

@testable import Rules

/// The solvers without tables; the end-to-end tests run those of 4×4 with the release build.
struct SolverTests {
  private func board(_ columns: Int, _ rows: Int, seed: UInt64) -> Fifteen {
    Fifteen(.init(columns: columns, rows: rows, scramble: .any), seed: seed)
  }

  /// The board after a path, played move by move with the game's rules.
  private func after(_ path: [Direction], from board: Fifteen) throws -> Fifteen {
    try path.reduce(board) { board, way in
      try board.applying(try #require(board.move(pushing: way)))
    }
  }

  @Test(arguments: [(2, 2), (3, 3), (2, 5), (5, 3), (4, 4), (4, 6), (5, 5), (2, 10), (10, 10)])
  func everyPathSolvesItsBoardAndIsNoShorterThanTheBound(columns: Int, rows: Int) throws {
    let solver = BoardSolver(tables: nil, effort: 1500)
    for seed in 0..<3 as Range<UInt64> {
      let board = board(columns, rows, seed: seed)
      let solution = try #require(solver.solve(board.cells, columns: columns))
      #expect(try after(solution.path, from: board).outcome == .won)
      #expect(solution.lowerBound <= solution.path.count)
      #expect(solution.isOptimal == (solution.lowerBound == solution.path.count))
      let gap = board.gap
      let apart = columns - 1 - gap.column + rows - 1 - gap.row
      #expect((solution.path.count - apart).isMultiple(of: 2))
    }
  }

  /// For 3×3 see `EveryThreeByThreeTests`; `Benchmarks` solves all 181 440 boards in the release build.
  @Test func onThreeByTwoEverySolutionIsAShortestOne() throws {
    let distances = Self.distances(columns: 3, rows: 2)
    #expect(distances.count == 360)
    let solver = BoardSolver(tables: nil)
    for (cells, distance) in distances {
      let solution = try #require(solver.solve(cells, columns: 3))
      #expect(solution.isOptimal)
      #expect(solution.path.count == distance)
    }
  }

  @Test func aSolvedBoardNeedsNoMove() throws {
    let solution = try #require(
      BoardSolver(tables: nil).solve([1, 2, 3, 4, 5, 6, 7, 8, 0], columns: 3))
    #expect(solution.path.isEmpty && solution.isOptimal && solution.lowerBound == 0)
  }

  @Test func aBoardThatCannotBeSolvedIsRefused() {
    #expect(BoardSolver(tables: nil).solve([2, 1, 3, 4, 5, 6, 7, 8, 0], columns: 3) == nil)
  }

  @Test(arguments: [(2, 2), (2, 7), (7, 2), (3, 3), (6, 4), (10, 10)])
  func solvingRowByRowAlwaysFindsAPath(columns: Int, rows: Int) throws {
    for seed in 0..<4 as Range<UInt64> {
      let board = board(columns, rows, seed: seed)
      var (cells, ways) = (board.cells.map(UInt8.init), [UInt8]())
      while cells != (1..<UInt8(cells.count)) + [0] {
        let step = RowByRow.step(columns: columns, rows: rows, cells: cells)
        #expect(!step.path.isEmpty)
        (cells, ways) = (step.cells, ways + step.path)
      }
      let path = ways.map { [Direction.up, .down, .left, .right][Int($0)] }
      #expect(try after(path, from: board).outcome == .won)
    }
  }

  @Test func aBeamSearchLeavesFixedTilesInPlaceAndReturnsTheBestPositionItFound() throws {
    let board = board(4, 5, seed: 2)
    let grid = SlideGrid(columns: 4, rows: 5, goal: (1..<20) + [0])
    var step = RowByRow.step(columns: 4, rows: 5, cells: board.cells.map(UInt8.init))
    while !step.isFixed[3] { step = RowByRow.step(columns: 4, rows: 5, cells: step.cells) }
    let found = BeamSearch.run(
      grid, step.cells, isFixed: step.isFixed, width: 200, patience: 40)
    #expect(found.cells == (1..<20) + [0])
    var cells = step.cells
    for way in found.path {
      let gap = try #require(cells.firstIndex(of: 0))
      cells.swapAt(gap, try #require(grid.cell(going: Int(way), into: gap)))
      #expect(Array(cells[..<4]) == [1, 2, 3, 4])
    }
    #expect(cells == found.cells)
  }

  @Test func aPathOnFiveByFiveIsWithinAQuarterOfTheBound() throws {
    let solutions = try (0..<3).map { seed in
      try #require(BoardSolver(tables: nil).solve(board(5, 5, seed: seed).cells, columns: 5))
    }
    let moves = solutions.reduce(0) { $0 + $1.path.count }
    #expect(moves * 4 <= solutions.reduce(0) { $0 + $1.lowerBound } * 5, "\(moves)")
    #expect(solutions.allSatisfy { !$0.isOptimal })
  }

  @Test func everyOrderHasItsNumberAndWhatItBecomesWhenATilePassesOthers() {
    let table = PermutationTable.shared
    func order(_ number: Int) -> [UInt8] { (0..<7).map { table.tiles.start[number * 7 + $0] } }
    for number in 0..<PermutationTable.count {
      let tiles = order(number)
      #expect(PermutationTable.number(of: tiles) == number)
      for place in 0..<7 {
        for steps in -3...3 where (0..<7).contains(place + steps) {
          var after = tiles
          after.insert(after.remove(at: place), at: place + steps)
          let moved = table.moved.start[(place * 7 + steps + 3) * PermutationTable.count + number]
          if order(Int(moved)) != after { Issue.record("\(tiles): \(place) by \(steps)") }
        }
      }
    }
  }

  @Test func theBoundChangesByOneMoveAndEqualsAFreshCount() {
    var generator = SeededGenerator(seed: 3)
    var cells = board(5, 4, seed: 1).cells.map(UInt8.init)
    let grid = SlideGrid(columns: 5, rows: 4, goal: (1..<20) + [0])
    cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress else { return }
      var bound = grid.bound(start)
      for _ in 0..<2000 {
        let gap = cells.firstIndex(of: 0) ?? 0
        guard let cell = grid.cell(going: generator.below(4), into: gap) else { continue }
        let growth = grid.growth(start, from: cell, to: gap)
        #expect(abs(growth) == 1)
        (cells[gap], cells[cell]) = (cells[cell], 0)
        bound += growth
        #expect(bound == grid.bound(start))
      }
    }
  }

  /// How many moves every board needs, by breadth-first search from the solved one.
  private static func distances(columns: Int, rows: Int) -> [(cells: [Int], distance: Int)] {
    let home = Array(1..<columns * rows) + [0]
    var found = [(cells: home, distance: 0)]
    var seen: Set<[Int]> = [home]
    var next = 0
    while next < found.count {
      let (cells, distance) = found[next]
      next += 1
      let gap = cells.firstIndex(of: 0) ?? 0
      for way in 0..<4 {
        guard let cell = SlideGrid.cell(going: way, into: gap, columns: columns, rows: rows)
        else { continue }
        var after = cells
        after.swapAt(gap, cell)
        if seen.insert(after).inserted { found.append((after, distance + 1)) }
      }
    }
    return found
  }
}
