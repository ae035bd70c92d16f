import Rules
import Testing

struct FifteenTests {
  @Test func everyBoardHoldsEachTileOnce() {
    for seed in UInt64(0)..<2000 {
      let board = Fifteen(someSetup(seed), seed: seed)
      #expect(board.cells.sorted() == Array(0..<board.setup.columns * board.setup.rows))
      #expect(board.moveCount == 0)
    }
  }

  @Test func theSameSeedGivesTheSameBoardAndAnotherSeedAnotherBoard() {
    var boards: Set<Fifteen> = []
    for seed in UInt64(0)..<1000 {
      let board = Fifteen(.init(), seed: seed)
      #expect(board == Fifteen(.init(), seed: seed), "seed \(seed)")
      boards.insert(board)
    }
    #expect(boards.count > 990)
  }

  @Test func pushingSeveralTilesCountsEachOfThem() throws {
    try withEveryPush { board, move, pushed in
      let gap = board.gap
      let line = board.line(for: move)
      let distance = abs(move.column - gap.column) + abs(move.row - gap.row)
      #expect(line.count == distance)
      #expect(board.cost(of: move) == distance)
      #expect(pushed.moveCount == board.moveCount + distance)
      #expect(pushed.pushCount == board.pushCount + 1)
      #expect(pushed.gap == (move.column, move.row))
    }
  }

  @Test func onlyATileInLineWithTheGapCanBePushed() {
    for seed in UInt64(0)..<500 {
      let board = Fifteen(someSetup(seed), seed: seed)
      for (cell, tile) in board.cells.enumerated() {
        let (row, column) = cell.quotientAndRemainder(dividingBy: board.setup.columns)
        let push = board.push(of: tile)
        #expect((push != nil) == ((column == board.gap.column) != (row == board.gap.row)))
        if let push {
          #expect(push.move == .init(column: column, row: row))
          #expect(push.line == board.line(for: push.move) && push.line.last == tile)
        }
      }
    }
  }

  @Test func aPushMovesItsLineOneCellTowardsTheGapAndNothingElse() throws {
    try withEveryPush { board, move, pushed in
      let line = board.line(for: move)
      var target = board.gap
      for tile in line {
        #expect(pushed.position(of: tile) ?? (-1, -1) == target)
        target = try #require(board.position(of: tile))
      }
      for tile in 1..<board.cells.count where !line.contains(tile) {
        #expect(try #require(board.position(of: tile)) == (pushed.position(of: tile) ?? (-1, -1)))
      }
    }
  }

  @Test func aPushIsASeriesOfSinglePushes() throws {
    try withEveryPush { board, move, pushed in
      var step = board
      for tile in board.line(for: move) where step.outcome == nil {
        step = try step.applying(step.move(of: tile))
      }
      let isSame = step.cells == pushed.cells && step.moveCount == pushed.moveCount
      #expect(isSame || step.outcome == .won)
    }
  }

  @Test func pushingBackRestoresTheBoard() throws {
    try withEveryPush { board, move, pushed in
      if pushed.outcome != nil { return }
      let gap = board.gap
      let back = try pushed.applying(.init(column: gap.column, row: gap.row))
      #expect(back.cells == board.cells)
      #expect(back.moveCount == board.moveCount + 2 * board.cost(of: move))
    }
  }

  @Test func anArrowPushesTheTileIntoTheGapInItsDirection() throws {
    for seed in UInt64(0)..<500 {
      let board = Fifteen(someSetup(seed), seed: seed)
      for direction in Direction.allCases {
        guard let move = board.move(pushing: direction) else {
          let back = direction.opposite.step
          #expect(
            board.tile(atColumn: board.gap.column + back.columns, row: board.gap.row + back.rows)
              == nil)
          continue
        }
        let tile = try #require(board.line(for: move).first)
        let place = try #require(board.position(of: tile))
        let pushed = try board.applying(move)
        let moved = (place.column + direction.step.columns, place.row + direction.step.rows)
        #expect(try #require(pushed.position(of: tile)) == moved)
        #expect(board.cost(of: move) == 1)
      }
    }
  }

  @Test func anImpossiblePushIsRefusedWithItsReason() {
    let board = Fifteen(.init(), seed: 11)
    let gap = board.gap
    for row in -1...4 {
      for column in -1...4 {
        let move = Fifteen.Move(column: column, row: row)
        let isOutside = !(0..<4).contains(row) || !(0..<4).contains(column)
        let expected: IllegalMove? =
          isOutside
          ? .outsideBoard : (row == gap.row) == (column == gap.column) ? .notInLine : nil
        #expect(refusal(of: move, on: board) == expected)
        #expect(board.line(for: move).isEmpty == (expected != nil))
        #expect((board.tile(atColumn: column, row: row) == nil) == isOutside)
      }
    }
    #expect(board.position(of: 16) == nil)
    #expect(board.position(of: -1) == nil)
  }

  @Test func aSolvedBoardAcceptsNoMove() throws {
    for seed in UInt64(0)..<200 {
      let setup = Fifteen.Setup(columns: 4, rows: 3, scramble: 9)
      var board = Fifteen(setup, seed: seed)
      for tile in Scramble.randomWalk(setup, seed: seed).reversed() where board.outcome == nil {
        board = try board.applying(board.move(of: tile))
      }
      #expect(board.outcome == .won, "seed \(seed)")
      for cell in -1...12 {
        let move = Fifteen.Move(column: cell % 4, row: cell / 4)
        #expect(refusal(of: move, on: board) == .solved)
        #expect(board.line(for: move).isEmpty)
      }
      #expect(Direction.allCases.allSatisfy { board.move(pushing: $0) == nil })
    }
  }

  @Test func setupsOutOfRangeAreClamped() {
    let setup = Fifteen.Setup(columns: 1, rows: 11, scramble: 0)
    #expect(setup == .init(columns: 2, rows: 10, scramble: 1))
    #expect(Fifteen.Setup(columns: .min, rows: .max, scramble: .moves(.max)).scramble == 100_000)
    #expect(Fifteen.Setup() == .init(columns: 4, rows: 4, scramble: 130))
  }

  /// Runs `body` on every push of several hundred boards, each with the board before and after.
  private func withEveryPush(
    _ body: (_ board: Fifteen, _ move: Fifteen.Move, _ pushed: Fifteen) throws -> Void
  ) throws {
    for seed in UInt64(0)..<300 {
      let board = Fifteen(someSetup(seed), seed: seed)
      let gap = board.gap
      for column in 0..<board.setup.columns where column != gap.column {
        let move = Fifteen.Move(column: column, row: gap.row)
        try body(board, move, try board.applying(move))
      }
      for row in 0..<board.setup.rows where row != gap.row {
        let move = Fifteen.Move(column: gap.column, row: row)
        try body(board, move, try board.applying(move))
      }
    }
  }

  private func refusal(of move: Fifteen.Move, on board: Fifteen) -> IllegalMove? {
    do throws(IllegalMove) {
      _ = try board.applying(move)
      return nil
    } catch { return error }
  }
}
