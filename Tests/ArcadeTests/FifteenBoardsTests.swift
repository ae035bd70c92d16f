import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import Drawing
@testable import FifteenGame

/// Which board is played: by level, by size, by code, or the same one again.
@MainActor @Suite struct FifteenBoardsTests {
  private func board(_ scramble: Scramble, _ side: Int = 3) -> SceneHarness {
    let context = GameContext.forTests
    (context.fifteenChoice.columns, context.fifteenChoice.scramble) = (side, scramble)
    context.provide(PuzzleSolver.inline(effort: 60_000))
    return SceneHarness(context: context) { FifteenScene(context: $0) }
  }

  private func setup() -> SceneHarness { SceneHarness { FifteenSetupScene(context: $0) } }

  @Test func noBlankTileIsShownWhileThePictureIsStillBeingDrawn() throws {
    var art = ArtSource.none
    var answers: [(Picture?) -> Void] = []
    art.picture = { _, _, _, done in answers.append(done) }
    let table = SceneHarness(art: art) { FifteenSetupScene(context: $0) }
    table.pass(.milliseconds(200))
    func tiles() throws -> [TileNode] {
      try table.node("fifteen.tray").children.flatMap(\.children).compactMap { $0 as? TileNode }
    }
    try #require(!tiles().isEmpty)
    #expect(try tiles().allSatisfy(\.isHidden))
    let photo = try #require(table.node("fifteen.picture.one") as? PictureChoice)
    var list = DrawList()
    photo.draw(into: &list, at: table.now)
    #expect(list.shapes.last?.shape.fill != photo.fill, "its mount is darker than its border")
    for answer in answers { answer(nil) }
    table.pass(.milliseconds(200))
    #expect(try tiles().allSatisfy { !$0.isHidden && $0.showsNumber }, "nor without a picture")
  }

  private func scene(_ table: SceneHarness) throws -> FifteenScene {
    try #require(table.stage.top as? FifteenScene)
  }

  /// Begins the same board over, from the question that New asks.
  private func restart(_ table: SceneHarness) throws {
    try table.tap("fifteen.new")
    try table.tap("new.restart")
  }

  @Test func aBoardThatIsRestartedIsTheSameAndCountsThoughMovesWereUndone() throws {
    let table = board(.any)
    let start = try table.game
    try table.tap("tile.\(table.tile(1).id)")
    try table.tap("fifteen.undo")
    try table.tap("tile.\(table.tile(1).id)")
    #expect(try !scene(table).isRanked)
    try restart(table)
    #expect(try table.game == start)
    #expect(try scene(table).isRanked && scene(table).session.entries.isEmpty)
  }

  @Test func aBoardOfWhichAMoveWasShownDoesNotCountWhenItIsRestarted() throws {
    let table = board(.any)
    let start = try table.game
    try table.tap("fifteen.hint")
    try table.tap("tile.\(table.tile(1).id)")
    try restart(table)
    #expect(try table.game == start && !scene(table).isRanked)
    try table.tap("tile.\(table.tile(1).id)")
    table.context.autosaver.finish()
    let saved = try #require(SavedFifteen(table.context, of: start.setup))
    #expect(saved.isHelped && !saved.isRanked)
  }

  @Test func aWonBoardIsPlayedAgainFromTheResult() throws {
    let table = board(.moves(130), 4)
    let start = try table.game
    try table.solveWalk()
    table.pass(.seconds(4))
    table.type("Ana")
    try table.tap("result.done")
    try table.tap("result.restart")
    #expect(try table.game == start && scene(table).isRanked)
  }

  @Test(arguments: Level.allCases) func aLevelIsChosenInTheSetup(level: Level) throws {
    let table = setup()
    try table.tap("fifteen.scramble." + level.rawValue)
    #expect(try table.node("fifteen.scramble." + level.rawValue).traceValue == 1)
    #expect(try table.node("fifteen.scramble.130").traceValue == 0)
    try table.tap("fifteen.play")
    #expect(try table.game.setup == .init(columns: 4, rows: 4, scramble: .level(level)))
    #expect(try scene(table).isRanked)
  }

  @Test(arguments: [7, 8, 9, 10]) func largerBoardsAreBehindTheLastCard(side: Int) throws {
    let table = setup()
    try table.tap("fifteen.layout.more")
    try table.tap("fifteen.layout.\(side)x\(side)")
    let card = try table.node("fifteen.layout.more")
    #expect(card.traceValue == 1 && card.label == "\(side)×\(side)")
    #expect(try table.node("fifteen.layout.4x4").traceValue == 0)
    try table.tap("fifteen.play")
    #expect(try table.game.setup == .init(columns: side, rows: side))
    try table.tap("fifteen.back")
    #expect(try table.node("fifteen.layout.more").traceValue == 1)
    try table.tap("fifteen.layout.5x5")
    #expect(try table.node("fifteen.layout.more").traceValue == 0)
  }

