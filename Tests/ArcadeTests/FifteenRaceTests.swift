import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// The same board for several, and against what was played before.
@MainActor @Suite struct FifteenRaceTests {
  private func race(_ people: Int) throws -> SceneHarness {
    let context = GameContext.forTests
    context.fifteenChoice.scramble = 1
    return try SceneHarness(context: context) { FifteenSetupScene(context: $0) }
      .opened("fifteen.race").opened("race.people.\(people)")
  }

  private func scene(_ table: SceneHarness) throws -> RaceScene {
    try #require(table.stage.top as? RaceScene)
  }

  /// The one tile that brings a board of a one-move scramble home.
  private func last(_ game: Fifteen) throws -> Int {
    let ways = try Direction.allCases.compactMap { game.move(pushing: $0) }
      .filter { try game.applying($0).outcome == .won }
    let move = try #require(ways.first)
    return try #require(game.tile(atColumn: move.column, row: move.row))
  }

  @Test(arguments: 2...4) func everybodyHasTheSameBoardAndTheFirstHomeIsNamed(people: Int) throws {
    let table = try race(people)
    let games = try scene(table).games
    #expect(games.count == people && Set(games.map(\.cells)).count == 1)
    let tile = try last(games[0])
    try table.tap("tile.\(tile).2")
    #expect(try scene(table).games[1].outcome == .won)
    #expect(try scene(table).games[0] == games[0], "each moves an own board")
    table.pass(.seconds(3))
    #expect(table.stage.top.name == "fifteen.race", "the others play on")
    for number in 1...people where number != 2 {
      try table.tap("tile.\(tile)" + (number == 1 ? "" : ".\(number)"))
    }
    table.pass(.seconds(4))
    #expect(table.stage.top.name == "race.over")
    #expect(table.stage.top.root.children[0].label == "First to finish: Player 2")
    #expect(try table.context.store.drafts().isEmpty)
    try table.tap("race.again")
    #expect(try scene(table).games.allSatisfy { $0.outcome == nil })
  }

  @Test func animalsRunOnATrackAsFarAsTheBoardsAreSolved() throws {
    let table = try race(3)
    let scene = try scene(table)
    #expect(!scene.lanes.isHidden)
    let runners = scene.lanes.children
    let start = runners.map(\.frame.minX)
    #expect(Set(start).count == 1, "all begin at the same line")
    try table.tap("tile.\(last(scene.games[0])).2")
    table.pass(.seconds(1))
    #expect(runners[1].frame.maxX > scene.lanes.size.width * 0.95)
    #expect(runners[0].frame.minX == start[0] && runners[2].frame.minX == start[2])
    for seat in scene.seats {
      let board = seat.board.windowFrame(at: table.now)
      #expect(!board.intersects(scene.lanes.frame) && board.maxY < 800)
    }
    let low = RaceLayout(
      bounds: Rect(x: 0, y: 0, width: 800, height: 480), shape: BoardShape(4, 4), people: 3)
    #expect(low.track == nil, "there are only boards where there is little room")
  }

  @Test func stepsFromHomeAreThoseOfAllTilesTogether() {
    let board = Fifteen(.init(columns: 3, rows: 3, scramble: 1), seed: 1)
    #expect(board.stepsFromHome == 1)
  }

  @Test func twoHandsMoveAtTheSameTime() throws {
    let table = try race(2)
    let tile = try last(try scene(table).games[0])
    let nodes = try [table.node("tile.\(tile)"), table.node("tile.\(tile).2")]
    for (finger, node) in nodes.enumerated() {
      let place = node.windowFrame(at: table.now).center
      let id = PointerID(Int64(90 + finger))
      table.stage.receive(.pointer(PointerEvent(id, .began, at: place, time: table.now)))
    }
    table.pass(.milliseconds(60))
    for (finger, node) in nodes.enumerated() {
      let place = node.windowFrame(at: table.now).center
      let id = PointerID(Int64(90 + finger))
      table.stage.receive(.pointer(PointerEvent(id, .ended, at: place, time: table.now)))
    }
    #expect(try scene(table).games.allSatisfy { $0.outcome == .won })
  }

  @Test func aGhostMovesAsItDidOnceTheClockRuns() throws {
    var session = Session<Fifteen>(.init(columns: 3, rows: 3, scramble: 6), seed: 4)
    let walk = Array(Scramble.randomWalk(session.setup, seed: 4).reversed())
    for (step, tile) in walk.enumerated() {
      let place = try #require(session.game.position(of: tile))
      try session.play(.init(column: place.column, row: place.row), at: step * 1000)
    }
    let context = GameContext.forTests
    let scene = FifteenReplayScene(
      try Replay(
        FifteenRecord(session.record, picture: nil), palette: .fifteen,
        ReplayContext(title: "Ana", context: context)))
    let table = try SceneHarness(context: context) { _ in scene }.opened("replay.race")
    let start = try self.scene(table).games[1]
    table.pass(.seconds(4))
    #expect(try self.scene(table).games[1] == start, "it waits for the first move")
    try table.tap("tile.\(walk[0])")
    table.pass(.milliseconds(1800))
    #expect(try self.scene(table).games[1].moveCount == 3)
    table.pass(.seconds(5))
    #expect(try self.scene(table).games[1].outcome == .won)
    for tile in walk.dropFirst() { try table.tap("tile.\(tile)") }
    table.pass(.seconds(4))
    #expect(table.stage.top.name == "race.over")
    #expect(table.stage.top.root.children[0].label == "The ghost was faster")
  }

