import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import Drawing
@testable import MirrorGame

/// What the mirror puzzle and its setup show: the opening, stitches, the tray and the loom.
@MainActor @Suite struct MirrorLooksTests {
  @Test func aNewPuzzleShowsItsClothUntilTheFirstPieceIsPickedUp() throws {
    let table = SceneHarness.mirror()
    let opening = try table.node("mirror.opening")
    #expect(!opening.isHidden)
    try table.carry(table.mirror.tray[0], toCell: 0)
    #expect(opening.isHidden)
    #expect(try table.mirror.cells[0] > 0, "the same touch carried a piece")
  }

  @Test func theOpeningEndsByItselfOrByATapAndThenNothingIsDrawn() throws {
    for taps in [true, false] {
      let table = SceneHarness.mirror()
      let opening = try table.node("mirror.opening")
      if taps { try table.tap("mirror.opening") } else { table.pass(.seconds(3)) }
      #expect(opening.isHidden)
      table.pass(.seconds(1))
      #expect(table.stage.nextFrame() != .immediately)
    }
  }

  @Test func aResumedPuzzleHasNoOpening() throws {
    let context = GameContext.forTests
    let table = SceneHarness(context: context) { MirrorSetupScene(context: $0) }
    try table.tap("mirror.play")
    try table.carry(table.mirror.tray[0], toCell: 1)
    try table.tap("mirror.back")
    try table.tap("mirror.continue")
    #expect(try table.node("mirror.opening").isHidden)
  }

  @Test func eachPieceThatIsRightPlucksAThreadAndNoneSoundsLower() throws {
    let table = SceneHarness.mirror()
    try table.carry(2, toCell: 0)
    #expect(!table.sounds.contains { $0.hasPrefix("mirror-right") }, "it is in the wrong place")
    try table.tap("mirror.undo")
    try table.solveMirror()
    let plucks = table.sounds.filter { $0.hasPrefix("mirror-right") }
    #expect(plucks.count == 12 && plucks == plucks.sorted())
    #expect(Set(plucks).count == 6)
  }

  @Test func stitchesRunRoundARightPieceAndItsMirrorImageOnce() throws {
    let table = SceneHarness.mirror()
    let piece = try #require(try table.mirrorScene.board.pieces.first)
    func stitches() -> Int {
      var list = DrawList()
      piece.drawStitches(into: &list, at: table.now)
      return list.shapes.count
    }
    try table.turnTray(to: 1)
    let way = try table.way(of: 1, to: table.middle(ofCell: 0))
    var seen: [Int] = []
    table.touch(way, liftsAfter: .milliseconds(120))
    for _ in 0..<50 {
      table.pass(.milliseconds(16))
      seen.append(stitches())
    }
    #expect(seen.contains(6) && seen.last == 0)
    #expect(table.stage.nextFrame() != .immediately)
  }

  @Test(arguments: [2, 3, 4])
  func inAnUprightWindowTheTrayHoldsAllPiecesInTheirSizeOnTheBoard(columns: Int) throws {
    let table = SceneHarness.mirror(columns, size: Size(width: 1080, height: 1920))
    let board = try table.mirrorScene.board
    let place = try #require(board.place)
    #expect(!board.tray.hasPages)
    for piece in board.pieces {
      #expect(place.tray.contains(piece.frame), "\(piece.number)")
      #expect(piece.frame.width > 0.85 * place.cell.width)
    }
    #expect(place.tray.maxY > 1880, "it lies where the hands are")
  }

  @Test func theLoomOfTheSetupTurnsToTheNextPictureWhenItIsSwiped() throws {
    let table = SceneHarness { MirrorSetupScene(context: $0) }
    let start = try table.node("mirror.setup.loom").windowFrame(at: table.now).center
    table.touch((0...8).map { start + Point(x: -30 * Double($0), y: 0) })
    table.pass(.seconds(1))
    let second = MirrorPicture.all[1]
    #expect(try table.node("mirror.setup.loom").label == second.title)
    #expect(try table.node("mirror.picture." + second.name).traceValue == 1)
    let cards = table.stage.top.root.children.compactMap { $0 as? ClothCard }
    #expect(cards.count == 13 && cards.allSatisfy { $0.picture == second })
  }

  @Test func aHandShowsTheDragOnceWhenNothingHappensAndNeverAfterItWasDone() throws {
    let context = GameContext.forTests
    let table = SceneHarness.mirror(context: context)
    let hint = try table.node("mirror.hint.drag")
    table.pass(.milliseconds(6000))
    #expect(hint.isHidden, "the opening takes 2.7 seconds, then it waits four")
    table.pass(.milliseconds(1000))
    #expect(!hint.isHidden)
    table.pass(.seconds(4))
    #expect(hint.isHidden && table.stage.nextFrame() == .onInput)
    try table.carry(table.mirror.tray[0], toCell: 0)
    let later = SceneHarness.mirror(context: context)
    later.pass(.seconds(7))
    #expect(try later.node("mirror.hint.drag").isHidden)
    #expect(later.stage.nextFrame() == .onInput)
  }

  @Test func theHandLeavesWhenAPieceIsPickedUp() throws {
    let table = SceneHarness.mirror()
    table.pass(.seconds(7))
    #expect(try !table.node("mirror.hint.drag").isHidden)
    try table.carry(table.mirror.tray[0], toCell: 0)
    #expect(try table.node("mirror.hint.drag").isHidden)
  }
}
