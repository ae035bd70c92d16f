import Foundation
import Testing

@testable import Rules

/// Boards by difficulty: how far they are from being solved.
struct LevelTests {
  /// The number of moves that solve a board, by the solver, which proves it.
  private func distance(_ board: Fifteen) throws -> Int {
    let solver = BoardSolver(tables: nil, effort: 8_000_000)
    let solution = try #require(solver.solve(board.cells, columns: board.setup.columns))
    try #require(solution.isOptimal, "\(board.cells)")
    return solution.path.count
  }

  private func setup(_ shape: BoardShape, _ level: Level) -> Fifteen.Setup {
    Fifteen.Setup(shape, scramble: .level(level))
  }

  @Test(arguments: Level.allCases)
  func everySmallBoardIsAsFarAsItsLevelSays(level: Level) throws {
    let shape = BoardShape(3, 3)
    let (least, most) = level.distances(shape)
    for seed in UInt64(0)..<500 {
      let found = try distance(Fifteen(setup(shape, level), seed: seed))
      #expect(found >= least && found <= most ?? 31, "seed \(seed): \(found)")
    }
  }

  @Test(arguments: [Level.easy, .medium])
  func theSolverFindsBoardsOfSixteenCellsAsFarAsTheirLevelSays(level: Level) throws {
    let shape = BoardShape(4, 4)
    let (least, most) = level.distances(shape)
    #expect((least, most ?? 0) == (level == .easy ? (10, 20) : (21, 40)))
    for seed in UInt64(0)..<150 {
      let found = try distance(Fifteen(setup(shape, level), seed: seed))
      #expect(found >= least && found <= most ?? 0, "seed \(seed): \(found)")
    }
  }

  @Test func aHardBoardIsProvedToBeFar() {
    for shape in BoardShape.offered + BoardShape.large where shape != BoardShape(3, 3) {
      let (least, most) = Level.hard.distances(shape)
      #expect(most == nil)
      for seed in UInt64(0)..<30 {
        let board = Fifteen(setup(shape, .hard), seed: seed)
        let goal = Fifteen.solvedCells(board.setup).map { UInt8($0) }
        let grid = SlideGrid(columns: shape.columns, rows: shape.rows, goal: goal)
        let bound = board.cells.map { UInt8($0) }.withUnsafeBufferPointer {
          $0.baseAddress.map { grid.bound($0) } ?? 0
        }
        #expect(bound >= least, "\(shape.name), seed \(seed)")
        #expect(board.isSolvable && board.outcome == nil)
      }
    }
  }

  @Test func theLevelsOfASizeDoNotOverlap() throws {
    for shape in BoardShape.offered + BoardShape.large {
      let easy = Level.easy.distances(shape)
      let (medium, hard) = (Level.medium.distances(shape), Level.hard.distances(shape))
      #expect(easy.least > 0 && easy.least < (easy.most ?? 0))
      #expect(try #require(easy.most) < medium.least)
      #expect(try #require(medium.most) < hard.least)
    }
  }

  @Test func everySizeHasBoardsOfEveryLevelThatCanBeSolvedAndAreNotSolved() {
    for columns in 2...5 {
      for rows in 2...5 {
        for level in Level.allCases {
          for seed in UInt64(0)..<4 {
            let board = Fifteen(setup(BoardShape(columns, rows), level), seed: seed)
            #expect(board.isSolvable && board.outcome == nil, "\(columns)×\(rows) \(level)")
          }
        }
      }
    }
  }

  @Test func aSeedAlwaysGivesTheSameBoardAndAnotherSeedAnother() {
    let all = Level.allCases.map { level in
      (0..<20).map { Fifteen(setup(BoardShape(4, 4), level), seed: $0).cells }
    }
    for (level, boards) in zip(Level.allCases, all) {
      #expect(boards == (0..<20).map { Fifteen(setup(BoardShape(4, 4), level), seed: $0).cells })
      #expect(Set(boards).count == 20)
    }
    // Records depend on these boards.
    #expect(all.map { $0[7] } == Self.known)
  }

  @Test func aRecordNamesTheLevel() throws {
    for level in Level.allCases {
      let text = String(
        decoding: try JSONEncoder().encode(setup(BoardShape(4, 4), level)), as: UTF8.self)
      #expect(text.contains("\"scramble\":\"\(level.rawValue)\""))
      let read = try JSONDecoder().decode(Fifteen.Setup.self, from: Data(text.utf8))
      #expect(read == setup(BoardShape(4, 4), level))
      #expect(read.variant == "4x4-\(level.rawValue)" && read.isRanked)
    }
    #expect(Scramble(word: "impossible") == nil)
  }

  private static let known = [
    [5, 1, 4, 8, 9, 6, 3, 12, 13, 10, 2, 7, 14, 0, 11, 15],
    [9, 5, 1, 4, 10, 13, 12, 8, 0, 6, 3, 15, 14, 11, 7, 2],
    [8, 12, 1, 0, 13, 6, 10, 14, 3, 11, 5, 15, 9, 7, 4, 2],
  ]
}
