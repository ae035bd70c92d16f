import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import MirrorGame

/// Puzzles of 60 and 120 pieces, which are zoomed.
@MainActor @Suite struct MirrorZoomTests {
  private func place(_ table: SceneHarness) throws -> MirrorLayout {
    try #require(try table.mirrorScene.board.place)
  }

  private func scale(_ table: SceneHarness) throws -> Double {
    try table.mirrorScene.board.view.scale
  }

  /// A point of the brocade on which no piece lies: on the reflected side.
  private func emptyGround(_ table: SceneHarness) throws -> Point {
    let window = try place(table).window
    return Point(x: window.midX + 80, y: window.midY)
  }

  /// A puzzle whose opening was skipped.
  private func large(
    _ columns: Int, _ symmetry: Mirror.Symmetry = .axis, isTurned: Bool = false
  ) throws -> SceneHarness {
    let table = SceneHarness.mirror(columns, symmetry, isTurned: isTurned)
    table.touch([try emptyGround(table)])
    table.pass(.milliseconds(600))
    return table
  }

  private func doubleTap(_ table: SceneHarness, at place: Point) {
    table.touch([place])
    table.touch([place])
    table.pass(.milliseconds(500))
  }

  /// Two fingers that part, or meet, about a point.
  private func pinch(
    _ table: SceneHarness, at middle: Point, from start: Double, to end: Double,
    moving way: Point = .zero
  ) {
    let ways = [-1.0, 1].map { side in
      (0...12).map { step -> Point in
        let part = Double(step) / 12
        return middle + way * part + Point(x: side * (start + (end - start) * part), y: 0)
      }
    }
    table.together(ways) {}
  }

  @Test func aDoubleTapOnEmptyGroundZoomsInThereAndAnotherShowsTheWhole() throws {
    let table = try large(10)
    let whole = try place(table).whole
    let ground = try emptyGround(table)
    let part = (ground.x - whole.minX) / whole.width
    doubleTap(table, at: ground)
    let zoomed = try place(table)
    #expect(zoomed.cell.shortSide >= 70)
    #expect(abs(zoomed.whole.minX + part * zoomed.whole.width - ground.x) < zoomed.cell.width)
    try doubleTap(table, at: emptyGround(table))
    #expect(try place(table).whole == whole)
  }

  @Test func twoFingersZoomAboutTheirMiddleAndOneMovesTheView() throws {
    let table = try large(10, .turn)
    let middle = try emptyGround(table)
    pinch(table, at: middle, from: 20, to: 50)
    let first = try place(table)
    #expect(try scale(table) > 1.5)
    #expect(first.cell.width == first.cell.width.rounded(), "cells are whole at rest")
    #expect(first.whole.minX == first.whole.minX.rounded())
    table.touch(
      (0...10).map { middle + Point(x: 12 * Double($0), y: 5 * Double($0)) },
      liftsAfter: .milliseconds(100))
    let second = try place(table)
    #expect(second.whole.size == first.whole.size)
    #expect(second.whole.minX > first.whole.minX + 60)
    // Back to the whole, and no farther.
    pinch(table, at: middle, from: 150, to: 20)
    #expect(try scale(table) == 1)
  }

  @Test(arguments: Mirror.Symmetry.allCases)
  func everyReflectionFollowsExactlyWhereverTheViewIs(symmetry: Mirror.Symmetry) throws {
    let table = try large(10, symmetry)
    let piece = try table.mirror.tray[0]
    try table.carry(piece, toCell: 44)
    try doubleTap(table, at: emptyGround(table))
    let place = try place(table)
    let own = try table.node("piece.\(piece)").frame.center
    for (index, reflection) in symmetry.reflections.enumerated() {
      let image = try table.node("twin.\(piece)" + (index == 0 ? "" : ".\(index + 1)")).frame.center
      let x = reflection.isMirroredAcross ? 2 * place.whole.midX - own.x : own.x
      let y = reflection.isMirroredDown ? 2 * place.whole.midY - own.y : own.y
      #expect(abs(image.x - x) < 1e-6 && abs(image.y - y) < 1e-6)
    }
  }

  @Test func cellsAreLargeEnoughForAFingerOnceZoomedInEveryWindow() {
    for size in [
      Size(width: 640, height: 480), Size(width: 800, height: 480), Size(width: 1080, height: 1920),
      Size(width: 480, height: 800), Size(width: 3840, height: 2160),
    ] {
      for columns in Mirror.Setup.sizes.filter(Mirror.Setup.isLarge) {
        for symmetry in Mirror.Symmetry.allCases {
          let whole = MirrorLayout(
            bounds: Rect(origin: .zero, size: size), columns: columns, symmetry: symmetry)
          let zoomed = whole.zoomed(MirrorView(scale: whole.working), isResting: true)
          let words = "\(size) \(columns) \(symmetry)"
          #expect(zoomed.cell.shortSide >= MirrorLayout.smallestCell, "\(words)")
          #expect(whole.piece.shortSide >= MirrorLayout.smallestCell, "\(words)")
          #expect(zoomed.room.maxY <= whole.tray.minY, "\(words)")
          #expect(zoomed.room.minY >= whole.bar.maxY, "\(words)")
          #expect(zoomed.room.contains(zoomed.window), "\(words)")
          #expect(!zoomed.zoomBar.intersects(zoomed.room), "\(words)")
        }
      }
    }
  }

