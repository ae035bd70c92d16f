import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// Who races, what is saved of it, and from which side.
@MainActor @Suite struct FifteenRaceNamesTests {
  private func race(
    _ people: Int = 2, size: Size = Size(width: 1280, height: 800), context: GameContext? = nil
  ) throws -> SceneHarness {
    let context = context ?? GameContext.forTests
    (context.fifteenChoice.columns, context.fifteenChoice.scramble) = (3, .level(.easy))
    return SceneHarness(size: size, context: context) { RaceScene($0, people: people) }
  }

  private func scene(_ table: SceneHarness) throws -> RaceScene {
    try #require(table.stage.top as? RaceScene)
  }

  /// Gives the first seat a name.
  private func name(_ table: SceneHarness, _ text: String, seat: String = "") throws {
    try table.tap("race.name" + seat)
    table.type(text)
    try table.tap("race.name.done")
  }

  /// Solves a seat's board by taps.
  private func solve(_ table: SceneHarness, seat: Int) throws {
    let game = try scene(table).games[seat]
    let way = BoardSolver(tables: nil).solve(game.cells, columns: 3, shouldStop: { false })?.path
    for push in try #require(way) {
      let now = try scene(table).games[seat]
      let move = try #require(now.move(pushing: push))
      let tile = try #require(now.tile(atColumn: move.column, row: move.row))
      try table.tap("tile.\(tile)" + (seat == 0 ? "" : ".\(seat + 1)"))
    }
  }

  @Test func onlyTheResultsOfThoseWithNamesAreSavedAndListed() throws {
    let table = try race()
    try name(table, "Ana")
    #expect(try table.node("race.name").label == "Ana")
    try solve(table, seat: 1)
    try solve(table, seat: 0)
    table.pass(.seconds(4))
    #expect(table.stage.top.root.children[0].label == "First to finish: Player 2")
    #expect(try table.context.store.drafts().isEmpty)
    let leaders = try table.context.store.leaders(
      of: Leaderboard(game: "fifteen", variant: "3x3-easy", measure: .time), in: .ever,
      now: table.context.date(), limit: 9)
    #expect(leaders.map(\.player.name) == ["Ana"])
    let saved = try #require(try table.context.store.result(leaders[0].result)).played
    let moves = try scene(below: table).games[0].moveCount
    #expect(saved.isRanked && saved.moves == moves)
    let record = try #require(FifteenRecord(text: saved.record))
    #expect(try Session(replaying: record.record).game.outcome == .won)
    try table.tap("race.again")
    #expect(try table.node("race.name").label == "Ana", "the name stays")
  }

  @Test func theWinnersBoardIsSharedWithAndWithoutAName() throws {
    for name in ["Ana", nil] {
      let table = try race()
      if let name { try self.name(table, name, seat: ".2") }
      try solve(table, seat: 1)
      try solve(table, seat: 0)
      table.pass(.seconds(4))
      try table.tap("race.share")
      #expect(table.stage.top.name == "share")
      let text = try #require(try table.node("share.code").traceText)
      let board = "\nrecreo --board fifteen-3x3-easy-7"
      #expect(text.hasSuffix("Beat that!" + (name.map { " – " + $0 } ?? "") + board))
      #expect(try table.context.store.drafts().isEmpty)
      table.press(.escape)
      #expect(table.stage.top.name == "race.over")
    }
  }

  @Test func whoRacedAGhostSharesTheOwnBoard() throws {
    let context = GameContext.forTests
    let setup = Fifteen.Setup(columns: 4, rows: 4, scramble: 1)
    var session = Session<Fifteen>(setup, seed: 4)
    let home = Direction.allCases.compactMap { session.game.move(pushing: $0) }
    let move = try #require(home.first { (try? session.game.applying($0))?.outcome == .won })
    try session.play(move, at: 10)
    let record = FifteenRecord(session.record, picture: nil)
    let replay = try Replay(record, palette: .fifteen, ReplayContext(title: "Mia"))
    let race = RaceScene(context, against: replay)
    let table = SceneHarness(context: context) { _ in race }
    let tile = try #require(race.games[0].tile(atColumn: move.column, row: move.row))
    table.pass(.seconds(1))
    try table.tap("tile.\(tile)")
    table.pass(.seconds(5))
    try table.tap("race.share")
    #expect(try table.node("share.code").traceText?.contains("Mia") == false)
    #expect(try table.node("share.code").traceText?.contains("1 move ") == true)
  }

  private func scene(below table: SceneHarness) throws -> RaceScene {
    try #require(table.stage.scenes.compactMap { $0 as? RaceScene }.last)
  }

  @Test func knownPlayersAreOfferedButNobodyPlaysTwice() throws {
    let context = GameContext.forTests
    for known in ["Ana", "Leo"] {
      let new = NewResult(
        game: "fifteen", variant: "4x4", score: 0, moves: 90, milliseconds: 90_000, at: 0,
        record: "")
      _ = try context.store.claim(new, by: PlayerName(known))
    }
    let table = try race(2, context: context)
    #expect(try table.node("race.name").label == "Leo", "the current player plays first")
    try table.tap("race.name.2")
    #expect(try table.node("race.known.0").label == "Ana")
    #expect(try table.node("race.known.1").label == "Cat", "nobody plays twice")
    table.type("leo")
    try table.tap("race.name.done")
    #expect(try !table.node("race.name.problem").label.isEmpty)
    try table.tap("race.known.0")
    #expect(try table.node("race.name.2").label == "Ana")
    try table.tap("race.name.2")
    try table.tap("race.name.cancel")
    #expect(try table.node("race.name.2").label == "Ana")
  }

  @Test func aRaceIsPausedByItsButtonWhichHidesTheBoards() throws {
    let table = try race()
    #expect(try !table.node("race.pause").isEnabled, "nothing runs yet")
    let start = try scene(table).games[0]
    for key in [Key.up, .left] { table.press(key) }
    #expect(try scene(table).games[0] != start)
    try table.tap("race.pause")
    #expect(try table.node("board").parent?.isHidden == true)
    let games = try scene(table).games
    for key in [Key.up, .down, .character("w"), .character("s")] { table.press(key) }
    #expect(try scene(table).games == games)
    try table.tap("race.resume")
    #expect(try table.node("race.pause").isEnabled)
  }

  @Test func theRulesCanBeReadInTheMiddleOfARaceWhichWaits() throws {
    let table = try race()
    for key in [Key.up, .left] { table.press(key) }
    try table.tap("race.help")
    #expect(table.stage.top.name == "fifteen.help")
    table.press(.escape)
    #expect(try table.node("board").parent?.isHidden == true)
    try table.tap("race.resume")
    table.press(.function(1))
    #expect(table.stage.top.name == "fifteen.help")
  }

  @Test func twoPlayersHaveKeysOfTheirOwn() throws {
    let table = try race()
    let keys: [(Key, Key)] = [
      (.up, .character("w")), (.down, .character("s")), (.left, .character("a")),
      (.right, .character("d")),
    ]
    for (arrow, letter) in keys {
      let before = try scene(table).games
      table.press(letter)
      #expect(try scene(table).games[0] == before[0])
      table.press(arrow)
      let after = try scene(table).games
      #expect(after[0].cells == after[1].cells, "both made the same moves")
    }
    #expect(try scene(table).games[0].moveCount > 0)
  }

  @Test func inAnUprightWindowTheUpperBoardIsTurnedAndIsDraggedAsItLies() throws {
    let table = try race(2, size: Size(width: 1080, height: 1920))
    let scene = try scene(table)
    #expect(scene.seats.map(\.isTurned) == [false, true])
    let frames = try [table.node("board"), table.node("board.2")].map {
      $0.windowFrame(at: table.now)
    }
    #expect(frames[0].minY > frames[1].maxY, "the first player stands below")
    let game = scene.games[1]
    let push = try #require(Direction.allCases.first { game.move(pushing: $0) != nil })
    let move = try #require(game.move(pushing: push))
    let tile = try #require(game.tile(atColumn: move.column, row: move.row))
    let way = Point(x: Double(-push.step.columns), y: Double(-push.step.rows)) * 150
    try table.drag("tile.\(tile).2", by: way)
    #expect(scene.games[1].moveCount == 1)
    let back = try #require(scene.games[1].position(of: tile))
    #expect((back.column, back.row) == (game.gap.column, game.gap.row))
  }

  @Test func boardsSideBySideAreNotTurned() throws {
    #expect(try scene(try race(4)).seats.allSatisfy { !$0.isTurned })
  }
}
