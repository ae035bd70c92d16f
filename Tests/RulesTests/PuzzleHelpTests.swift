import Testing

@testable import Rules

/// What the game makes of the solver: known paths, distance curves, stars, lessons and sizes.
struct PuzzleHelpTests {
  private func pushed(_ way: Direction, _ board: Fifteen) throws -> Fifteen {
    try board.applying(try #require(board.move(pushing: way)))
  }

  @Test func aKnownPathContinuesFromEachOfItsBoardsAndFromNoOther() throws {
    let board = Fifteen(.init(columns: 3, rows: 3, scramble: .any), seed: 5)
    let solution = try #require(BoardSolver(tables: nil).solve(board.cells, columns: 3))
    let way = KnownPath(cells: board.cells, path: solution.path, isOptimal: solution.isOptimal)
    var here = board
    for step in 0...way.path.count {
      let rest = try #require(way.following(here.cells, columns: 3))
      #expect(rest.path == Array(way.path[step...]))
      #expect(rest.cells == here.cells)
      if step < way.path.count { here = try pushed(way.path[step], here) }
    }
    let aside = try #require(
      Direction.allCases.first { $0 != way.path[0] && board.move(pushing: $0) != nil })
    #expect(way.following(try pushed(aside, board).cells, columns: 3) == nil)
  }

  @Test(arguments: [(3, 3), (3, 5), (5, 5)])
  func theDistanceCurveFallsByOneOnASolutionAndNeverJumps(columns: Int, rows: Int) throws {
    var board = Fifteen(.init(columns: columns, rows: rows, scramble: 24), seed: 9)
    let solver = BoardSolver(tables: nil, effort: 200_000)
    let path = try #require(solver.solve(board.cells, columns: columns)).path
    var boards = [board]
    // Some wrong moves first, so that the curve rises before it falls.
    for way in [path[0].opposite] + Direction.allCases where board.move(pushing: way) != nil {
      board = try pushed(way, board)
      boards.append(board)
    }
    for way in try #require(solver.solve(board.cells, columns: columns)).path {
      board = try pushed(way, board)
      boards.append(board)
    }
    let curve = try #require(solver.curve(boards.map(\.cells), columns: columns))
    #expect(curve.moves.count == boards.count)
    #expect(curve.moves.last == 0)
    #expect(curve.isExact == (columns * rows <= 15))
    for (before, after) in zip(curve.moves, curve.moves.dropFirst()) {
      if curve.isExact { #expect(abs(before - after) == 1) }
      #expect((before - after).magnitude <= 3)
    }
    #expect(solver.curve(boards.map(\.cells), columns: columns) { true } == nil || !curve.isExact)
  }

  @Test func aBoundNeverExceedsTheShortestSolution() throws {
    for seed in 0..<40 as Range<UInt64> {
      let board = Fifteen(.init(columns: 3, rows: 3, scramble: .any), seed: seed)
      let solution = try #require(BoardSolver(tables: nil).solve(board.cells, columns: 3))
      #expect(BoardSolver.bound(board.cells, columns: 3) <= solution.path.count)
      #expect(solution.distance == BoardDistance(moves: solution.path.count, isExact: true))
    }
  }

  @Test func starsDependOnMovesAndPar() {
    let stars = { StarRating(moves: $0, par: 50).stars }
    #expect([50, 55, 56, 75, 76, 400].map(stars) == [3, 3, 2, 2, 1, 1])
  }

  @Test(arguments: Lesson.Subject.allCases)
  func followingTheAdviceCompletesEveryLesson(subject: Lesson.Subject) throws {
    let lesson = Lesson(subject)
    var board = lesson.start
    #expect(board.isSolvable && !lesson.isDone(board))
    var moves = 0
    while let way = lesson.advice(on: board) {
      board = try pushed(way, board)
      moves += 1
      #expect(moves < 20)
      if moves >= 20 { return }
    }
    #expect(lesson.isDone(board))
    #expect(moves >= 5, "short, but not trivial")
  }

  @Test func adviceLeadsBackFromAnyDetour() throws {
    for subject in Lesson.Subject.allCases {
      let lesson = Lesson(subject)
      var generator = SeededGenerator(seed: 3)
      var board = lesson.start
      for _ in 0..<40 where !lesson.isDone(board) {
        let ways = Direction.allCases.filter { board.move(pushing: $0) != nil }
        board = try pushed(ways[generator.below(ways.count)], board)
      }
      var moves = 0
      while let way = lesson.advice(on: board), moves < 60 {
        board = try pushed(way, board)
        moves += 1
      }
      #expect(lesson.isDone(board))
    }
  }

  @Test func theDailyBoardIsTheSameForEveryoneAndHasItsOwnVariant() throws {
    for shape in BoardShape.offered {
      let setup = Fifteen.Setup(shape, scramble: .daily)
      let board = Fifteen(setup, seed: 20_000)
      #expect(board.cells == Fifteen(setup, seed: 20_000).cells)
      #expect(board.cells != Fifteen(setup, seed: 20_001).cells)
      #expect(board.isSolvable && board.outcome == nil)
      #expect(setup.variant == shape.name + "-daily")
    }
  }

  @Test func theSizesOfferedAreColumnsByRows() {
    #expect(
      BoardShape.offered.map(\.name) == ["3x3", "4x4", "5x5", "6x6", "3x5", "5x3", "4x6"])
    let tall = Fifteen(.init(BoardShape(3, 5)), seed: 1)
    #expect((tall.setup.columns, tall.setup.rows) == (3, 5))
    #expect(tall.setup.variant == "3x5")
  }

  @Test func buildingTheTablesStopsOnRequest() {
    #expect(SolverTables.make(shouldStop: { true }) == nil)
  }
}