  @Test func aPieceGoesWhereTheFingerIsOnAZoomedBrocade() throws {
    let table = try large(10)
    try doubleTap(table, at: emptyGround(table))
    let place = try place(table)
    let inside = try (0..<120).filter {
      place.window.inset(by: 60).contains(try table.middle(ofCell: $0))
    }
    let (one, other) = (try #require(inside.first), try #require(inside.last))
    let piece = try table.mirror.tray[3]
    try table.carry(piece, toCell: one)
    #expect(try table.mirror.cells[one] == piece)
    try table.carry(piece, toCell: other)
    #expect(try table.mirror.cells[other] == piece)
    try table.tap("mirror.undo")
    #expect(try table.mirror.cells[one] == piece)
    try table.tap("mirror.redo")
    #expect(try table.mirror.cells[other] == piece)
    #expect(try self.place(table).whole == place.whole, "the view stays")
    // On the tray it is given back, though the panel reaches below it.
    try table.carry(piece, to: table.node("tray").windowFrame(at: table.now).center)
    #expect(try table.mirror.tray.last == piece)
  }

  @Test func aPieceHeldAtAnEdgeScrollsUntilThereIsNoMore() throws {
    let table = try large(10)
    let piece = try table.mirror.tray[0]
    try doubleTap(table, at: emptyGround(table))
    table.press(.character("0"))
    for _ in 0..<3 { try table.tap("mirror.zoom.in") }
    let before = try place(table)
    let target = Point(x: before.window.minX + 4, y: before.window.minY + 4)
    let way = try table.way(of: piece, to: target)
    table.touch(way, liftsAfter: .seconds(4))
    table.pass(.milliseconds(400))
    let after = try place(table)
    #expect(after.whole.minX == after.room.minX && after.whole.minY == after.room.minY)
    #expect(try table.mirror.cells[0] == piece)
    #expect(try !table.mirrorScene.isSimulating)
  }

  @Test func aPieceOnItsWayOutOfTheTrayScrollsNothing() throws {
    let table = try large(10)
    try doubleTap(table, at: emptyGround(table))
    let before = try place(table)
    try table.carry(table.mirror.tray[0], to: before.window.center)
    #expect(try place(table).whole == before.whole)
  }

  @Test func aPieceThatIsHeldStaysUnderItsFingerWhileAnotherMovesTheView() throws {
    let table = try large(10)
    try doubleTap(table, at: emptyGround(table))
    let before = try place(table)
    let piece = try table.mirror.tray[0]
    let way = try table.way(of: piece, to: before.window.center)
    let rest = Array(repeating: try #require(way.last), count: 16)
    let start = try emptyGround(table)
    let pan =
      Array(repeating: start, count: way.count)
      + (1...16).map { start + Point(x: 8 * Double($0), y: 0) }
    var seen: Point?
    table.together([way + rest, pan]) { seen = try? table.middle(of: piece) }
    #expect(try place(table).whole.minX > before.whole.minX + 40)
    #expect(abs(try #require(seen).x - before.window.midX) < 2)
  }

  @Test func buttonsKeysAndTheWheelZoomToo() throws {
    let table = try large(6)
    #expect(try !table.node("mirror.zoom.out").isEnabled)
    try table.tap("mirror.zoom.in")
    #expect(abs(try scale(table) - 1.5) < 0.01)
    try table.tap("mirror.zoom.out")
    #expect(try scale(table) == 1)
    table.press(.character("+"))
    #expect(try scale(table) > 1)
    table.press(.character("-"))
    #expect(try scale(table) == 1)
    let ground = try emptyGround(table)
    table.wheel(at: ground, up: 3, .control)
    #expect(try scale(table) > 1)
    let before = try place(table).whole.minX
    table.wheel(at: ground, up: -1, .shift)
    #expect(try place(table).whole.minX < before)
    try table.tap("mirror.zoom.whole")
    #expect(try scale(table) == 1)
    for _ in 0..<12 { table.press(.character("+")) }
    #expect(try !table.node("mirror.zoom.in").isEnabled)
    table.press(.character("0"))
    #expect(try scale(table) == 1)
  }

  @Test func overAPieceThatCanBeTurnedTheWheelTurnsAndWithCtrlZooms() throws {
    let table = try large(6, isTurned: true)
    // The toast about turned pieces moves the scene while it is shown.
    table.pass(.seconds(8))
    let piece = try #require(try table.mirror.tray.first { try table.mirror.canTurn($0) })
    try table.carry(piece, toCell: 20)
    #expect(try table.mirror.cells[20] == piece)
    let before = try table.mirror.turns(of: piece)
    table.wheel(at: try table.middle(of: piece), up: -1)
    #expect(try table.mirror.turns(of: piece) == (before + 1) % 4)
    #expect(try scale(table) == 1)
    table.wheel(at: try table.middle(of: piece), up: 3, .control)
    #expect(try scale(table) > 1)
    #expect(try table.mirror.turns(of: piece) == (before + 1) % 4)
  }

  @Test func theKeyboardsCursorStaysInSight() throws {
    let table = try large(10)
    for _ in 0..<4 { table.press(.character("+")) }
    table.press(.up)
    for key in [Key.up, .left, .right, .down] {
      for _ in 0..<12 { table.press(key) }
      let board = try table.mirrorScene.board
      guard case .cell(let cell) = board.cursor else { continue }
      let box = board.frame(ofCell: cell)
      #expect(try place(table).window.contains(box), "cell \(cell)")
    }
  }

  @Test func aResizedWindowAndAPauseKeepTheView() throws {
    let table = try large(10)
    try doubleTap(table, at: emptyGround(table))
    let before = try table.mirrorScene.board.view
    try table.tap("mirror.pause")
    try table.tap("mirror.pause")
    for size in [Size(width: 1080, height: 1920), Size(width: 800, height: 480)] {
      table.stage.resize(to: size, density: 1)
      table.pass(.milliseconds(300))
      let place = try place(table)
      #expect(place.room.contains(place.window))
    }
    table.stage.resize(to: Size(width: 1280, height: 800), density: 1)
    table.pass(.milliseconds(300))
    #expect(abs(try scale(table) - before.scale) < 0.5)
  }

  @Test func theWholeClothIsAsLargeAsTheView() throws {
    let table = try large(10)
    try doubleTap(table, at: emptyGround(table))
    try table.tap("mirror.original")
    table.pass(.milliseconds(500))
    #expect(try table.node("mirror.whole").frame == place(table).window)
    let before = try scale(table)
    pinch(table, at: try place(table).window.center, from: 40, to: 60)
    #expect(try scale(table) > before, "two fingers zoom it")
    #expect(try !table.node("mirror.whole").isHidden)
  }

  @Test func thePartBeyondTheEdgeIsNotTouched() throws {
    let table = try large(10)
    for cell in [105, 108, 115, 118] { try table.carry(table.mirror.tray[0], toCell: cell) }
    doubleTap(table, at: try place(table).whole.center)
    let place = try place(table)
    #expect(place.whole.maxY > place.tray.midY)
    let laid = try table.mirror.cells
    for x in stride(from: place.tray.minX, to: place.tray.maxX, by: 30) {
      table.touch([Point(x: x, y: place.tray.minY + 100)], liftsAfter: .milliseconds(700))
    }
    table.pass(.milliseconds(400))
    #expect(try table.mirror.cells == laid, "a long press there gives nothing back")
  }

  @Test func aSavedPuzzleOfManyPiecesIsResumedAndWatched() throws {
    let context = GameContext.forTests
    let table = SceneHarness(context: context) { MirrorSetupScene(context: $0) }
    try table.tap("mirror.layout.10x12")
    try table.tap("mirror.play")
    table.touch([try emptyGround(table)])
    table.pass(.milliseconds(600))
    try doubleTap(table, at: emptyGround(table))
    try table.carry(table.mirror.tray[0], to: place(table).window.center)
    let game = try table.mirror
    let record = try table.mirrorScene.round.record
    try table.tap("mirror.back")
    try table.tap("mirror.continue")
    #expect(try table.mirror == game)
    let replay = MirrorReplayScene(
      try Replay(MirrorRecord(record, picture: nil), palette: .mirror))
    table.stage.show(replay)
    table.pass(.seconds(8))
    #expect(replay.game == game)
    try table.tap("mirror.zoom.in")
    table.pass(.milliseconds(400))
    #expect(try !table.node("mirror.zoom.out").isHidden)
  }

  @Test func theEndShowsTheWholeAndIsRankedAmongPuzzlesOfItsSize() throws {
    let context = GameContext.forTests
    var round = MirrorRound(Mirror.Setup(columns: 6), seed: 4)
    for piece in 1..<60 {
      try round.play(.pick(piece, hand: 1), at: piece)
      try round.play(.move(piece, round.setup.field.middle(of: piece - 1)), at: piece)
      try round.play(.drop(piece), at: piece)
    }
    let saved = SavedMirror(round: round, milliseconds: 9000, picture: .first)
    let table = SceneHarness(context: context) { MirrorScene($0, saved) }
    table.pass(.milliseconds(400))
    doubleTap(table, at: Point(x: try place(table).window.midX + 40, y: 570))
    #expect(try scale(table) > 1)
    try table.carry(60, toCell: 59)
    table.pass(.milliseconds(600))
    #expect(try scale(table) == 1)
    table.pass(.seconds(8))
    #expect(table.stage.top.name == "mirror.won")
    table.type("Ana")
    try table.tap("result.done")
    let results = try context.store.results(
      game: "mirror", variant: "6x10-numbers-axis", order: .time, limit: 9)
    #expect(results.count == 1)
  }
}
