import Foundation
import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import MirrorGame

/// Turned pieces under fingers, mouse and keys.
@MainActor @Suite struct MirrorTurningSceneTests {
  private func doubleTap(_ table: SceneHarness, _ place: Point) {
    table.touch([place])
    table.touch([place])
    table.pass(.milliseconds(500))
  }

  @Test func aDoubleTapTurnsAPieceInTheTrayAndOnTheCloth() throws {
    let table = SceneHarness.mirror(isTurned: true)
    let piece = try table.mirror.tray[0]
    let before = try table.mirror.turns(of: piece)
    doubleTap(table, try table.middle(of: piece))
    #expect(try table.mirror.turns(of: piece) == (before + 1) % 4)
    try table.carry(piece, toCell: 4)
    #expect(try table.mirror.cells[4] == piece)
    doubleTap(table, try table.middle(ofCell: 4))
    #expect(try table.mirror.turns(of: piece) == (before + 2) % 4)
    #expect(try table.mirror.cells[4] == piece, "it lies where it lay")
  }

  @Test func twoFingersTurnAPieceWhereItLies() throws {
    let table = SceneHarness.mirror(2, isTurned: true)
    let piece = try table.mirror.tray[0]
    try table.carry(piece, toCell: 3)
    let before = try table.mirror.turns(of: piece)
    let middle = try table.middle(ofCell: 3)
    let ways = [0.0, .pi].map { start in
      (0...20).map { step in
        let angle = start + .pi / 2 * Double(step) / 20
        return middle + Point(x: 45 * cos(angle), y: 45 * sin(angle))
      }
    }
    table.together(ways) {}
    #expect(try table.mirror.turns(of: piece) == (before + 1) % 4)
    #expect(try table.mirror.cells[3] == piece)
    #expect(try table.mirror.held.isEmpty)
    try table.tap("mirror.undo")
    #expect(try table.mirror.turns(of: piece) == before, "one undo turns it back")
  }

  @Test func aNotchOfTheWheelTurnsAPieceByAQuarter() throws {
    let table = SceneHarness.mirror(2, isTurned: true)
    let piece = try table.mirror.tray[0]
    try table.carry(piece, toCell: 3)
    let before = try table.mirror.turns(of: piece)
    table.wheel(at: try table.middle(ofCell: 3), up: -1)
    #expect(try table.mirror.turns(of: piece) == (before + 1) % 4)
    table.wheel(at: try table.middle(ofCell: 3), up: 1)
    #expect(try table.mirror.turns(of: piece) == before)
  }

  @Test func oneFingerStillDragsThrowsAndReturnsIt() throws {
    let table = SceneHarness.mirror(isTurned: true)
    let (a, b) = (try table.mirror.tray[0], try table.mirror.tray[1])
    try table.carry(a, toCell: 0)
    try table.carry(b, toCell: 7)
    try table.carry(a, toCell: 7)
    #expect(try table.mirror.cells[7] == a)
    #expect(try table.mirror.cells[0] == b)
    table.hold(try table.middle(of: a), for: .milliseconds(600)) {}
    #expect(try table.mirror.tray.last == a)
  }

  @Test func aControllerTurnsBothWaysAndGivesAPieceBack() throws {
    let table = SceneHarness.mirror(isTurned: true)
    let piece = try table.mirror.tray[0]
    let before = try table.mirror.turns(of: piece)
    table.press(button: .turnRight)
    #expect(try table.mirror.turns(of: piece) == (before + 1) % 4)
    table.press(button: .turnLeft)
    #expect(try table.mirror.turns(of: piece) == before)
    table.press(button: .confirm)
    #expect(try table.mirror.held.map(\.piece) == [piece])
    table.press(button: .special)
    #expect(try table.mirror.held.isEmpty && table.mirror.tray.contains(piece))
  }

  @Test func shiftTTurnsToTheLeft() throws {
    let table = SceneHarness.mirror(isTurned: true)
    let piece = try table.mirror.tray[0]
    let before = try table.mirror.turns(of: piece)
    table.press(.character("t"), .shift)
    #expect(try table.mirror.turns(of: piece) == (before + 3) % 4)
  }

  @Test func theKeyTTurnsWhatTheCursorPointsAt() throws {
    let table = SceneHarness.mirror(isTurned: true)
    let piece = try table.mirror.tray[0]
    let before = try table.mirror.turns(of: piece)
    table.press(.character("t"))
    #expect(try table.mirror.turns(of: piece) == (before + 1) % 4)
    table.press(.enter)
    table.press(.character("t"))
    #expect(try table.mirror.held.map(\.piece) == [piece])
    #expect(try table.mirror.turns(of: piece) == (before + 2) % 4)
  }

  @Test func thePuzzleIsSolvedByTurningAndHasItsOwnLeaderboard() throws {
    let context = GameContext.forTests
    let table = SceneHarness.mirror(2, context: context, isTurned: true)
    for piece in try table.mirror.tray.sorted() {
      try table.turnTray(to: piece)
      for _ in 0..<((4 - (try table.mirror.turns(of: piece))) % 4) {
        doubleTap(table, try table.middle(of: piece))
      }
      try table.carry(piece, toCell: piece - 1)
    }
    #expect(try table.mirror.outcome == .won)
    #expect(try table.mirror.variant == "2x3-numbers-axis-turned")
    let variant = try table.mirror.variant
    let board = LeaderboardDescription.mirror
    #expect(board.variant(board.options(of: variant)) == variant)
    #expect(board.options(of: "2x3-numbers-axis").last == 0)
  }

  @Test func withoutTurningADoubleTapChangesNothing() throws {
    let table = SceneHarness.mirror()
    let before = try table.mirror
    doubleTap(table, try table.middle(of: before.tray[0]))
    #expect(try table.mirror == before)
  }

  @Test func aTurnedPuzzleIsSavedApartAndResumes() throws {
    let context = GameContext.forTests
    let table = SceneHarness.mirror(2, context: context, isTurned: true)
    let piece = try table.mirror.tray[0]
    try table.carry(piece, toCell: 1)
    doubleTap(table, try table.middle(ofCell: 1))
    let game = try table.mirror
    context.autosaver.finish()
    let saved = try #require(SavedMirror(context, of: game.setup))
    #expect(saved.round.game.arrangement == game.arrangement)
    #expect(SavedMirror(context, of: Mirror.Setup(columns: 2)) == nil)
  }

  @Test func theCodeOfATurnedBoardLeadsBackToIt() throws {
    let choice = MirrorChoice(
      picture: "stars", columns: 5, symmetry: .turn, hints: .ghost, isTurned: true)
    let setup = choice.setup
    #expect(setup.turned?.count == 28, "two pieces of this brocade look like each other turned")
    let code = BoardCode(setup, seed: 77, brocade: "stars")
    #expect(code.text.contains("-turned-"))
    let found = try #require(allGames.board(code: code.text))
    #expect(found.choice as? MirrorChoice == choice)
    #expect(found.seed == 77)
  }
}
