import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import MirrorGame

/// Somebody at the loom.
extension SceneHarness {
  static func loom(
    size: Size = Size(width: 1280, height: 800), context: GameContext = .forTests
  ) -> SceneHarness {
    let table = SceneHarness(size: size, context: context) { LoomScene($0) }
    table.pass(.milliseconds(400))
    return table
  }

  fileprivate var design: LoomDesign {
    get throws { try #require(stage.top as? LoomScene).loom.design }
  }

  fileprivate func patch(_ cell: Int) throws -> LoomPatch { try design.patches[cell] }
  fileprivate func middle(_ id: String) throws -> Point {
    try node(id).windowFrame(at: now).center
  }

  fileprivate func way(_ start: Point, _ end: Point) -> [Point] {
    (0...12).map { start + (end - start) * (Double($0) / 12) }
  }

  fileprivate func doubleTap(_ id: String) throws {
    let place = try middle(id)
    touch([place])
    pass(.milliseconds(60))
    touch([place])
    pass(.milliseconds(500))
  }
}

@MainActor @Suite struct LoomSceneTests {
  @Test func eachPlayerGoesOnWithTheirOwnDesign() throws {
    let context = GameContext.forTests
    let players = try ["Ana", "Ben"].map { try context.store.newPlayer(PlayerName($0), at: 1) }
    for (player, motif) in zip(players, ["frog", "diamond"]) {
      try context.store.setCurrentPlayer(player.id)
      let table = SceneHarness.loom(context: context)
      #expect(try table.design.isBare, "\(player.name) finds nothing of others")
      try table.tap("loom.motif." + motif)
      try table.tap("loom.cell.0")
    }
    for (player, motif) in zip(players, [LoomMotif.frog, .diamond]) {
      try context.store.setCurrentPlayer(player.id)
      #expect(try SceneHarness.loom(context: context).patch(0).motif == motif)
    }
  }

  @Test func aTapLaysTheBrushAndItsTwinTurnsTheOtherWay() throws {
    let table = SceneHarness.loom()
    try table.tap("loom.motif.frog")
    try table.tap("loom.tone.4")
    try table.tap("loom.aim.ground")
    try table.tap("loom.tone.2")
    try table.tap("loom.cell.5")
    #expect(try table.patch(5) == LoomPatch(.frog, thread: 4, ground: 2))
    try table.doubleTap("loom.cell.5")
    #expect(try table.patch(5).turn == 1)
    #expect(try table.node("loom.twin.5").traceValue == 3)
    #expect(try table.node("loom.cell.5").label == "Frog, yellow on red")
    // The same motif again takes the wools and keeps its turn.
    try table.tap("loom.tone.0")
    try table.tap("loom.cell.5")
    #expect(try table.patch(5) == LoomPatch(.frog, turn: 1, thread: 4, ground: 0))
  }

  @Test func aMotifIsDraggedOntoACellOrOntoItsTwin() throws {
    let table = SceneHarness.loom()
    let start = try table.middle("loom.motif.bird")
    table.touch(table.way(start, try table.middle("loom.cell.0")))
    table.touch(table.way(start, try table.middle("loom.twin.7")))
    table.touch(table.way(start, Point(x: start.x, y: 40)))
    #expect(try table.patch(0).motif == .bird && table.patch(7).motif == .bird)
    #expect(try table.design.patches.filter { $0.motif != nil }.count == 2)
  }

  @Test func cellsChangePlacesAndOffTheLoomTheyAreGone() throws {
    let table = SceneHarness.loom()
    try table.tap("loom.motif.sun")
    try table.tap("loom.cell.1")
    table.touch(table.way(try table.middle("loom.cell.1"), try table.middle("loom.cell.8")))
    #expect(try table.patch(1) == .empty && table.patch(8).motif == .sun)
    table.touch(table.way(try table.middle("loom.cell.8"), Point(x: 300, y: 30)))
    #expect(try table.design.isBare)
    try table.tap("loom.undo")
    try table.tap("loom.undo")
    #expect(try table.patch(1).motif == .sun)
    try table.tap("loom.redo")
    #expect(try table.patch(8).motif == .sun)
    try table.tap("loom.clear")
    #expect(try table.design.isBare)
    try table.tap("loom.undo")
    #expect(try table.patch(8).motif == .sun)
  }

