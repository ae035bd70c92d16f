import Geometry
import Rules
import Stage
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import Store

/// What a kiosk counts while it is played.
@MainActor @Suite struct HappeningsTests {
  private static let date = 1_763_900_000_000

  private func context(kiosk: Bool) throws -> GameContext {
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(allSettings, system: [Setting.kiosk.key: .bool(kiosk)]),
      store: try Store.inMemory(allGames.catalogue), chance: { 1 })
    context.dependencies.worker = .inline
    context.dependencies.date = { Self.date }
    context.fifteenChoice.columns = 4
    context.fifteenChoice.scramble = 1
    return context
  }

  private func today(_ context: GameContext) throws -> DayFigures? {
    try context.store.happenings(since: 0).first
  }

  @Test func aGameIsCountedWhenItBeginsWhenItEndsAndWhenItGetsAName() throws {
    let context = try context(kiosk: true)
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    #expect(try today(context) == nil, "a board that is only looked at is no game")
    try table.solveOneMove()
    table.pass(.seconds(3))
    #expect(try today(context)?.games == ["fifteen": .init(begun: 1, finished: 1, claimed: 0)])
    table.type("ana")
    try table.tap("result.done")
    #expect(try today(context)?.games == ["fifteen": .init(begun: 1, finished: 1, claimed: 1)])
    #expect(try today(context)?.id == context.day)
  }

  @Test func manyMovesAreOneGameAndANewBoardIsAnother() throws {
    let context = try context(kiosk: true)
    for step in 1...9 { context.noteMove(of: "fifteen", slot: "fifteen-4x4", step: step) }
    context.noteMove(of: "recycle", slot: "recycle-solo", step: 40)
    #expect(try today(context)?.total.begun == 2)
    context.noteMove(of: "fifteen", slot: "fifteen-4x4", step: 1)
    #expect(try today(context)?.total.begun == 3)
    context.noteEnd(of: "fifteen", slot: "fifteen-4x4")
    context.noteMove(of: "fifteen", slot: "fifteen-4x4", step: 12)
    #expect(try today(context)?.games["fifteen"] == .init(begun: 3, finished: 1, claimed: 0))
    try context.endVisit()
    context.noteMove(of: "recycle", slot: "recycle-solo", step: 41)
    #expect(try today(context)?.games["recycle"]?.begun == 2)
  }

  @Test func aDesktopCountsNothing() throws {
    let context = try context(kiosk: false)
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    try table.solveOneMove()
    table.pass(.seconds(3))
    context.count(.visit)
    #expect(try today(context) == nil)
  }
}
