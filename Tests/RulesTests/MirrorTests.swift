import Foundation
import Geometry
import Rules
import Testing

/// The rules of the mirror puzzle, one by one.
@Suite struct MirrorTests {
  private func game(_ setup: Mirror.Setup = Mirror.Setup(columns: 2), seed: UInt64 = 1) -> Mirror {
    Mirror(setup, seed: seed)
  }

  private func play(_ moves: [Mirror.Move], on start: Mirror) throws -> Mirror {
    try moves.reduce(start) { try $0.applying($1) }
  }

  /// Picks up a piece and drops it in the middle of a cell.
  private func lay(_ piece: Int, in cell: Int, of game: Mirror) -> [Mirror.Move] {
    [
      .pick(piece, hand: 1), .move(piece, game.setup.field.middle(of: cell)), .drop(piece),
    ]
  }

  @Test func aSeedAlwaysGivesTheSameTray() {
    #expect(game(seed: 1).tray == [1, 2, 4, 3, 5, 6])
    #expect(game(seed: 2).tray != game(seed: 1).tray)
  }

  @Test func everySizeHasItsCells() {
    let cells = Mirror.Setup.sizes.map { Mirror.Setup(columns: $0).field.cell }
    #expect(
      cells == [
        Size(width: 300, height: 240), Size(width: 200, height: 180), Size(width: 150, height: 144),
        Size(width: 120, height: 120), Size(width: 100, height: 72), Size(width: 60, height: 60),
      ])
    #expect(Mirror.Setup.sizes.map { Mirror.Setup(columns: $0).count } == [6, 12, 20, 30, 60, 120])
    #expect(Mirror.Setup(columns: 9).size == "6x10")
  }

  @Test func aPieceDroppedBetweenCellsGoesToTheNearest() throws {
    let start = game()
    let piece = start.tray[0]
    let done = try play(
      [.pick(piece, hand: 1), .move(piece, Mirror.Spot(Point(x: 299, y: 241))), .drop(piece)],
      on: start)
    #expect(done.cells == [0, 0, piece, 0, 0, 0])
    #expect(done.moveCount == 1)
  }

  @Test func aPieceDroppedOnAnotherSwapsPlacesWithIt() throws {
    var state = game()
    let (a, b) = (state.tray[0], state.tray[3])
    state = try play(lay(a, in: 0, of: state) + lay(b, in: 5, of: state), on: state)
    state = try play(lay(b, in: 0, of: state), on: state)
    #expect(state.cells == [b, 0, 0, 0, 0, a])
    #expect(state.moveCount == 3)
  }

  @Test func aPieceReplacedByOneFromTheTrayTakesItsPlaceThere() throws {
    var state = game()
    let tray = state.tray
    state = try play(lay(tray[0], in: 2, of: state), on: state)
    state = try play(lay(tray[3], in: 2, of: state), on: state)
    #expect(state.cells[2] == tray[3])
    #expect(state.tray == [tray[1], tray[2], tray[0], tray[4], tray[5]])
  }

  @Test func aPieceDroppedBelowThePanelGoesBackToItsPlaceInTheTray() throws {
    let start = game()
    let piece = start.tray[2]
    let done = try play(
      [.pick(piece, hand: 1), .move(piece, Mirror.Spot(Point(x: 300, y: 721))), .drop(piece)],
      on: start)
    #expect(done.arrangement == start.arrangement)
  }

  @Test func aPlacedPieceThatIsReturnedGoesToTheEndOfTheTray() throws {
    let start = game()
    let piece = start.tray[0]
    let done = try play(lay(piece, in: 1, of: start) + [.back(piece)], on: start)
    #expect(done.tray == Array(start.tray.dropFirst()) + [piece])
    #expect(done.moveCount == 2)
  }

  @Test func aPieceThatIsPutBackChangesNothing() throws {
    let start = game()
    let piece = start.tray[4]
    let placed = try play(lay(piece, in: 1, of: start), on: start)
    let done = try play(
      [.pick(piece, hand: 1), .move(piece, Mirror.Spot(Point(x: 10, y: 700))), .putBack(piece)],
      on: placed)
    #expect(done.arrangement == placed.arrangement)
  }

  @Test func aPieceHeldByAnotherHandCanLoseItsCell() throws {
    var state = game()
    let (a, b) = (state.tray[0], state.tray[1])
    state = try play(lay(a, in: 0, of: state), on: state)
    state = try play(
      [.pick(a, hand: 1), .pick(b, hand: 2), .move(b, state.setup.field.middle(of: 0)), .drop(b)],
      on: state)
    #expect(state.cells[0] == b)
    state = try state.applying(.putBack(a))
    #expect(state.cells[0] == b)
    #expect(state.tray.last == a)
  }

  @Test func aHeldPieceCannotBeTakenByAnotherHand() throws {
    let start = game()
    let held = try start.applying(.pick(3, hand: 1))
    #expect(throws: IllegalMove.notAllowed) { try held.applying(.pick(3, hand: 2)) }
    #expect(throws: IllegalMove.notHeld) { try held.applying(.drop(2)) }
    #expect(throws: IllegalMove.outsideBoard) { try held.applying(.pick(7, hand: 2)) }
    #expect(throws: IllegalMove.outsideBoard) { try held.applying(.back(0)) }
  }

  private func solved(_ setup: Mirror.Setup, _ order: [Int]) throws -> Mirror {
    var state = game(setup)
    for (cell, piece) in order.enumerated() {
      state = try play(lay(piece, in: cell, of: state), on: state)
    }
    return state
  }

  @Test func aPuzzleIsWonWhenEachPieceIsInItsCellAndThenNothingMoves() throws {
    let state = try solved(Mirror.Setup(columns: 2), Array(1...6))
    #expect(state.outcome == .won)
    #expect(throws: IllegalMove.solved) { try state.applying(.pick(1, hand: 1)) }
    #expect(try solved(Mirror.Setup(columns: 2), [2, 1, 3, 4, 5, 6]).outcome == nil)
  }

  @Test func piecesThatLookAlikeAreInterchangeable() throws {
    let setup = Mirror.Setup(columns: 2, looks: [0, 0, 2, 3, 4, 5])
    #expect(try solved(setup, [2, 1, 3, 4, 5, 6]).outcome == .won)
    #expect(try solved(setup, [2, 3, 1, 4, 5, 6]).outcome == nil)
  }

  @Test func theStrongestHintUsedDecidesTheVariant() throws {
    var state = game(Mirror.Setup(columns: 3, symmetry: .turn))
    state = try state.applying(.hints(.none))
    #expect(state.variant == "3x4-none-turn")
    state = try play([.pick(1, hand: 1), .hints(.ghost), .putBack(1), .hints(.none)], on: state)
    #expect(state.hints == .none)
    #expect(state.variant == "3x4-ghost-turn")
  }

  @Test func aSetupForTwoIsStoredAndEarlierSetupsAreForOne() throws {
    let two = Mirror.Setup(columns: 3, turned: [2], isForTwo: true)
    let text = String(decoding: try JSONEncoder().encode(two), as: UTF8.self)
    #expect(try JSONDecoder().decode(Mirror.Setup.self, from: Data(text.utf8)) == two)
    #expect(two.variant(.ghost) == "3x4-ghost-axis-turned-two")
    let one = #"{"size":"3x4","symmetry":"axis","hints":"none"}"#
    #expect(try !JSONDecoder().decode(Mirror.Setup.self, from: Data(one.utf8)).isForTwo)
    let plain = String(decoding: try JSONEncoder().encode(Mirror.Setup()), as: UTF8.self)
    #expect(!plain.contains("two"), "what was written before is written alike")
  }
}
