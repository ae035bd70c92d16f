import Geometry
import Rules
import Stage
import Testing

@testable import MirrorGame
@testable import RecycleGame

/// Play by taps alone: one takes a thing, the next puts it down.
@MainActor @Suite struct TapsAloneTests {
  private func tap(_ table: SceneHarness, _ place: Point) {
    table.touch([place])
    table.pass(.milliseconds(400))
  }

  private func tap(_ table: SceneHarness, button id: String, times: Int = 1) throws {
    for _ in 0..<times {
      let button = try #require(table.stage.overlay.node(id))
      tap(table, button.windowFrame(at: table.now).center)
    }
  }

  @Test func anItemIsPutIntoItsContainer() throws {
    let table = try SceneHarness.recycle()
    table.stage.carriesByTap = true
    let bag = try table.piece(.bag)
    tap(table, try table.place(bag.pose.center))
    #expect(try table.piece(.bag).heldBy != nil)
    tap(table, try table.mouth(.paper))
    #expect(try table.round.sides[0].score == 0, "a bag is packaging")
    tap(table, try table.place(table.piece(.bag).pose.center))
    tap(table, try table.mouth(.packaging))
    #expect(try table.round.sides[0].score > 0)
  }

  @Test func buttonsTurnResizeAndHalveWhatIsHeld() throws {
    let table = try SceneHarness.recycle()
    table.stage.carriesByTap = true
    tap(table, try table.place(table.piece(.bottle).pose.center))
    let before = try table.piece(.bottle).pose
    try tap(table, button: "action.left", times: 2)
    try tap(table, button: "action.larger", times: 3)
    let after = try table.piece(.bottle).pose
    #expect(after.angle == before.angle - 3000)
    #expect(after.size == before.size + 150)
    #expect(after.center.distance(to: before.center) < 1)
    try tap(table, button: "action.right", times: 1)
    try tap(table, button: "action.smaller", times: 1)
    try tap(table, button: "action.halve")
    #expect(try table.piece(.bottle).pose.size == (before.size + 100) / 2)
    #expect(try table.piece(.bottle).heldBy != nil, "it is still held")
  }

  @Test(arguments: [Mirror.Symmetry.axis, .axes, .turn])
  func aWholePuzzleIsSolved(symmetry: Mirror.Symmetry) throws {
    let table = SceneHarness.mirror(3, symmetry)
    table.stage.carriesByTap = true
    for piece in try table.mirror.tray.sorted() {
      try table.turnTray(to: piece)
      tap(table, try table.middle(of: piece))
      tap(table, try table.middle(ofCell: piece - 1))
    }
    #expect(try table.mirror.outcome != nil)
  }

  @Test func aPieceIsTurnedWhileItIsHeld() throws {
    let table = SceneHarness.mirror(isTurned: true)
    table.stage.carriesByTap = true
    let piece = try #require(try table.mirror.tray.first)
    try table.turnTray(to: piece)
    let before = try table.mirror.turns(of: piece)
    tap(table, try table.middle(of: piece))
    try tap(table, button: "action.right")
    #expect(try table.mirror.turns(of: piece) == (before + 1) % 4)
    tap(table, try table.middle(ofCell: 4))
    #expect(try table.mirror.cells[4] == piece)
  }

  @Test func aPieceOfTheClothGoesBackIntoTheTray() throws {
    let table = SceneHarness.mirror()
    table.stage.carriesByTap = true
    let piece = try #require(try table.mirror.tray.first)
    try table.turnTray(to: piece)
    tap(table, try table.middle(of: piece))
    tap(table, try table.middle(ofCell: 4))
    tap(table, try table.middle(ofCell: 4))
    let tray = try table.mirrorScene.board.tray
    tap(table, tray.windowFrame(at: table.now).center)
    #expect(try table.mirror.tray.contains(piece))
  }
}
