import Foundation
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import MirrorGame

/// Sorting the pieces of a large puzzle into trays.
@MainActor @Suite struct MirrorSortingTests {
  /// A puzzle whose opening was skipped.
  private func large(
    _ columns: Int = 6, hints: Mirror.Hints = .numbers, context: GameContext = .forTests
  ) throws -> SceneHarness {
    let table = SceneHarness.mirror(columns, hints: hints, context: context)
    let window = try #require(try table.mirrorScene.board.place).window
    table.touch([Point(x: window.midX + 80, y: window.midY)])
    table.pass(.milliseconds(600))
    return table
  }

  private func shown(_ table: SceneHarness) throws -> [Int] {
    try table.mirrorScene.board.shownInTray
  }

  private func middle(_ id: String, _ table: SceneHarness) throws -> Point {
    try table.node(id).windowFrame(at: table.now).center
  }

  /// Drags a piece along the tray onto another tray: up first, so that no page turns.
  private func drop(_ piece: Int, on tray: Int, _ table: SceneHarness) throws {
    let start = try table.middle(of: piece)
    let end = try middle("mirror.tray.\(tray)", table)
    let up = Point(x: start.x, y: start.y - 30)
    let way = [start, up] + (1...10).map { up + (end - up) * (Double($0) / 10) }
    table.touch(way + Array(repeating: end, count: 3), liftsAfter: .milliseconds(120))
    table.pass(.milliseconds(500))
  }

  private func key(_ key: Key, _ table: SceneHarness, _ modifiers: KeyModifiers = []) {
    table.stage.receive(.key(KeyEvent(key, modifiers: modifiers, time: table.now)))
    table.pass(.milliseconds(500))
  }

  @Test func aControllerOpensTraysAndSendsPieces() throws {
    let table = try large()
    let board = try table.mirrorScene.board
    let piece = try shown(table)[0]
    table.press(button: .special)
    #expect(board.sorting?.tray(of: piece) == 1)
    table.press(button: .turnLeft)
    #expect(board.sorting?.open == 2)
    table.press(button: .turnRight)
    #expect(board.sorting?.open == 0)
  }

  @Test func aControllerMarksPiecesSendsThemTogetherAndFiltersEdges() throws {
    let table = try large()
    let board = try table.mirrorScene.board
    let chosen = Array(try shown(table).prefix(2))
    table.press(button: .shoulderRight)
    table.stage.setFocus(board)
    table.press(button: .mark)
    table.press(button: .dpadRight)
    table.press(button: .mark)
    #expect(board.marked == Set(chosen))
    table.press(button: .turnRight)
    #expect(chosen.allSatisfy { board.sorting?.tray(of: $0) == 1 } && board.sorting?.open == 0)
    table.press(button: .filter)
    #expect(board.sorting?.onlyEdges == true)
    table.press(button: .filter)
    #expect(board.sorting?.onlyEdges == false)
  }

  @Test func theHelpNamesWhatMarksPiecesOnTheDeviceInUse() throws {
    func help(_ open: (SceneHarness) throws -> Void) throws -> String {
      let table = SceneHarness { MirrorSetupScene(context: $0) }
      try open(table)
      #expect(table.stage.top.name == "mirror.help")
      var pages: [String] = []
      while table.stage.top.name == "mirror.help" {
        pages.append(try table.node("help.text").label)
        try table.tap("help.next")
      }
      return pages.joined()
    }
    let touch = try help { try $0.tap("mirror.help") }
    #expect(touch.contains("tap pieces in the tray to mark") && touch.contains("The arrow keys"))
    let keys = try help { $0.press(.function(1)) }
    #expect(keys.contains("M marks a piece") && keys.contains("E shows only edge pieces"))
    let controller = try help {
      $0.stage.setFocus(try $0.node("mirror.help"))
      $0.press(button: .confirm)
    }
    #expect(controller.contains("press the left stick to mark"))
    #expect(controller.contains("Press the right stick") && !controller.contains("The arrow keys"))
  }

  @Test func aPieceDroppedOnATrayIsInItAndATapOpensIt() throws {
    let table = try large()
    let piece = try shown(table)[1]
    try drop(piece, on: 2, table)
    #expect(try shown(table).count == 59 && !shown(table).contains(piece))
    #expect(try table.mirror.tray.count == 60, "for the rules it is where it was")
    #expect(try table.node("mirror.tray.2").label == "Tray: Fish, 1 piece")
    #expect(try table.mirrorScene.board.pieces[piece - 1].isHidden)
    try table.tap("mirror.tray.2")
    table.pass(.milliseconds(400))
    #expect(try shown(table) == [piece])
    #expect(try !table.mirrorScene.board.pieces[piece - 1].isHidden)
    try table.carry(piece, toCell: piece - 1)
    #expect(try table.mirror.cells[piece - 1] == piece)
    #expect(try table.node("tray.empty").label == "No pieces here.")
  }

  @Test func tappedPiecesAreMarkedAndATapOnATraySendsThemAll() throws {
    let table = try large()
    let chosen = Array(try shown(table).prefix(3))
    for piece in chosen { table.touch([try table.middle(of: piece)]) }
    #expect(try table.mirrorScene.board.marked == Set(chosen))
    // A second tap removes the mark.
    table.touch([try table.middle(of: chosen[2])])
    try table.tap("mirror.tray.3")
    table.pass(.milliseconds(500))
    #expect(try table.mirrorScene.board.marked.isEmpty)
    #expect(try shown(table).first == chosen[2])
    try table.tap("mirror.tray.3")
    #expect(try shown(table) == Array(chosen.prefix(2)))
  }