  @Test func theQuestionCanBeLeftByTouch() throws {
    let table = try SceneHarness { FifteenSetupScene(context: $0) }.opened("fifteen.race")
    try table.tap("race.question.back")
    #expect(table.stage.top.name == "fifteen.setup")
  }

  @Test(arguments: ["race.back", "race.leave"])
  func backLeadsToTheSetupWithWhatWasChosen(way: String) throws {
    let context = GameContext.forTests
    context.fifteenChoice = FifteenChoice(columns: 3, rows: 5, scramble: 1, picture: "two")
    let table = try SceneHarness(context: context) { FifteenSetupScene(context: $0) }
      .opened("fifteen.race").opened("race.people.2")
    if way == "race.leave" {
      let tile = try last(try scene(table).games[0])
      try table.tap("tile.\(tile)")
      try table.tap("tile.\(tile).2")
      table.pass(.seconds(4))
    }
    try table.tap(way)
    #expect(table.stage.top.name == "fifteen.setup")
    #expect(try table.node("fifteen.layout.3x5").traceValue == 1)
    #expect(try table.node("fifteen.picture.two").traceValue == 1)
  }

  @Test func turningToAnotherWindowPausesARunningRaceOnly() throws {
    let context = GameContext.forTests
    let table = SceneHarness(context: context) { RaceScene($0, people: 2) }
    table.stage.windowLostFocus()
    #expect(try !table.node("board").isHidden && table.node("race.resume").isHidden)
    table.press(.up)
    table.press(.left)
    table.pass(.seconds(2))
    table.stage.windowLostFocus()
    let (games, shown) = (try scene(table).games, try table.node("race.time").label)
    #expect(table.stage.top.root.node("race.resume")?.isHidden == false)
    for key in [Key.up, .down, .left, .right] { table.press(key) }
    table.pass(.seconds(30))
    #expect(try scene(table).games == games)
    #expect(try table.node("race.time").label == shown)
    #expect(table.stage.nextFrame() == .onInput, "at rest a pause costs nothing")
    try table.tap("race.resume")
    table.pass(.seconds(2))
    #expect(try table.node("race.time").label != shown)
  }

  @Test(arguments: [
    ([], []), ([400], [400]), ([400, 450, 900], [400, 567, 900]),
    ([0, 50, 100, 150, 200, 400], [0, 167, 400]),
    ([100, 200, 300, 1000], [100, 267, 434, 1000]), ([100, 5000, 5020], [100, 5020]),
  ]) func aGhostIsShownAtMostSixTimesASecondAndSolvedInTime(times: [Int], shown: [Int]) {
    let moments = RaceSeat.moments(times)
    #expect(moments.map(\.time) == shown)
    for (index, moment) in moments.enumerated() {
      #expect(moment.step == times.count { $0 <= moment.time })
      #expect(index == 0 || moment.time - moments[index - 1].time >= 167)
    }
  }
  @Test func whoBeatsAGhostReadsItsTimeAndThatItIsForFun() throws {
    var session = Session<Fifteen>(.init(columns: 3, rows: 3, scramble: 6), seed: 4)
    let walk = Array(Scramble.randomWalk(session.setup, seed: 4).reversed())
    for (step, tile) in walk.enumerated() {
      let place = try #require(session.game.position(of: tile))
      try session.play(.init(column: place.column, row: place.row), at: (step + 1) * 12_000)
    }
    let context = GameContext.forTests
    let scene = FifteenReplayScene(
      try Replay(
        FifteenRecord(session.record, picture: nil), palette: .fifteen,
        ReplayContext(title: "Mia", context: context)))
    let table = try SceneHarness(context: context) { _ in scene }.opened("replay.race")
    for tile in walk { try table.tap("tile.\(tile)") }
    table.pass(.seconds(4))
    let dialog = table.stage.top.root.children[0]
    #expect(dialog.label == "You were faster!")
    let words = texts(dialog).joined(separator: "\n")
    #expect(words.contains("1. You · 0:0") && words.contains("2. Ghost: Mia · 1:12"))
    #expect(words.contains("they don't count for the leaderboards"))
  }

  private func texts(_ node: Node) -> [String] {
    [node.label] + node.children.flatMap { texts($0) }
  }

  @Test func boardsBelowEachOtherTakeTheHeightOfTheirSeats() {
    let room = Rect(x: 0, y: 0, width: 1080, height: 1920)
    let place = RaceLayout(bounds: room, shape: BoardShape(4, 4), people: 3)
    for seat in place.seats {
      let (frame, isBeside) = RaceLayout.board(in: seat.size, shape: 1)
      #expect(isBeside && frame.height == seat.height.rounded(.down))
      #expect(frame.minX >= RaceLayout.side && frame.maxX <= seat.width)
    }
  }

  @Test func aBoardIsNeverSmallerThanWithItsWordsAboveIt() {
    for width in stride(from: 60.0, through: 2000, by: 70) {
      for height in stride(from: 60.0, through: 2000, by: 70) {
        for shape in [0.6, 1, 1.7] {
          let frame = RaceLayout.board(in: Size(width: width, height: height), shape: shape).frame
          let above = min(width, (height - RaceLayout.head) * shape).rounded(.down)
          #expect(frame.width >= above && frame.minX >= 0 && frame.maxX <= width)
          #expect(frame.minY >= -1 && frame.maxY <= height + 1)
        }
      }
    }
  }
}
