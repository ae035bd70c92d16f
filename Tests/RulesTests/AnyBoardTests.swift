import Rules
import Testing

/// The scramble "any board": all boards are equally likely.
struct AnyBoardTests {
  private func board(_ columns: Int, _ rows: Int, _ seed: UInt64) -> Fifteen {
    Fifteen(.init(columns: columns, rows: rows, scramble: .any), seed: seed)
  }

  @Test func aBoardCanAlwaysBeSolvedAndIsNeverSolvedAtTheStart() {
    for seed in UInt64(0)..<3000 {
      let board = board(2 + Int(seed % 6), 2 + Int(seed / 6 % 6), seed)
      #expect(board.isSolvable, "seed \(seed)")
      #expect(board.outcome == nil, "seed \(seed)")
      #expect(board.cells.sorted() == Array(0..<board.cells.count), "seed \(seed)")
    }
  }

  @Test(arguments: [(2, 2, 11, 29.6), (3, 2, 359, 448.0), (2, 3, 359, 448.0)])
  func everyBoardIsEquallyLikely(columns: Int, rows: Int, boards: Int, limit: Double) {
    var counts: [[Int]: Int] = [:]
    let each = 100
    for seed in 0..<UInt64(boards * each) {
      counts[board(columns, rows, seed).cells, default: 0] += 1
    }
    #expect(counts.count == boards, "all solvable boards but the solved one")
    // Chi squared, with one degree of freedom less than boards; exceeded by chance once in a thousand.
    let distance = counts.values.reduce(0.0) { $0 + Double(($1 - each) * ($1 - each)) / 100 }
    #expect(distance < limit)
  }

  @Test func theGapCanBeAnywhere() {
    var counts = [Int](repeating: 0, count: 16)
    for seed in UInt64(0)..<16_000 {
      let gap = board(4, 4, seed).gap
      counts[gap.row * 4 + gap.column] += 1
    }
    // Chi squared with 15 degrees of freedom exceeds 37.7 by chance once in a thousand seeds.
    let distance = counts.map { Double(($0 - 1000) * ($0 - 1000)) / 1000 }.reduce(0, +)
    #expect(distance < 37.7)
  }

  @Test func theSameSeedGivesTheSameBoard() {
    #expect((0..<500).allSatisfy { board(4, 4, $0) == board(4, 4, $0) })
    #expect(Set((0..<500).map { board(4, 4, $0) }).count == 500)
  }

  @Test func anyBoardHasNoWalk() {
    #expect(Scramble.randomWalk(.init(scramble: .any), seed: 1).isEmpty)
  }

  @Test func anyBoardHasItsOwnVariant() {
    #expect(Fifteen.Setup(scramble: .any).variant == "4x4-any")
    #expect(Fifteen.Setup(columns: 5, rows: 5).variant == "5x5")
  }

  /// From a second implementation, in Python; records depend on it.
  @Test func theBoardOfASeedStaysTheSame() {
    #expect(board(4, 4, 2018).cells == [12, 5, 1, 2, 0, 13, 15, 14, 7, 8, 9, 11, 6, 10, 4, 3])
    #expect(
      board(6, 6, 7).cells == [
        11, 3, 28, 6, 33, 22, 19, 20, 10, 24, 2, 9, 18, 0, 32, 16, 5, 12, 21, 8, 34, 35, 23, 31, 17,
        30, 15, 14, 26, 29, 7, 27, 1, 13, 25, 4,
      ])
    #expect(board(3, 5, .max).cells == [3, 1, 9, 4, 0, 8, 11, 5, 14, 6, 10, 13, 7, 2, 12])
  }
}