  @Test func twoFingersOrTheWheelTurnACell() throws {
    let table = SceneHarness.loom()
    try table.tap("loom.motif.boat")
    try table.tap("loom.cell.4")
    let middle = try table.middle("loom.cell.4")
    func arm(_ side: Double) -> [Point] {
      (0...12).map { step in
        let angle = Double(step) / 12 * .pi / 2 * 1.2
        let turn = Transform(scale: 1, rotation: angle, about: middle, offset: .zero)
        return turn(Point(x: middle.x + side * 30, y: middle.y))
      }
    }
    table.together([arm(1), arm(-1)]) {}
    #expect(try table.patch(4).turn == 1)
    table.stage.receive(
      .wheel(WheelEvent(location: middle, deltaY: -1, time: table.now)))
    #expect(try table.patch(4).turn == 2)
    table.stage.receive(
      .wheel(WheelEvent(location: middle, deltaY: 1, time: table.now)))
    #expect(try table.patch(4).turn == 1)
  }

  @Test func keysAloneDoEverything() throws {
    let table = SceneHarness.loom()
    table.press(.tab)
    table.stage.setFocus(try table.node("loom.motif.house"))
    table.press(.enter)
    table.stage.setFocus(try table.node("loom.cell.0"))
    table.press(.enter)
    table.press(.character("t"))
    table.press(.character("t"), .shift)
    table.press(.character("t"), .shift)
    #expect(try table.patch(0) == LoomPatch(.house, turn: 3, thread: 1, ground: 0))
    table.press(.delete)
    #expect(try table.design.isBare)
    table.press(.character("z"), .control)
    table.press(.character("z"), .control)
    #expect(try table.patch(0).turn == 0)
    table.press(.character("z"), [.control, .shift])
    #expect(try table.patch(0).turn == 3)
  }

  @Test func aControllerTurnsRemovesAndUndoes() throws {
    let table = SceneHarness.loom()
    table.press(button: .shoulderRight)
    table.stage.setFocus(try table.node("loom.motif.house"))
    table.press(button: .confirm)
    table.stage.setFocus(try table.node("loom.cell.0"))
    table.press(button: .confirm)
    table.press(button: .turnRight)
    #expect(try table.patch(0).turn == 1)
    table.press(button: .turnLeft)
    table.press(button: .turnLeft)
    #expect(try table.patch(0).turn == 3)
    table.press(button: .special)
    #expect(try table.design.isBare)
    table.press(button: .undo)
    #expect(try table.patch(0).turn == 3)
  }

  @Test func whatIsLeftLiesInTheGalleryAndOnTheLoom() throws {
    let context = GameContext.forTests
    let table = SceneHarness.loom(context: context)
    try table.tap("loom.motif.fish")
    try table.tap("loom.cell.2")
    try table.tap("loom.size")
    let design = try table.design
    #expect(design.columns == 4 && design.patches[3].motif == .fish)
    try table.tap("loom.back")
    #expect(try context.store.looms().map(\.design) == [design.code])
    let again = SceneHarness.loom(context: context)
    #expect(try again.design == design)
    try again.tap("loom.cell.0")
    try again.tap("loom.gallery")
    #expect(try context.store.looms().count == 1)
    try again.tap("loom.gallery.new")
    #expect(try again.design.isBare)
    try again.tap("loom.gallery")
    #expect(try context.store.looms().count == 1, "bare cloth stays out")
    try again.tap("loom.gallery.row.0")
    #expect(try again.patch(3).motif == .fish)
  }

  @Test func aDesignIsNamedDeletedAndPutBack() throws {
    let context = GameContext.forTests
    let table = SceneHarness.loom(context: context)
    try table.tap("loom.name")
    #expect(table.stage.top.name == "loom", "there is nothing to name yet")
    try table.tap("loom.cell.2")
    try table.tap("loom.name")
    table.press(.character("a"), .control)
    table.type("Rain")
    try table.tap("loom.name.done")
    #expect(try context.store.looms().map(\.name) == ["Rain"])
    try table.tap("loom.gallery")
    table.press(.tab)
    table.stage.setFocus(try table.node("loom.gallery.row"))
    table.press(.down)
    table.press(.delete)
    table.pass(.seconds(1))
    #expect(try context.store.looms().isEmpty)
    try table.tap("loom.gallery.restore")
    #expect(try context.store.looms().map(\.name) == ["Rain"])
    // While the bin is on, a tap deletes too.
    try table.tap("loom.gallery.delete")
    try table.tap("loom.gallery.row.0")
    #expect(try context.store.looms().isEmpty)
    #expect(try table.node("loom.gallery.delete").isHidden)
    try table.tap("loom.gallery.restore")
    try table.tap("loom.gallery.row.0")
    #expect(try table.patch(2).motif == .diamond)
  }

