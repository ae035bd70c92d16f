import Foundation
import Geometry
import Rules
import Testing

/// Undo in the mirror puzzle, and its records.
@Suite struct MirrorRecordTests {
  /// Drags the first piece of the tray into a cell.
  private func carry(_ round: inout MirrorRound, into cell: Int, at moment: Int) throws {
    let piece = try #require(round.game.tray.first)
    try round.play(.pick(piece, hand: 1), at: moment)
    try round.play(.move(piece, round.setup.field.middle(of: cell)), at: moment + 100)
    try round.play(.drop(piece), at: moment + 200)
  }

  @Test func undoReversesAWholeDrag() throws {
    var round = MirrorRound(Mirror.Setup(columns: 2), seed: 3)
    let start = round.game.arrangement
    try carry(&round, into: 4, at: 0)
    let laid = round.game.arrangement
    #expect(laid.moveCount == 1)
    round.undo(at: 300)
    #expect(round.game.arrangement == start)
    #expect(!round.canUndo)
    round.redo(at: 400)
    #expect(round.game.arrangement == laid)
    #expect(round.entries.suffix(2).map(\.action) == [.undo, .redo])
  }

  @Test func undoDoesNothingWhileAHandHoldsAPiece() throws {
    var round = MirrorRound(Mirror.Setup(columns: 2), seed: 3)
    try carry(&round, into: 4, at: 0)
    try round.play(.pick(round.game.tray[0], hand: 1), at: 500)
    #expect(!round.canUndo)
    let isUndone = round.undo(at: 600)
    #expect(!isUndone)
  }

  @Test func undoDoesNotChangeTheHints() throws {
    var round = MirrorRound(Mirror.Setup(columns: 2), seed: 3)
    try carry(&round, into: 0, at: 0)
    try round.play(.hints(.none), at: 300)
    round.undo(at: 400)
    #expect(round.game.hints == .none)
  }

  @Test func dragsOfTwoHandsAtOnceAreUndoneTogether() throws {
    var round = MirrorRound(Mirror.Setup(columns: 3), seed: 3)
    let start = round.game.arrangement
    let (a, b) = (start.tray[0], start.tray[5])
    for (piece, hand) in [(a, 1), (b, 2)] { try round.play(.pick(piece, hand: hand), at: 0) }
    for (piece, cell) in [(a, 1), (b, 7)] {
      try round.play(.move(piece, round.setup.field.middle(of: cell)), at: 50)
      try round.play(.drop(piece), at: 60)
    }
    #expect(round.game.cells[1] == a && round.game.cells[7] == b)
    round.undo(at: 100)
    #expect(round.game.arrangement == start)
  }

  @Test func aRecordContainsOnlyTheLastOfManyQuickMoves() throws {
    var round = MirrorRound(Mirror.Setup(columns: 2), seed: 3)
    try round.play(.pick(1, hand: 1), at: 0)
    for step in 0..<160 {
      try round.play(.move(1, Mirror.Spot(Point(x: Double(step), y: 300))), at: step)
    }
    #expect(round.entries.count == 11)
    #expect(try MirrorRound(replaying: round.record).game == round.game)
  }

  @Test func aPieceHeldAtTheEndOfARecordGoesBack() throws {
    var round = MirrorRound(Mirror.Setup(columns: 2), seed: 3)
    let start = round.game.arrangement
    try round.play(.pick(start.tray[2], hand: 1), at: 0)
    var read = try MirrorRound(replaying: round.record)
    read.letGo()
    #expect(read.game.arrangement == start)
    #expect(!read.canUndo)
  }

  @Test func movesReadAsTheyAreWritten() throws {
    let moves: [(Mirror.Move, String)] = [
      (.pick(3, hand: -1), #"{"pick":[3,-1]}"#), (.drop(3), #"{"drop":3}"#),
      (.move(3, Mirror.Spot(x: 64, y: -5)), #"{"move":[3,64,-5]}"#), (.back(2), #"{"back":2}"#),
      (.putBack(2), #"{"putBack":2}"#), (.hints(.ghost), #"{"hints":"ghost"}"#),
    ]
    for (move, text) in moves {
      #expect(String(decoding: try JSONEncoder().encode(move), as: UTF8.self) == text)
      #expect(try JSONDecoder().decode(Mirror.Move.self, from: Data(text.utf8)) == move)
    }
    for wrong in [
      #"{"pick":[3]}"#, #"{"move":[1,2,9999999999999]}"#, "{}", #"{"drop":3,"back":3}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Mirror.Move.self, from: Data(wrong.utf8))
      }
    }
  }

  @Test func setupsThatCannotBePlayedAreRefused() {
    for wrong in [
      #"{"size":"3x3","symmetry":"axis","hints":"none"}"#,
      #"{"size":"2x3","symmetry":"axis","hints":"none","looks":[1]}"#,
      #"{"size":"2x3","symmetry":"six","hints":"none"}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Mirror.Setup.self, from: Data(wrong.utf8))
      }
    }
  }

  @Test func theTracedStateHasEveryPieceAndItsReflections() throws {
    struct Decoded: Decodable {
      struct Piece: Decodable {
        var piece: Int
        var place: String
        var index: Int?
        var center: [Double]?
        var twins: [[Double]]?
        var heldBy: Int?
      }
      var cells: [[Int]]
      var tray: [Int]
      var pieces: [Piece]
    }
    var round = MirrorRound(Mirror.Setup(columns: 2, symmetry: .axes), seed: 3)
    try carry(&round, into: 1, at: 0)
    let (laid, held) = (round.game.cells[1], round.game.tray[0])
    try round.play(.pick(held, hand: 8), at: 300)
    try round.play(.move(held, Mirror.Spot(Point(x: 200, y: 300))), at: 320)
    let decoded = try JSONDecoder().decode(Decoded.self, from: JSONEncoder().encode(round.game))
    #expect(decoded.pieces.map(\.piece) == Array(1...6))
    #expect(decoded.cells == [[0, laid], [0, 0], [0, 0]])
    let inCell = decoded.pieces[laid - 1]
    #expect(inCell.place == "cell" && inCell.index == 1 && inCell.center == [450, 120])
    #expect(inCell.twins == [[750, 120], [450, 1320], [750, 1320]])
    let inHand = decoded.pieces[held - 1]
    #expect(inHand.place == "held" && inHand.heldBy == 8)
    #expect(inHand.twins == [[1000, 300], [200, 1140], [1000, 1140]])
    #expect(decoded.pieces[decoded.tray[0] - 1].center == nil)
  }
}