  @Test func theFilterShowsOnlyEdgePieces() throws {
    let table = try large()
    try table.tap("mirror.edges")
    let setup = try table.mirror.setup
    #expect(try shown(table).count == 2 * 6 + 8, "the line of the mirror is no edge")
    #expect(try shown(table).allSatisfy(setup.isAtEdge))
    try table.tap("mirror.edges")
    #expect(try shown(table).count == 60)
  }

  @Test func withoutHintsNothingTellsWhichPiecesAreFromTheEdge() throws {
    let table = try large(hints: .none)
    try table.tap("mirror.edges")
    #expect(try shown(table).count == 60)
    let toasts = table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
    #expect(toasts.last == "Edge pieces are shown only with hints.")
    // The toast moves the tray while it is shown; the filter ends with the hints.
    table.pass(.seconds(10))
    for _ in 0..<2 { try table.tap("mirror.hints") }
    try table.tap("mirror.edges")
    #expect(try shown(table).count == 20)
    try table.tap("mirror.hints")
    #expect(try table.mirror.hints == .none && shown(table).count == 60)
  }

  @Test func aPieceOfTheBrocadeReturnsToTheOpenTrayAndUndoToItsOwn() throws {
    let table = try large()
    let piece = try shown(table)[0]
    try table.carry(piece, toCell: 8)
    try table.tap("mirror.tray.3")
    try table.carry(piece, to: middle("tray", table))
    #expect(try shown(table) == [piece])
    try table.tap("mirror.tray.1")
    #expect(try shown(table).count == 59)
    try table.tap("mirror.undo")
    #expect(try table.mirror.cells[8] == piece)
    try table.tap("mirror.redo")
    try table.tap("mirror.tray.3")
    #expect(try shown(table) == [piece])
  }

  @Test func keysMarkPiecesSendThemAndOpenTrays() throws {
    let table = try large()
    let pieces = Array(try shown(table).prefix(3))
    key(.tab, table)
    table.stage.setFocus(try table.mirrorScene.board)
    key(.character("2"), table, .shift)
    #expect(try shown(table).first == pieces[1])
    key(.character("m"), table)
    key(.right, table)
    key(.character("m"), table)
    key(.character("2"), table)
    key(.character("2"), table)
    #expect(try shown(table) == pieces)
    key(.character("1"), table)
    key(.character("e"), table)
    #expect(try shown(table).allSatisfy(table.mirror.setup.isAtEdge))
  }

  @Test func savedPuzzlesKeepTheirTrays() throws {
    let context = GameContext.forTests
    let table = try large(context: context)
    let piece = try shown(table)[0]
    try drop(piece, on: 2, table)
    try table.tap("mirror.tray.2")
    try table.tap("mirror.back")
    context.autosaver.finish()
    let saved = try #require(SavedMirror.latest(context))
    let again = SceneHarness(size: Size(width: 1280, height: 800), context: context) {
      MirrorScene($0, saved)
    }
    again.pass(.milliseconds(400))
    #expect(try shown(again) == [piece])
  }

  @Test func anEarlierSavedPuzzleHasAllPiecesInTheFirstTray() throws {
    let setup = Mirror.Setup(columns: 6)
    let context = GameContext.forTests
    let old = SavedMirror(
      round: MirrorRound(setup, seed: 3), milliseconds: 0, picture: .first
    ).saved(at: 0)
    #expect(old.extra == #"{"picture":"diamonds"}"#)
    try context.store.save(old, slot: context.saveSlot(setup).name)
    let saved = try #require(SavedMirror(context, of: setup))
    #expect(saved.sorting == nil)
    // Trays of another size are no reason to lose the puzzle.
    var odd = old
    odd.extra = #"{"picture":"diamonds","sorting":{"places":[0,7],"open":9,"onlyEdges":false}}"#
    try context.store.save(odd, slot: context.saveSlot(setup).name)
    #expect(try #require(SavedMirror(context, of: setup)).sorting == nil)
  }

  @Test func smallPuzzlesHaveOneTray() throws {
    let table = SceneHarness.mirror(5)
    table.pass(.seconds(3))
    #expect(try table.mirrorScene.board.sorting == nil)
    #expect(try table.mirrorScene.board.tray.sorter.isHidden)
  }

  @Test func everyTrayIsLargeEnoughForAFingerInEveryWindow() throws {
    for size in [
      Size(width: 640, height: 480), Size(width: 800, height: 480), Size(width: 480, height: 800),
      Size(width: 1280, height: 800), Size(width: 1080, height: 1920),
    ] {
      let table = SceneHarness.mirror(10, size: size)
      for id in ["mirror.tray.1", "mirror.tray.3", "mirror.edges"] {
        #expect(try table.node(id).size.shortSide >= 48, "\(size)")
      }
      let board = try table.mirrorScene.board
      for piece in try shown(table).prefix(3) {
        #expect(board.pieces[piece - 1].frame.size.shortSide >= 36, "\(size)")
      }
    }
  }
}
