import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// Par, hints, the solution, and what they cost.
@MainActor @Suite struct FifteenHelpingTests {
  /// A table with a board of this shape, whose solver answers at once.
  private func table(
    _ shape: BoardShape = BoardShape(3, 3), scramble: Scramble = 130, effort: Int = 60_000
  ) -> SceneHarness {
    let context = GameContext.forTests
    context.provide(PuzzleSolver.inline(effort: effort))
    context.fifteenChoice.columns = shape.columns
    context.fifteenChoice.rows = shape.rows
    context.fifteenChoice.scramble = scramble
    return SceneHarness(context: context) { FifteenScene(context: $0) }
  }

  private func toasts(_ table: SceneHarness) -> [String] {
    table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
  }

  /// The tile that is marked.
  private func marked(_ table: SceneHarness) throws -> Int {
    let board = try table.node("board")
    let tiles = board.children.compactMap { $0 as? TileNode }.filter { $0.hint != nil }
    return try #require(tiles.first).tile
  }

  @Test func parIsShownAndBelongsToTheBoardAsDealt() throws {
    let table = table()
    let par = try table.node("fifteen.par").label
    #expect(par.hasPrefix("Can be solved in "))
    let (tile, _) = try table.tile(1)
    try table.tap("tile.\(tile)")
    #expect(try table.node("fifteen.par").label == par)
  }

  @Test func aBoardThatNobodyCanProveHasABoundAndNoPar() throws {
    let table = table(BoardShape(5, 5), scramble: 300, effort: 4000)
    #expect(try table.node("fifteen.par").label.hasPrefix("Takes at least "))
    try table.tap("fifteen.hint")
    #expect(try table.node("fifteen.par").label.hasPrefix("At most "))
  }

  @Test func hintsLeadHomeInParAndMoveNothingByThemselves() throws {
    let table = table()
    let words = try table.node("fifteen.par").label.split(separator: " ")
    let par = try #require(words.compactMap { Int($0) }.first)
    for left in stride(from: par, to: 0, by: -1) {
      let before = try table.game
      try table.tap("fifteen.hint")
      try table.tap("fifteen.hint")
      #expect(try table.game == before)
      #expect(try table.node("fifteen.par").label.hasPrefix("\(left) move"))
      try table.tap("tile.\(try marked(table))")
      #expect(try table.game.moveCount == before.moveCount + 1)
    }
    #expect(try table.game.outcome == .won)
    #expect(toasts(table).count == 1)
    table.pass(.seconds(4))
    #expect(try table.node("result.stars").traceValue == 3)
    let end = try #require(try table.context.store.drafts().first)
    #expect(!end.played.isRanked)
  }

  @Test func numbersAndTheOriginalKeepAGameInTheLists() throws {
    let table = table()
    for _ in 0..<2 {
      try table.tap("fifteen.numbers")
      try table.tap("fifteen.original")
    }
    try table.solveWalk()
    #expect(toasts(table).isEmpty)
    #expect(try #require(try table.context.store.drafts().first).played.isRanked)
  }

  @Test func undoTakesAGameOutOfTheListsAndStaysSoWhenItIsLeft() throws {
    let table = table()
    for _ in 0..<3 {
      let (tile, _) = try table.tile(1)
      try table.tap("tile.\(tile)")
      try table.tap("fifteen.undo")
    }
    #expect(toasts(table).count == 1)
    table.context.autosaver.finish()
    let saved = try #require(SavedFifteen(table.context, of: table.game.setup))
    #expect(!saved.isRanked)
    let again = SceneHarness(context: table.context) { FifteenScene($0, saved) }
    try again.tap("fifteen.hint")
    #expect(toasts(again).isEmpty, "it was said before")
  }

  @Test func theButtonsOfTheHelpLightUpOneAfterTheOtherAndComeToRest() {
    let help = SceneHarness { FifteenHelp.scene($0, picture: nil) }
    for _ in 0..<3 { help.press(.pageDown) }
    #expect(help.stage.nextFrame() == .immediately)
    help.pass(.seconds(10))
    #expect(help.stage.nextFrame() == .onInput)
  }

  @Test func theSolutionPlaysToTheEndAndLeavesNoResult() throws {
    let table = table()
    try table.tap("fifteen.solution")
    #expect(toasts(table).count == 1)
    table.pass(.seconds(20))
    #expect(try table.context.store.drafts().isEmpty)
    #expect(table.stage.top.name == "fifteen.shown")
    let photo = try table.node("result.photo")
    let sheet = try table.node("dialog")
    #expect(!photo.isHidden && photo.frame.maxX < sheet.frame.minX, "a photo of the solved board")
    #expect(!table.sounds.contains("win"))
    #expect(SavedFifteen(table.context, of: .init(BoardShape(3, 3))) == nil)
    try table.tap("shown.new")
    #expect(try table.game.moveCount == 0)
  }

