import Rules
import Testing

struct SessionTests {
  @Test func undoAndRedoAreEntriesLikeMoves() throws {
    var session = Session<Fifteen>(.init(), seed: 1)
    let start = session.game
    let move = try #require(Direction.allCases.compactMap(start.move(pushing:)).first)
    try session.play(move, at: 10)
    let after = session.game
    session.undo(at: 20)
    #expect(session.game == start)
    session.redo(at: 30)
    #expect(session.game == after)
    #expect(
      session.entries == [
        Entry(.move(move), at: 10), Entry(.undo, at: 20), Entry(.redo, at: 30),
      ])
  }

  @Test func actionsThatChangeNothingAreNotRecorded() {
    var session = Session<Fifteen>(.init(), seed: 2)
    let fresh = session
    #expect(!session.canUndo && !session.canRedo)
    let happened = [session.undo(at: 5), session.redo(at: 5)]
    #expect(happened == [false, false])
    #expect(throws: IllegalMove.outsideBoard) { try session.play(.init(column: 9, row: 0), at: 5) }
    #expect(session == fresh)
  }

  @Test func aNewMoveClearsRedo() throws {
    var session = Session<Template>(.init(lamps: 100), seed: 3)
    try session.play(.init(lamp: 0), at: 1)
    try session.play(.init(lamp: 1), at: 2)
    session.undo(at: 3)
    try session.play(.init(lamp: 2), at: 4)
    #expect(!session.canRedo)
    #expect(session.canUndo)
    #expect(session.entries.count == 4)
  }

  @Test func anEndedGameAcceptsNoMoreMoves() throws {
    var session = Session<Fifteen>(.init(scramble: 5), seed: 4)
    for tile in Scramble.randomWalk(session.setup, seed: 4).reversed() {
      try session.play(session.game.move(of: tile), at: 0)
    }
    #expect(session.game.outcome == .won)
    #expect(!session.canUndo)
    session.undo(at: 9)
    #expect(session.game.outcome == .won)
    #expect(throws: IllegalMove.solved) { try session.play(.init(column: 0, row: 3), at: 9) }
  }

  @Test func aClockThatGoesBackStopsAtTheLastEntry() throws {
    var session = Session<Template>(.init(lamps: 100), seed: 5)
    try session.play(.init(lamp: 0), at: -50)
    try session.play(.init(lamp: 1), at: 900)
    try session.play(.init(lamp: 2), at: 400)
    #expect(session.entries.map(\.milliseconds) == [0, 900, 900])
  }

  @Test func undoingEverythingRestoresTheStart() {
    for seed in UInt64(0)..<200 {
      var session = randomSession(someSetup(seed), seed: seed, steps: 60).session
      guard session.game.outcome == nil else { continue }
      while session.undo(at: 0) {}
      #expect(session.game == Fifteen(session.setup, seed: seed), "seed \(seed)")
    }
  }
}
