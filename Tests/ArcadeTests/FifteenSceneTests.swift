import Arcade
import Geometry
import Input
import Rules
import Stage
import Testing

@testable import FifteenGame

extension SceneHarness {
  var game: Fifteen {
    get throws { try #require(stage.top as? FifteenScene).game }
  }

  /// The board of a one-move scramble is solved by the one direction that solves it.
  func solveOneMove() throws {
    let game = try game
    for direction in Direction.allCases {
      guard let move = game.move(pushing: direction) else { continue }
      if try game.applying(move).outcome == .won {
        switch direction {
        case .up: press(.up)
        case .down: press(.down)
        case .left: press(.left)
        case .right: press(.right)
        }
        return
      }
    }
  }

  /// A tile in the gap's row or column, `distance` cells away from it.
  func tile(_ distance: Int) throws -> (id: Int, way: Point) {
    let game = try game
    let gap = game.gap
    for (columns, rows) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
      let tile = game.tile(
        atColumn: gap.column + columns * distance, row: gap.row + rows * distance)
      if let tile { return (tile, Point(x: -Double(columns), y: -Double(rows))) }
    }
    Issue.record("no tile \(distance) from the gap")
    return (1, .zero)
  }

  func moves() -> Int { events.count { $0.name == "move" } }
}

@MainActor @Suite struct FifteenSceneTests {
  private let window = Size(width: 1280, height: 800)

  @Test func aTapBesideTheGapMovesThatTile() throws {
    let table = try board(4, window)
    let (tile, _) = try table.tile(1)
    let gap = try table.game.gap
    try table.tap("tile.\(tile)")
    let place = try #require(try table.game.position(of: tile))
    #expect(place.column == gap.column && place.row == gap.row)
    #expect(try table.game.moveCount == 1)
    #expect(table.sounds.contains("slide"))
  }

  @Test func aTapFartherAwayPushesTheLineAndCountsEachTile() throws {
    let table = try board(4, window)
    let (tile, _) = try table.tile(2)
    try table.tap("tile.\(tile)")
    #expect(try table.game.moveCount == 2)
    #expect(table.moves() == 1)
  }