  @Test func aPuzzleOfOnesOwnDesignBearsItsName() throws {
    let table = SceneHarness.loom()
    try table.tap("loom.cell.2")
    try table.tap("loom.name")
    table.press(.character("a"), .control)
    table.type("Rain")
    try table.tap("loom.name.done")
    try table.tap("loom.play")
    table.pass(.milliseconds(600))
    #expect(try table.node("mirror.name").label == "Rain")
    let other = MirrorPicture.loom(LoomDesign(columns: 2))
    #expect(other.title(in: table.context.store) == "A design of your own")
  }

  @Test func onesOwnDesignIsAPuzzleWhoseLikePiecesStandForEachOther() throws {
    let table = SceneHarness.loom()
    try table.tap("loom.motif.star")
    try table.tap("loom.cell.0")
    try table.tap("loom.cell.1")
    try table.tap("loom.play")
    table.pass(.milliseconds(600))
    #expect(table.stage.top.name == "mirror")
    let looks = try #require(try table.mirror.setup.looks)
    #expect(looks[0] == looks[1] && looks[2] == looks[11] && looks[0] != looks[2])
    // The two stars change places, and so does all that is bare.
    for (piece, cell) in zip([2, 1] + Array((3...12).reversed()), 0..<12) {
      try table.carry(piece, toCell: cell)
    }
    #expect(try table.mirror.outcome == .won && table.mirror.variant.hasSuffix("-own"))
  }

  @Test(arguments: Mirror.Symmetry.allCases)
  func aDesignIsAPuzzleOfTheMirrorItWasMadeFor(last: Mirror.Symmetry) throws {
    let context = GameContext.forTests
    let wishes = MirrorChoice(picture: "sun", columns: 4, symmetry: last, hints: .ghost)
    context.mirrorChoice = wishes
    let table = SceneHarness.loom(context: context)
    try table.tap("loom.cell.2")
    let design = try table.design
    try table.tap("loom.play")
    #expect(try table.mirror.setup.symmetry == .axis && table.mirror.hints == .ghost)
    #expect(try table.mirrorScene.picture == .loom(design))
    try table.tap("mirror.new")
    #expect(try table.mirror.setup.symmetry == .axis)
    #expect(try table.mirrorScene.picture == .loom(design))
    #expect(context.mirrorChoice == wishes, "other puzzles are as they were chosen")
  }

  @Test func anUnfinishedDesignIsResumedAndNeverReplacedWithoutAQuestion() throws {
    let table = SceneHarness.loom()
    try table.tap("loom.cell.2")
    try table.tap("loom.play")
    try table.carry(table.mirror.tray[0], toCell: 1)
    let game = try table.mirror
    try table.tap("mirror.back")
    try table.tap("loom.play")
    #expect(try table.mirror == game)
    try table.tap("mirror.back")
    try table.tap("loom.cell.7")
    try table.tap("loom.play")
    #expect(table.stage.top.name == "mirror.saved.question")
    try table.tap("saved.new")
    #expect(try table.mirror.moveCount == 0)
  }

  @Test func theTwinTakesWhatTheCellTakesAsInAMirror() throws {
    let table = SceneHarness.loom()
    try table.tap("loom.motif.boat")
    try table.tap("loom.twin.4")
    #expect(try table.patch(4).motif == .boat)
    try table.doubleTap("loom.twin.4")
    #expect(try table.patch(4).turn == 3 && table.node("loom.twin.4").traceValue == 1)
    // At the right it goes one cell to the right: at the left that is one to the left.
    table.touch(table.way(try table.middle("loom.twin.4"), try table.middle("loom.twin.3")))
    #expect(try table.patch(4) == .empty && table.patch(3).motif == .boat)
    table.stage.receive(
      .wheel(WheelEvent(location: try table.middle("loom.twin.3"), deltaY: -1, time: table.now)))
    #expect(try table.patch(3).turn == 2)
    table.touch(table.way(try table.middle("loom.twin.3"), Point(x: 900, y: 30)))
    #expect(try table.design.isBare)
  }
}
