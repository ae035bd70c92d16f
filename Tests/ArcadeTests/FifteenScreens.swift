import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// The screens of Fifteen, by name.
@MainActor let fifteenScreens: [OpenedScreen] = [
  ("setup", { size in SceneHarness(size: size) { FifteenSetupScene(context: $0) } }),
  (
    "help",
    { size in try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.help")
    }
  ),
  (
    "results",
    { size in
      let context = try played([("Ana", 90, 40), ("Leo", 60, 70)])
      return try SceneHarness(size: size, context: context) { FifteenSetupScene(context: $0) }
        .opened("fifteen.results")
    }
  ),
  (
    "replay",
    { size in
      let context = try played([("Ana", 90, 40)])
      let table = SceneHarness(size: size, context: context) { FifteenSetupScene(context: $0) }
      return try table.opened("fifteen.results").opened("results.row.0").opened("replay.play")
    }
  ),
  ("paused", { size in try board(4, size).opened("fifteen.pause") }),
  ("board 4", { try board(4, $0) }),
  ("board 5", { try board(5, $0) }),
  ("board 6", { try board(6, $0) }),
  ("a tall board", { try board(3, 5, $0) }),
  ("a wide board", { try board(5, 3, $0) }),
  ("a tower", { try board(4, 6, $0) }),
  (
    "the solution",
    { try board(3, 3, $0, solver: .inline(effort: 60_000)).opened("fifteen.solution") }
  ),
  ("a race of two", { size in SceneHarness(size: size) { RaceScene($0, people: 2) } }),
  (
    "a race of as many as there is room for",
    { size in
      let most = RaceLayout.most(in: Rect(origin: .zero, size: size), shape: BoardShape(4, 4))
      return SceneHarness(size: size) { RaceScene($0, people: most) }
    }
  ),
  ("a race that is over", { try raceThatIsOver($0) }),
  (
    "a race of how many",
    { size in try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.race")
    }
  ),
  (
    "a lesson",
    { size in
      try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.lesson")
    }
  ),
  (
    "a lesson that is learnt",
    { size in
      let table = SceneHarness(size: size) { LessonScene($0, number: 1) }
      for key in [Key.up, .left, .down, .right, .down, .left, .up] { table.press(key) }
      return table
    }
  ),
  (
    "won",
    { size in
      let table = try board(4, size, scramble: 1)
      try table.solveOneMove()
      table.pass(.seconds(4))
      #expect(table.stage.top.name == "fifteen.won")
      return table
    }
  ),
  (
    "won and named",
    { size in
      let table = try board(4, size, scramble: 1)
      try table.solveOneMove()
      table.pass(.seconds(4))
      table.type("Ana")
      return try table.opened("result.done")
    }
  ),
  ("a result to share", { try SceneHarness.sharing(size: $0) }),
  (
    "setup with a saved game",
    { size in
      let table = SceneHarness(size: size) { FifteenSetupScene(context: $0) }
      try table.tap("fifteen.play")
      for key in [Key.up, .left] { table.press(key) }
      return try table.opened("fifteen.back")
    }
  ),
  ("an own picture", { try SceneHarness.ownPictures($0, ["own.png"]) }),
  ("where a picture comes from", { try SceneHarness.ownPictures($0, [], "fifteen.pictures.add") }),
  (
    "the camera",
    { try SceneHarness.ownPictures($0, [], "fifteen.pictures.add").opened("source.camera") }
  ),
  (
    "our own browser",
    { try SceneHarness.ownPictures($0, [], "fifteen.pictures.add").opened("source.file") }
  ),
  (
    "a crop",
    {
      try SceneHarness.ownPictures($0, [], "fifteen.pictures.add").opened("source.file")
        .opened("browse.picture.0")
    }
  ),
  ("results, choosing a board", { try boards($0).opened("results.variant") }),
  ("results, choosing an order", { try boards($0).opened("results.order") }),
  (
    "a game after a crash",
    { size in
      let context = GameContext.forTests
      let session = Session<Fifteen>(.init(), seed: 3)
      let board = SavedFifteen(
        session: session, milliseconds: 5, picture: "reef", showsNumbers: false)
      try context.store.save(board.saved(at: 1), slot: "fifteen-4x4-any")
      let question = try #require(context.cutOffQuestion(.crashed(begunAt: 0)))
      // Made again where colours are strong, which they aren't yet.
      return SceneHarness(size: size, context: context) {
        $0.cutOffQuestion(.crashed(begunAt: 0)) ?? question
      }
    }
  ),
  (
    "the board of a link",
    { size in
      let table = SceneHarness(size: size) { FifteenScene(context: $0) }
      table.context.open(BoardCode(Fifteen.Setup(), seed: 1), on: table.stage)
      table.pass(.seconds(1))
      return table
    }
  ),
  (
    "initials of a result",
    { size in
      let context = GameContext.forTests
      context.change(.playerNames, to: .text("initials"))
      context.fifteenChoice.columns = 4
      context.fifteenChoice.scramble = 1
      let table = SceneHarness(size: size, context: context) { FifteenScene(context: $0) }
      try table.solveOneMove()
      table.pass(.seconds(4))
      return table
    }
  ),
  (
    "a board to be replaced",
    { size in
      let table = try board(4, size)
      for key in [Key.up, .left] { table.press(key) }
      return try table.opened("fifteen.new")
    }
  ),
  (
    "a larger board",
    { size in
      try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.layout.more")
    }
  ),
  (
    "a board code",
    { size in
      try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.code")
    }
  ),
  (
    "a board code to scan",
    { try SceneHarness.withCamera($0).opened("fifteen.code") }
  ),
  (
    "the camera for a code",
    { try SceneHarness.withCamera($0).opened("fifteen.code").opened("code.scan") }
  ),
  (
    "a wrong board code",
    { size in
      try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened("fifteen.code")
        .opened("code.open")
    }
  ),
  (
    "a name in a race",
    { size in
      let context = try played([("Wolfeschlegelsteinhausen", 60, 70), ("Ana", 90, 40)])
      return try SceneHarness(size: size, context: context) { RaceScene($0, people: 2) }
        .opened("race.name.2")
    }
  ),
  (
    "a saved board to be replaced",
    { size in
      let table = try SceneHarness(size: size) { FifteenSetupScene(context: $0) }.opened(
        "fifteen.play")
      for key in [Key.up, .left] { table.press(key) }
      return try table.opened("fifteen.back").opened("fifteen.play")
    }
  ),
]

@MainActor private func raceThatIsOver(_ size: Size) throws -> SceneHarness {
  let context = GameContext.forTests
  context.fifteenChoice.scramble = 1
  let table = SceneHarness(size: size, context: context) { RaceScene($0, people: 2) }
  let game = try #require((table.stage.top as? RaceScene)?.games.first)
  let ways = Direction.allCases.compactMap { game.move(pushing: $0) }
  let move = try #require(try ways.first { try game.applying($0).outcome == .won })
  let tile = try #require(game.tile(atColumn: move.column, row: move.row))
  for board in ["", ".2"] { try table.tap("tile.\(tile)" + board) }
  table.pass(.seconds(4))
  #expect(table.stage.top.name == "race.over")
  return table
}

@MainActor private func boards(_ size: Size) throws -> SceneHarness {
  SceneHarness(size: size, context: try played([("Ana", 90, 40), ("Leo", 60, 70)])) {
    LeaderboardScene(.fifteen, context: $0)
  }
}