  @Test func aTapOnATileThatIsStuckBumpsAndCountsNothing() throws {
    let table = try board(4, window)
    let game = try table.game
    let stuck = try #require(
      (1..<16).first { tile in
        game.position(of: tile).map { $0.column != game.gap.column && $0.row != game.gap.row }
          ?? false
      })
    try table.tap("tile.\(stuck)")
    #expect(try table.game == game)
    #expect(table.sounds.last == "bump")
  }

  @Test func aDragPastTheMiddleMovesTheLineAndAShortOneDoesNot() throws {
    let table = try board(4, window)
    let before = try table.game
    let (tile, way) = try table.tile(2)
    let cell = try table.node("tile.\(tile)").size.width
    try table.drag("tile.\(tile)", by: way * (cell * 0.3))
    #expect(try table.game == before)
    try table.drag("tile.\(tile)", by: way * (cell * 0.8))
    #expect(try table.game.moveCount == 2)
  }

  @Test func theLineUnderTheFingerStaysInItsGroove() throws {
    let table = try board(4, window)
    let (tile, way) = try table.tile(1)
    let node = try table.node("tile.\(tile)")
    let start = node.windowFrame(at: table.now).center
    let id = PointerID(99)
    table.stage.receive(.pointer(PointerEvent(id, .began, at: start, time: table.now)))
    for step in 1...20 {
      let away = Point(x: way.y, y: way.x)
      let place = start + (way + away) * (Double(step) * 30)
      table.pass(.milliseconds(16))
      table.stage.receive(.pointer(PointerEvent(id, .moved, at: place, time: table.now)))
      let offset = node.pose(at: table.now).offset
      #expect(abs(offset.dot(away)) < 1e-9)
      #expect(offset.dot(way) <= node.size.width + 1e-9)
      #expect(offset.dot(way) >= 0)
    }
    table.stage.cancelPointers()
    table.pass(.seconds(1))
    #expect(node.pose(at: table.now) == .rest)
  }

  @Test func arrowsPushATileTheWayItGoes() throws {
    let table = try board(4, window)
    for direction in [Key.up, .down, .left, .right] { table.press(direction) }
    #expect(try table.game.moveCount >= 2)
  }

  @Test func theClockStartsWithTheFirstMove() throws {
    let table = try board(4, window)
    table.pass(.seconds(5))
    #expect(try table.node("fifteen.time").label.hasSuffix("0:00"))
    let (tile, _) = try table.tile(1)
    try table.tap("tile.\(tile)")
    table.pass(.seconds(4))
    #expect(try table.node("fifteen.time").label.hasSuffix("0:04"))
    #expect(try table.node("fifteen.moves").label.hasSuffix("1"))
  }

  @Test func aSolvedBoardLocksShowsItsResultAndOffersTheNextSteps() throws {
    let table = try board(4, window, scramble: 1)
    try table.solveOneMove()
    let game = try table.game
    #expect(game.outcome == .won)
    try table.tap("tile.1")
    #expect(try table.game == game)
    table.pass(.seconds(4))
    #expect(table.stage.top.name == "fifteen.won")
    let result = try #require(
      table.events.compactMap { $0.fields as? TraceFields.Result }.last)
    #expect(result.moves == 1 && result.variant == "4x4-walk-1")
    #expect(table.sounds.contains("win"))
    try table.tap("result.skip")
    try table.tap("result.again")
    #expect(try table.game.outcome == nil)
    #expect(try table.game.moveCount == 0)
  }

  @Test func menuInTheDialogLeadsToTheMenu() throws {
    let table = try board(4, window, scramble: 1)
    try table.solveOneMove()
    table.pass(.seconds(4))
    try table.tap("result.skip")
    try table.tap("result.menu")
    #expect(table.stage.top.name == "menu")
  }

  @Test func numbersAndOriginalAreThereOnDemand() throws {
    let table = try board(4, window)
    try table.tap("fifteen.numbers")
    try table.tap("fifteen.original")
    let (tile, _) = try table.tile(1)
    try table.tap("tile.\(tile)")
    #expect(table.moves() == 0, "the first touch lays the picture aside")
    try table.tap("tile.\(tile)")
    #expect(try table.game.moveCount == 1)
    #expect(table.moves() == 1)
  }

  @Test func aSecondFingerHasNoSayOverTheLineOfTheFirst() throws {
    let table = try board(4, window)
    let (tile, way) = try table.tile(1)
    let held = try table.node("tile.\(tile)")
    let other = try table.node("tile.\(tile == 5 ? 6 : 5)")
    func send(_ id: Int64, _ phase: PointerEvent.Phase, _ place: Point) {
      table.pass(.milliseconds(16))
      table.stage.receive(.pointer(PointerEvent(PointerID(id), phase, at: place, time: table.now)))
    }
    let start = held.windowFrame(at: table.now).center
    let there = other.windowFrame(at: table.now).center
    send(1, .began, start)
    send(1, .moved, start + way * 40)
    let offset = held.pose(at: table.now).offset
    #expect(offset.length > 20)
    send(2, .began, there)
    send(2, .moved, there + way * 200)
    send(2, .ended, there + way * 200)
    #expect(held.pose(at: table.now).offset == offset)
    #expect(table.moves() == 0)
    send(1, .moved, start + way * 150)
    send(1, .ended, start + way * 150)
    #expect(table.moves() == 1)
  }

  @Test func theScreenMayGoDarkUnlessSomebodyPlays() throws {
    let table = try board(4, window)
    #expect(table.stage.top.allowsBlanking)
    let (tile, _) = try table.tile(1)
    try table.tap("tile.\(tile)")
    #expect(!table.stage.top.allowsBlanking)
    table.pass(.seconds(301))
    #expect(table.stage.top.allowsBlanking)
  }

  @Test func twoFingersOnTwoTilesNeverBreakTheBoard() throws {
    for seed in 0..<40 {
      let table = try board(4, window)
      let order = [(seed * 7) % 15 + 1, (seed * 11 + 3) % 15 + 1]
      for (index, tile) in order.enumerated() {
        let place = try table.node("tile.\(tile)").windowFrame(at: table.now).center
        let id = PointerID(Int64(500 + index))
        table.stage.receive(.pointer(PointerEvent(id, .began, at: place, time: table.now)))
        table.stage.receive(
          .pointer(
            PointerEvent(
              id, .moved, at: place + Point(x: Double(seed * 13 % 200 - 100), y: 60),
              time: table.now)))
      }
      for index in 0..<2 {
        table.pass(.milliseconds(30))
        table.stage.receive(
          .pointer(
            PointerEvent(
              PointerID(Int64(500 + index)), .ended, at: Point(x: 700, y: 400), time: table.now)))
      }
      table.pass(.seconds(1))
      let game = try table.game
      #expect(game.cells.sorted() == Array(0..<16))
      for tile in 1..<16 {
        let node = try table.node("tile.\(tile)")
        #expect(node.pose(at: table.now) == .rest, "tile \(tile) after seed \(seed)")
      }
    }
  }

  @Test func atRestABoardWithoutMovesAsksForNoFrame() throws {
    let table = try board(6, window)
    // The hand that shows newcomers how to play has come and gone.
    table.pass(.seconds(8))
    #expect(table.stage.nextFrame() == .onInput)
  }

  @Test(arguments: [
    Size(width: 1280, height: 800), Size(width: 800, height: 480), Size(width: 2560, height: 1080),
    Size(width: 864, height: 1536), Size(width: 640, height: 640),
  ])
  func theWayBackIsWhereTheSetupHasIt(size: Size) throws {
    let table = SceneHarness(size: size) { FifteenSetupScene(context: $0) }
    let place = try table.node("fifteen.back").windowFrame(at: table.now).origin
    try table.tap("fifteen.play")
    #expect(try table.node("fifteen.back").windowFrame(at: table.now).origin == place)
  }
}