  @Test func everySizeAndScrambleOfTheSetupHasALeaderboardOfItsOwn() {
    let board = LeaderboardDescription.fifteen
    let variants = board.choices.map { board.variant($0) }
    #expect(Set(variants).count == variants.count)
    let scrambles = [Scramble.moves(130), .any, .daily] + Level.allCases.map { .level($0) }
    for shape in BoardShape.offered + BoardShape.large {
      for scramble in scrambles {
        let variant = Fifteen.Setup(shape, scramble: scramble).variant
        #expect(variants.contains(variant))
        #expect(board.variant(board.options(of: variant)) == variant)
      }
    }
  }

  @Test(arguments: [
    "fifteen-5x3-any-3w5e", "5x3-any-3w5e", "  FIFTEEN-5X3-ANY-3W5E ",
    "recreo:fifteen/5x3-any-3w5e",
    "recreo --board fifteen-5x3-any-3w5e", "5×3-any-3w5e",
  ])
  func theBoardOfACodeIsPlayed(text: String) throws {
    let table = setup()
    try table.tap("fifteen.code")
    table.type(text)
    try table.tap("code.open")
    let seed = try #require(BoardCode.seed("3w5e"))
    #expect(try table.game == Fifteen(.init(columns: 5, rows: 3, scramble: .any), seed: seed))
    try table.tap("fifteen.back")
    #expect(table.stage.top.name == "fifteen.setup")
  }

  @Test(arguments: ["", "hello", "4x4", "99x4-any-7", "mirror-3x4-axis-numbers-3-1", "4x4-daily-7"])
  func aWrongCodeIsRefusedAndCanBeCorrected(text: String) throws {
    let table = setup()
    try table.tap("fifteen.code")
    table.type(text)
    try table.tap("code.open")
    #expect(table.stage.top.name == "fifteen.code")
    #expect(try !table.node("code.problem").label.isEmpty)
    table.type("4")
    #expect(try table.node("code.problem").label.isEmpty)
    try table.tap("code.back")
    #expect(table.stage.top.name == "fifteen.setup")
  }

  @Test func theCodeOfALevelLeadsBackToItsBoard() throws {
    for level in Level.allCases {
      let setup = Fifteen.Setup(BoardShape(8, 8), scramble: .level(level))
      let code = BoardCode(setup, seed: 12_345)
      let read = try #require(allGames.board(code: code.text))
      #expect(read.seed == 12_345 && (read.choice as? FifteenChoice)?.setup == setup)
    }
  }

  @Test func aResultShowsItsPushesIfOneMovedSeveralTiles() throws {
    var session = Session<Fifteen>(.init(columns: 4, rows: 4, scramble: .any), seed: 3)
    let gap = session.game.gap
    let far = Fifteen.Move(column: gap.column < 2 ? 3 : 0, row: gap.row)
    let count = session.game.cost(of: far)
    try session.play(far, at: 10)
    session.undo(at: 20)
    session.redo(at: 30)
    let next = session.game.move(pushing: .up) ?? session.game.move(pushing: .down)
    try session.play(try #require(next), at: 40)
    #expect(session.game.pushCount == 2 && session.game.moveCount == count + 1)
    let result = NewResult(
      game: "fifteen", variant: "4x4-any", score: 0, moves: session.game.moveCount,
      milliseconds: 9000, at: 0, record: FifteenRecord(session.record, picture: nil).text)
    let board = LeaderboardDescription.fifteen
    #expect(board.detail(result) == "2 pushes")
    let pace = count == 2 ? "0.3 moves/s" : "0.4 moves/s"
    #expect(board.summary(result, false) == "\(count + 1) moves in 0:09 · 2 pushes · \(pace)")
    var single = result
    single.moves = 2
    #expect(board.detail(single) == nil, "no push moved several tiles")
  }

  @Test func theArrowsMoveTheGapIfTheyAreSetTo() throws {
    for key in [Key.up, .down, .left, .right] {
      let table = board(.any, 5)
      let (before, way) = (try table.game, try #require(Direction(key)))
      table.context.change(.fifteenGap, to: .bool(true))
      table.press(key)
      let gap = try table.game.gap
      let wanted = (before.gap.column + way.step.columns, before.gap.row + way.step.rows)
      let isInside = (0..<5) ~= wanted.0 && (0..<5) ~= wanted.1
      #expect(gap == (isInside ? wanted : before.gap))
    }
  }
}
