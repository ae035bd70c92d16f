import Foundation
import Rules
import Testing

/// Pieces that must be turned as well.
@Suite struct MirrorTurningTests {
  private let setup = Mirror.Setup(columns: 2, hints: .none, turned: Array(1...6))

  /// Turns every piece upright and puts it in its cell.
  private func solve(_ round: inout MirrorRound, turning: Bool = true) throws {
    for piece in round.game.tray {
      let turns = round.game.turns(of: piece)
      if turning, turns > 0 { try round.play(.turn(piece, quarters: 4 - turns), at: 0) }
      try round.play(.pick(piece, hand: 1), at: 0)
      try round.play(.move(piece, setup.field.middle(of: piece - 1)), at: 20)
      try round.play(.drop(piece), at: 40)
    }
  }

  @Test func aPuzzleIsWonOnlyOnceEveryPieceIsUpright() throws {
    for seed in UInt64(1)...50 {
      var round = MirrorRound(setup, seed: seed)
      let turned = (1...6).filter { round.game.turns(of: $0) > 0 }
      try solve(&round, turning: false)
      #expect((round.game.outcome == .won) == turned.isEmpty)
      for (index, piece) in turned.enumerated() {
        #expect(!round.game.isRight(cell: piece - 1))
        #expect(round.game.outcome == nil, "\(index) of \(turned)")
        try round.play(.turn(piece, quarters: 4 - round.game.turns(of: piece)), at: 60)
      }
      #expect(round.game.outcome == .won)
    }
  }

  @Test func eachWayAPieceCanLieIsEquallyLikely() {
    var counts = [0, 0, 0, 0]
    for seed in UInt64(1)...500 {
      let game = Mirror(setup, seed: seed)
      for piece in 1...6 { counts[game.turns(of: piece)] += 1 }
    }
    // χ² with 3 degrees of freedom: 16.3 is passed by chance once in a thousand times.
    let expected = 750.0
    let squares = counts.map { (Double($0) - expected) * (Double($0) - expected) / expected }
    #expect(squares.reduce(0, +) < 16.3, "\(counts)")
  }

  @Test func theTrayIsTheSameAsWithoutTurning() {
    for seed in UInt64(1)...50 {
      #expect(Mirror(setup, seed: seed).tray == Mirror(Mirror.Setup(columns: 2), seed: seed).tray)
    }
  }

  @Test func fourQuartersLeadBackAndEachTurnIsAMove() throws {
    var game = Mirror(setup, seed: 3)
    let before = game.turns(of: 2)
    for quarters in [1, 2, 1] { _ = try game.apply(.turn(2, quarters: quarters)) }
    #expect(game.turns(of: 2) == before)
    #expect(game.moveCount == 3)
  }

  @Test func onlyPiecesThatBeginTurnedCanBeTurned() throws {
    let some = Mirror(Mirror.Setup(columns: 2, turned: [1, 2, 3]), seed: 1)
    #expect(throws: IllegalMove.notAllowed) { try some.applying(.turn(4, quarters: 1)) }
    #expect(throws: IllegalMove.outsideBoard) { try some.applying(.turn(7, quarters: 1)) }
    #expect(throws: IllegalMove.notAllowed) { try some.applying(.turn(1, quarters: 4)) }
    let upright = Mirror(Mirror.Setup(columns: 2), seed: 1)
    #expect(throws: IllegalMove.notAllowed) { try upright.applying(.turn(1, quarters: 1)) }
    #expect((4...6).allSatisfy { some.turns(of: $0) == 0 })
  }

  @Test func aTurnInAHandIsUndoneWithItsDrag() throws {
    var round = MirrorRound(setup, seed: 5)
    let start = round.game.arrangement
    let piece = round.game.tray[0]
    try round.play(.pick(piece, hand: 1), at: 0)
    try round.play(.turn(piece, quarters: 1), at: 10)
    try round.play(.move(piece, setup.field.middle(of: 4)), at: 20)
    try round.play(.drop(piece), at: 40)
    round.undo(at: 50)
    #expect(round.game.arrangement == start)
    #expect(!round.canUndo)
  }

  @Test func aTurnAloneIsUndoneAlone() throws {
    var round = MirrorRound(setup, seed: 5)
    let start = round.game.arrangement
    try round.play(.turn(1, quarters: 3), at: 0)
    let turned = round.game.arrangement
    round.undo(at: 10)
    #expect(round.game.arrangement == start)
    round.redo(at: 20)
    #expect(round.game.arrangement == turned)
  }

  @Test func aRecordReplaysToTheSameState() throws {
    var round = MirrorRound(setup, seed: 9)
    try solve(&round)
    let text = try JSONEncoder().encode(round.record)
    let record = try JSONDecoder().decode(Record<Mirror>.self, from: text)
    let again = try MirrorRound(replaying: record)
    #expect(again.game == round.game)
    #expect(again.game.variant == "2x3-none-axis-turned")
  }

  @Test func aRecordOfBeforeHasNothingTurned() throws {
    let text = #"{"size":"2x3","symmetry":"axis","hints":"none"}"#
    let setup = try JSONDecoder().decode(Mirror.Setup.self, from: Data(text.utf8))
    #expect(setup.turned == nil)
    #expect(Mirror(setup, seed: 1).variant == "2x3-none-axis")
    let written = try JSONEncoder().encode(setup)
    #expect(!String(decoding: written, as: UTF8.self).contains("turned"))
    let wrong = #"{"size":"2x3","symmetry":"axis","hints":"none","turned":[7]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Mirror.Setup.self, from: Data(wrong.utf8))
    }
  }
}
