import Arcade
import Geometry
import Input
import Rules
import Stage
import Testing

@testable import FifteenGame

/// Undo, redo and pause.
@MainActor @Suite struct FifteenHelpersTests {
  private let window = Size(width: 1280, height: 800)

  private func table(scramble: Scramble = 130) throws -> SceneHarness {
    try board(4, window, scramble: scramble)
  }

  /// Pushes one tile beside the gap.
  private func push(_ table: SceneHarness) throws {
    try table.tap("tile.\(table.tile(1).id)")
  }

  @Test func undoTakesAMoveBackAndRedoMakesItAgain() throws {
    let table = try table()
    let start = try table.game
    try push(table)
    let after = try table.game
    try table.tap("fifteen.undo")
    #expect(try table.game == start)
    #expect(try table.node("fifteen.moves").label.hasSuffix("0"))
    try table.tap("fifteen.redo")
    #expect(try table.game == after)
    #expect(table.moves() == 3)
  }

  @Test(arguments: ["Ctrl+Z and Ctrl+Y", "U and R", "Ctrl+Z and Ctrl+Shift+Z"])
  func undoAndRedoHaveTheirKeys(keys: String) throws {
    let (undo, with): (Key, KeyModifiers) =
      keys.hasPrefix("U") ? (.character("u"), []) : (.character("z"), .control)
    let (redo, and): (Key, KeyModifiers) =
      switch keys.suffix(1) {
      case "R": (.character("r"), [])
      case "Y": (.character("y"), .control)
      default: (.character("z"), [.control, .shift])
      }
    let table = try table()
    let start = try table.game
    try push(table)
    let after = try table.game
    table.press(undo, with)
    #expect(try table.game == start)
    table.press(redo, and)
    #expect(try table.game == after)
  }

  @Test func whatCannotBeTakenBackIsNotOffered() throws {
    let table = try table()
    #expect(try !table.node("fifteen.undo").isEnabled)
    #expect(try !table.node("fifteen.redo").isEnabled)
    try push(table)
    #expect(try table.node("fifteen.undo").isEnabled)
    try table.tap("fifteen.undo")
    #expect(try !table.node("fifteen.undo").isEnabled)
    #expect(try table.node("fifteen.redo").isEnabled)
    try push(table)
    #expect(try !table.node("fifteen.redo").isEnabled)
  }

  @Test func aPauseHidesTheBoardStopsTheClockAndLocksTheTiles() throws {
    let table = try table()
    try push(table)
    table.pass(.seconds(3))
    let game = try table.game
    let place = try table.node("tile.\(table.tile(1).id)").windowFrame(at: table.now).center
    try table.tap("fifteen.pause")
    #expect(try table.node("board").isHidden)
    let shown = try table.node("fifteen.time").label
    table.pass(.seconds(60))
    for key in [Key.up, .down, .left, .right] { table.press(key) }
    table.press(.character("u"))
    #expect(try table.game == game)
    #expect(try table.node("fifteen.time").label == shown)
    #expect(table.stage.nextFrame() == .onInput, "at rest a pause costs nothing")
    table.touch([place])
    table.pass(.milliseconds(400))
    #expect(try !table.node("board").isHidden, "a tap on the sheet goes on")
    #expect(try table.game == game)
    table.pass(.seconds(2))
    #expect(try table.node("fifteen.time").label != shown)
  }

  @Test func pHasAPauseAndEndsIt() throws {
    let table = try table()
    table.press(.character("p"))
    #expect(try table.node("board").isHidden)
    table.press(.character("p"))
    #expect(try !table.node("board").isHidden)
    table.pass(.seconds(3))
    #expect(try table.node("fifteen.time").label.hasSuffix("0:00"), "nothing was moved yet")
  }

  @Test func enterEndsAPauseBegunByTheButton() throws {
    let table = try table()
    try table.tap("fifteen.pause")
    table.press(.enter)
    #expect(try !table.node("board").isHidden)
  }

  @Test func turningToAnotherWindowPausesARunningGameOnly() throws {
    let table = try table()
    table.stage.windowLostFocus()
    #expect(try !table.node("board").isHidden)
    try push(table)
    table.stage.windowLostFocus()
    #expect(try table.node("board").isHidden)
  }

  @Test func theHelpOverARunningGameStopsItsClock() throws {
    let table = try table()
    try push(table)
    table.pass(.seconds(2))
    let shown = try table.node("fifteen.time").label
    table.press(.function(1))
    #expect(table.stage.top.name == "fifteen.help")
    table.pass(.seconds(20))
    table.press(.escape)
    #expect(try table.node("fifteen.time").label == shown)
    #expect(try table.node("board").isHidden)
  }

