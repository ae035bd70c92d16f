import Testing

@testable import Rules

struct ScrambleTests {
  @Test func theClassicScrambleIsExactly130MovesAndNoneReversesTheLast() throws {
    for seed in UInt64(0)..<2000 {
      let setup = Fifteen.Setup(columns: 4 + Int(seed % 3), rows: 4 + Int(seed % 3))
      try expectHonest(setup, seed: seed, moves: 130)
    }
  }

  @Test func everySizeAndLengthIsScrambledBySingleMoves() throws {
    for seed in UInt64(0)..<2000 {
      let setup = someSetup(seed)
      guard case .moves(let count) = setup.scramble else { continue }
      try expectHonest(setup, seed: seed, moves: count)
    }
  }

  @Test func everyTileNextToTheGapCanBeTheFirst() {
    for columns in 2...6 {
      for rows in 2...6 {
        let setup = Fifteen.Setup(columns: columns, rows: rows)
        let first = (UInt64(0)..<60).map { Scramble.randomWalk(setup, seed: $0)[0] }
        #expect(Set(first) == [columns * (rows - 1), columns * rows - 1])
      }
    }
  }

  @Test func scramblesMoveEveryTile() {
    var moved: Set<Int> = []
    for seed in UInt64(0)..<50 { moved.formUnion(Scramble.randomWalk(.init(), seed: seed)) }
    #expect(moved == Set(1...15))
  }

  @Test func eachNextMoveIsEquallyLikely() {
    // After 12 the gap is at the edge, with 8 and 11 beside it; after 15, with 14 and 11.
    var counts: [[Int]: Int] = [:]
    for seed in UInt64(0)..<8000 {
      counts[Scramble.randomWalk(.init(scramble: 2), seed: seed), default: 0] += 1
    }
    #expect(Set(counts.keys) == [[12, 8], [12, 11], [15, 14], [15, 11]])
    #expect(counts.values.allSatisfy { abs($0 - 2000) < 200 })
  }

  @Test func aScrambleThatEndsSolvedIsRepeated() {
    let setup = Fifteen.Setup(columns: 3, rows: 2, scramble: 12)
    var redrawn = 0
    for seed in UInt64(0)..<1000 {
      var generator = SeededGenerator(seed: seed)
      let first = Scramble.tryRandomWalk(setup, 12, using: &generator)
      if first.cells != Fifteen.solvedCells(setup) { continue }
      redrawn += 1
      #expect(Scramble.randomWalk(setup, seed: seed).count == 12)
      #expect(Fifteen(setup, seed: seed).outcome == nil, "seed \(seed)")
    }
    #expect(redrawn == 18)
  }

  @Test func onTwoByTwoAScrambleOfWholeCirclesIsLengthened() {
    for moves in 1...60 {
      let setup = Fifteen.Setup(columns: 2, rows: 2, scramble: .moves(moves))
      #expect(setup.scramble == .moves(moves.isMultiple(of: 12) ? moves + 1 : moves))
      #expect(Fifteen(setup, seed: 1).outcome == nil)
    }
  }

  private func expectHonest(_ setup: Fifteen.Setup, seed: UInt64, moves: Int) throws {
    let walk = Scramble.randomWalk(setup, seed: seed)
    #expect(walk.count == moves, "seed \(seed)")
    #expect(zip(walk, walk.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed)")
    var board = Fifteen(setup, seed: seed)
    #expect(board.outcome == nil, "seed \(seed)")
    // Undone tile by tile, each lies next to the gap.
    for (index, tile) in walk.reversed().enumerated() {
      // A short scramble of a small board may pass the solved board.
      if board.outcome != nil { return }
      board = try board.applying(board.move(of: tile))
      if board.moveCount != index + 1 { Issue.record("seed \(seed): \(tile) moved several tiles") }
    }
    #expect(board.outcome == .won, "seed \(seed)")
  }
}
