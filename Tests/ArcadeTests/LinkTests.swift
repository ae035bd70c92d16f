import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// A link to a board that is opened while the program runs.
@MainActor @Suite struct LinkTests {
  private let code = BoardCode(
    Fifteen.Setup(columns: 5, rows: 4, scramble: .any), seed: 123_456)

  private func open(_ table: SceneHarness) {
    table.context.open(code, on: table.stage)
    table.pass(.seconds(1))
  }

  private func board(_ table: SceneHarness) throws -> FifteenScene {
    try #require(table.stage.top as? FifteenScene)
  }

  @Test func whereNobodyPlaysTheBoardIsThereAtOnce() throws {
    for make in [{ OptionsScene(context: $0) }, { FifteenSetupScene(context: $0) }]
      as [(GameContext) -> any Scene]
    {
      let table = SceneHarness(make)
      open(table)
      let session = try board(table).session
      #expect(session.setup == Fifteen.Setup(columns: 5, rows: 4, scramble: .any))
      #expect(session.record.seed == 123_456)
      #expect(table.stage.scenes.count == 2)
    }
  }

  @Test func duringAGameItIsOpenedAfterAQuestionAndTheGameIsSaved() throws {
    let context = GameContext.forTests
    context.fifteenChoice.columns = 4
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    try table.tap("tile.\(table.tile(1).id)")
    let played = try board(table).session.record
    open(table)
    #expect(table.stage.top.name == "link.question")
    try table.tap("link.no")
    #expect(try board(table).session.record == played)
    try table.tap("fifteen.resume")
    open(table)
    open(table)
    #expect(table.stage.scenes.filter { $0.name == "link.question" }.count == 1)
    try table.tap("link.yes")
    table.pass(.seconds(1))
    #expect(try board(table).session.setup.columns == 5)
    #expect(!context.savedBoards(of: "fifteen").isEmpty)
  }

  @Test func anUnfinishedBoardOfItsKindIsOnlyReplacedAfterAQuestion() throws {
    let context = GameContext.forTests
    var session = Session<Fifteen>(.init(columns: 5, rows: 4, scramble: .any), seed: 9)
    try session.play(try #require(session.game.somePush), at: 1)
    let saved = SavedFifteen(
      session: session, milliseconds: 1, picture: "reef", showsNumbers: false)
    try context.store.save(saved.saved(at: 1), slot: context.saveSlot(session.setup).name)
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    open(table)
    #expect(table.stage.top.name == "fifteen.saved.question")
    try table.tap("saved.new")
    table.pass(.seconds(1))
    #expect(try board(table).session.record.seed == 123_456)
  }

  @Test func aKioskIgnoresIt() throws {
    let context = GameContext.forTests
    context.change(.kiosk, to: .bool(true))
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    open(table)
    #expect(table.stage.top.name == "options")
  }
}