  @Test func aLineUnderTheFingerGoesBackWhenAPauseComes() throws {
    let table = try table()
    let before = try table.game
    try push(table)
    try table.tap("fifteen.undo")
    let (tile, way) = try table.tile(1)
    let node = try table.node("tile.\(tile)")
    let start = node.windowFrame(at: table.now).center
    let id = PointerID(77)
    table.stage.receive(.pointer(PointerEvent(id, .began, at: start, time: table.now)))
    for step in 1...8 {
      table.pass(.milliseconds(16))
      let place = start + way * (Double(step) * 12)
      table.stage.receive(.pointer(PointerEvent(id, .moved, at: place, time: table.now)))
    }
    table.press(.character("p"))
    table.stage.receive(.pointer(PointerEvent(id, .ended, at: start + way * 96, time: table.now)))
    table.press(.character("p"))
    table.pass(.seconds(1))
    #expect(try table.game.cells == before.cells)
    #expect(node.pose(at: table.now) == .rest)
  }

  @Test func aSolvedBoardHasNoPauseAndNothingToTakeBack() throws {
    let table = try table(scramble: 1)
    try table.solveOneMove()
    for id in ["fifteen.undo", "fifteen.redo", "fifteen.pause", "fifteen.numbers"] {
      #expect(try !table.node(id).isEnabled, "\(id)")
    }
  }
}

@MainActor @Suite struct FifteenSetupTests {
  @Test func anyBoardIsChosenBesideTheClassicScramble() throws {
    let table = SceneHarness { FifteenSetupScene(context: $0) }
    try table.tap("fifteen.scramble.any")
    try table.tap("fifteen.layout.6x6")
    try table.tap("fifteen.play")
    #expect(try table.game.setup == .init(columns: 6, rows: 6, scramble: .any))
    try table.tap("fifteen.back")
    try table.tap("fifteen.scramble.130")
    try table.tap("fifteen.play")
    #expect(try table.game.setup == .init(columns: 6, rows: 6))
  }

  @Test func picturesGoRoundWithoutEnd() throws {
    let table = SceneHarness { FifteenSetupScene(context: $0) }
    // Three pictures and the card that adds one.
    for _ in 0..<7 {
      try table.drag("fifteen.pictures", by: Point(x: -200, y: 0))
      table.pass(.seconds(1))
    }
    try table.tap("fifteen.play")
    #expect(table.context.fifteenChoice.picture != nil)
    try table.tap("fifteen.back")
    try table.tap("fifteen.picture.three")
    table.pass(.seconds(1))
    try table.tap("fifteen.play")
    #expect(table.context.fifteenChoice.picture == "three")
  }

  @Test func anotherLanguageKeepsWhatWasChosen() throws {
    let table = SceneHarness { FifteenSetupScene(context: $0) }
    try table.tap("fifteen.layout.6x6")
    try table.tap("fifteen.scramble.any")
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    try table.tap("fifteen.play")
    table.press(.up)
    table.press(.left)
    let game = try table.game
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    #expect(try table.game == game && game.setup == .init(columns: 6, rows: 6, scramble: .any))
  }

  @Test func layoutsWearTheirCaptions() throws {
    let table = SceneHarness { FifteenSetupScene(context: $0) }
    let labels = try [4, 5, 6].map { try table.node("fifteen.layout.\($0)x\($0)").label }
    #expect(labels == ["4×4 Classic", "5×5 Medium", "6×6 Hard"])
  }
}

@MainActor @Suite struct HelpTests {
  private func help() throws -> SceneHarness {
    try SceneHarness { FifteenSetupScene(context: $0) }.opened("fifteen.help")
  }

  private func page(_ table: SceneHarness) throws -> String { try table.node("help.page").label }

  @Test func itsPagesAreTurnedByButtonsKeysAndAFinger() throws {
    let table = try help()
    #expect(try page(table) == "1/7")
    try table.tap("help.next")
    #expect(try page(table) == "2/7")
    table.press(.pageDown)
    #expect(try page(table) == "3/7")
    try table.drag("help.text", by: Point(x: -200, y: 0))
    #expect(try page(table) == "4/7")
    try table.drag("help.text", by: Point(x: 200, y: 0))
    table.press(.pageUp)
    try table.tap("help.previous")
    #expect(try page(table) == "1/7")
    #expect(try !table.node("help.previous").isEnabled)
  }

  @Test func behindTheLastPageLiesWhereOneCameFrom() throws {
    let table = try help()
    for _ in 0..<7 { try table.tap("help.next") }
    #expect(table.stage.top.name == "fifteen.setup")
  }

  @Test func demonstrationsPlayAndThenRest() throws {
    let table = try help()
    for _ in 0..<7 {
      #expect(table.stage.nextFrame() == .immediately || table.stage.top.name != "fifteen.help")
      table.pass(.seconds(10))
      #expect(table.stage.nextFrame() == .onInput)
      try table.tap("help.next")
      if try page(table) == "4/7" { break }
    }
    table.press(.pageUp)
    table.pass(.seconds(10))
    try table.tap("help.picture")
    #expect(table.stage.nextFrame() == .immediately, "a touch plays it again")
  }

  @Test func keysAloneReadIt() throws {
    let table = try help()
    table.press(.enter)
    #expect(try page(table) == "2/7")
    table.press(.escape)
    #expect(table.stage.top.name == "fifteen.setup")
  }
}
