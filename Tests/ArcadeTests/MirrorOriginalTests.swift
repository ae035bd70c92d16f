import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import MirrorGame

/// The finished cloth on demand.
@MainActor @Suite struct MirrorOriginalTests {
  /// Whether the finished cloth lies over the pieces.
  private func isShown(_ table: SceneHarness) throws -> Bool {
    try !table.node("mirror.whole").isHidden
  }

  @Test func theButtonShowsTheWholeClothAndRemovesIt() throws {
    for symmetry in Mirror.Symmetry.allCases {
      let table = SceneHarness.mirror(2, symmetry)
      #expect(try !isShown(table))
      try table.tap("mirror.original")
      table.pass(.milliseconds(500))
      #expect(try isShown(table))
      let shown = try table.node("mirror.whole").windowFrame(at: table.now)
      #expect(try shown == table.node("brocade").windowFrame(at: table.now))
      try table.tap("mirror.original")
      table.pass(.milliseconds(500))
      #expect(try !isShown(table))
    }
  }

  @Test func aTapOnTheClothRemovesItAndTakesNoPieceBelow() throws {
    let table = SceneHarness.mirror()
    let piece = try table.mirror.tray[0]
    try table.carry(piece, toCell: 0)
    try table.tap("mirror.original")
    table.pass(.milliseconds(500))
    table.touch([try table.middle(ofCell: 0)])
    table.pass(.milliseconds(500))
    #expect(try !isShown(table))
    #expect(try table.mirror.cells[0] == piece)
    #expect(try table.mirror.moveCount == 1)
  }

  @Test func aPieceFromTheTrayRemovesItAndGoesWhereItIsTaken() throws {
    let table = SceneHarness.mirror()
    try table.tap("mirror.original")
    table.pass(.milliseconds(500))
    let piece = try table.mirror.tray[1]
    try table.carry(piece, toCell: 4)
    #expect(try !isShown(table))
    #expect(try table.mirror.cells[4] == piece)
  }

  @Test func undoAndThePauseRemoveItToo() throws {
    let table = SceneHarness.mirror()
    try table.carry(table.mirror.tray[0], toCell: 0)
    for button in ["mirror.undo", "mirror.pause"] {
      try table.tap("mirror.original")
      table.pass(.milliseconds(500))
      try table.tap(button)
      table.pass(.milliseconds(500))
      #expect(try !isShown(table), "\(button)")
    }
  }

  @Test func lookingIsNoMoveAndNoHint() throws {
    let table = SceneHarness.mirror(hints: .none)
    let before = try table.mirror
    table.press(.character("o"))
    table.pass(.milliseconds(500))
    #expect(try isShown(table))
    #expect(try table.mirror == before)
  }
}