  @Test func theSolutionStandsStillIsSkippedAndYields() throws {
    let table = table(scramble: 20)
    try table.tap("fifteen.solution")
    table.pass(.seconds(1))
    try table.tap("fifteen.solution")
    let stood = try table.game.moveCount
    #expect(stood > 0)
    table.pass(.seconds(3))
    #expect(try table.game.moveCount == stood, "it stands still")
    try table.tap("fifteen.solution")
    table.pass(.seconds(1))
    #expect(try table.game.moveCount > stood, "it goes on")
    let (tile, _) = try table.tile(1)
    try table.tap("tile.\(tile)")
    let mine = try table.game.moveCount
    table.pass(.seconds(3))
    #expect(try table.game.moveCount == mine, "the person has taken over")
    try table.tap("fifteen.solution")
    try table.tap("fifteen.skip")
    #expect(try table.game.outcome == .won)
  }

  @Test func whoLeavesWaitsForNoAnswer() throws {
    let context = GameContext.forTests
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    #expect(context.solver.pending == 1)
    try table.tap("fifteen.hint")
    #expect(try table.node("fifteen.par").label == "Thinking…")
    try table.tap("fifteen.back")
    #expect(table.stage.top.name == "menu")
  }

  @Test func aReplayDrawsHowFarItWas() throws {
    var session = Session<Fifteen>(.init(columns: 3, rows: 3, scramble: 6), seed: 4)
    for (step, tile) in Scramble.randomWalk(session.setup, seed: 4).reversed().enumerated() {
      let place = try #require(session.game.position(of: tile))
      try session.play(.init(column: place.column, row: place.row), at: step * 500)
    }
    let context = GameContext.forTests
    context.provide(PuzzleSolver.inline(effort: 60_000))
    let scene = FifteenReplayScene(
      try Replay(
        FifteenRecord(session.record, picture: nil), palette: .fifteen,
        ReplayContext(title: "Ana", context: context)))
    let table = SceneHarness(context: context) { _ in scene }
    let far = try #require(try table.node("replay.curve").traceValue)
    #expect(far >= 2)
    table.pass(.seconds(4))
    #expect(try table.node("replay.curve").traceValue == 0)
  }
}

/// The lessons that are played, and what is new in the setup.
@MainActor @Suite struct FifteenLearningTests {
  @Test func everyLessonIsPlayedByItsHintsAndLeadsToTheNext() throws {
    let table = try SceneHarness { FifteenSetupScene(context: $0) }.opened("fifteen.lesson")
    for subject in Lesson.Subject.allCases {
      let lesson = Lesson(subject)
      let scene = try #require(table.stage.top as? LessonScene)
      #expect(scene.state == lesson.start)
      while !lesson.isDone(scene.state) {
        try table.tap("lesson.hint")
        let tiles = try table.node("board").children.compactMap { $0 as? TileNode }
        try table.tap("tile.\(try #require(tiles.first { $0.hint != nil }).tile)")
      }
      #expect(try table.node("lesson.text").label.hasPrefix("Well done!"))
      try table.tap("lesson.next")
    }
    #expect(table.stage.top.name == "fifteen.setup")
  }

  @Test func aLessonIsSkippedAndTheHelpLeadsThere() throws {
    let table = try SceneHarness { FifteenSetupScene(context: $0) }.opened("fifteen.help")
      .opened("help.lesson")
    for _ in Lesson.Subject.allCases { try table.tap("lesson.next") }
    #expect(table.stage.top.name == "fifteen.help")
  }

  @Test(arguments: BoardShape.offered)
  func everyShapeIsChosenPlayedAndCut(shape: BoardShape) throws {
    let table = try SceneHarness { FifteenSetupScene(context: $0) }
      .opened("fifteen.layout." + shape.name).opened("fifteen.play")
    let setup = try table.game.setup
    #expect(setup.shape == shape)
    let tile = try table.node("tile.1")
    #expect(abs(tile.size.width - tile.size.height) < 0.01, "cells are square")
  }

  @Test func todaysBoardIsTheSameAllDayAndAnotherTomorrow() throws {
    func cells(_ date: Int) throws -> [Int] {
      let context = GameContext.forTests
      context.dependencies.date = { date }
      context.dependencies.offset = { _ in 2 * 3_600_000 }
      return try SceneHarness(context: context) { FifteenSetupScene(context: $0) }
        .opened("fifteen.scramble.daily").opened("fifteen.play").game.cells
    }
    let (day, hour) = (86_400_000, 3_600_000)
    let morning = try cells(20_000 * day + 6 * hour)
    #expect(try cells(20_000 * day + 21 * hour) == morning)
    #expect(try cells(20_000 * day + 23 * hour) != morning)
  }
}
