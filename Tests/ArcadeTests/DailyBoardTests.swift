import Input
import Languages
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// The board of a day, and the days themselves.
@MainActor @Suite struct DailyBoardTests {
  /// A clock that is set by hand, two hours ahead of UTC.
  private final class World {
    var now = 20_000 * DailyBoardTests.day + 10 * DailyBoardTests.hour
  }
  private nonisolated static let hour = 3_600_000
  private nonisolated static let day = 24 * hour
  private let world = World()
  private let context = GameContext.forTests

  init() {
    context.dependencies.date = { [world] in world.now }
    context.dependencies.offset = { _ in 2 * Self.hour }
    context.provide(PuzzleSolver.inline(effort: 60_000))
    context.fifteenChoice = FifteenChoice(columns: 3, rows: 3, scramble: .daily)
  }

  private func setup() -> SceneHarness {
    SceneHarness(context: context) { FifteenSetupScene(context: $0, choice: .last(in: $0)) }
  }

  private func scene(_ table: SceneHarness) throws -> FifteenScene {
    try #require(table.stage.top as? FifteenScene)
  }

  /// Solves the board as the solver would.
  private func solve(_ table: SceneHarness, leaving rest: Int = 0) throws {
    var way: [Direction] = []
    try scene(table).help.find(scene(table).session.game.cells) { way = $0.path }
    for step in way.dropLast(rest) {
      table.stage.receive(.key(KeyEvent(step.key, time: table.now)))
      table.pass(.milliseconds(50))
    }
  }

  private func toasts(_ table: SceneHarness) -> [String] {
    table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
  }

  @Test(arguments: [-12, -11, -8, 0, 1, 9, 12, 13, 14])
  func theDayIsTheLocalOneInEveryZone(zone: Int) {
    context.dependencies.offset = { _ in zone * Self.hour }
    for hour in 0..<24 {
      world.now = 20_000 * Self.day + (hour - zone) * Self.hour
      #expect(context.day == 20_000 && context.timeOfDay() == hour * Self.hour)
      #expect(context.nextBoard(of: Fifteen.Setup(columns: 3, scramble: .daily)) == 20_000)
      #expect(context.untilMidnight == (24 - hour) * Self.hour)
      #expect(context.day(of: context.moment(in: 19_990)) == 19_990)
    }
  }

  @Test func theCalendarAndTheBoardChangeAtMidnightWhileTheSetupIsOpen() throws {
    let table = setup()
    let card = try table.node("fifteen.scramble.daily")
    func number() -> String? { card.children.lazy.compactMap { $0 as? Label }.first?.label }
    #expect(number() == "\(CalendarDay(number: 20_000).day)")
    let scene = try #require(table.stage.top as? FifteenSetupScene)
    let midnight = table.now + .milliseconds(context.untilMidnight)
    guard case .at(let due) = scene.nextFrame(after: table.now) else {
      Issue.record("nothing is due at midnight")
      return
    }
    #expect(due <= midnight)
    world.now += 14 * Self.hour
    scene.update(at: table.now)
    #expect(number() == "\(CalendarDay(number: 20_001).day)")
    try table.tap("fifteen.play")
    #expect(try self.scene(table).session.seed == 20_001)
  }

  @Test func yesterdaysBoardIsNamedAndCountsForItsDay() throws {
    let ana = try context.store.newPlayer(PlayerName("Ana"), at: 1)
    try context.store.setCurrentPlayer(ana.id)
    var table = try setup().opened("fifteen.play")
    try solve(table, leaving: 1)
    try table.tap("fifteen.back")
    #expect(try table.node("fifteen.continue").label.hasPrefix("Resume: 3×3 ·"))
    world.now += Self.day
    table = setup()
    #expect(try table.node("fifteen.continue").label.hasPrefix("Resume: Yesterday's board ·"))
    try table.tap("fifteen.play")
    #expect(table.stage.top.name == "fifteen.saved.question")
    try table.tap("saved.resume")
    #expect(try scene(table).session.seed == 20_000)
    try solve(table)
    table.pass(.seconds(5))
    try table.tap("result.done")
    let board = Leaderboard(game: Fifteen.name, variant: "3x3-daily", measure: .time)
    for (day, count) in [(0, 0), (-Self.day, 1)] {
      let leaders = try context.store.leaders(
        of: board, in: .today, now: world.now + day, limit: 9)
      #expect(leaders.count == count, "\(day)")
    }
    #expect(try table.node("result.rank").label.contains("Board of 4 October 2024"))
  }

  @Test func aDailyBoardThatWasHelpedStaysHelpedThatDay() throws {
    let table = try setup().opened("fifteen.play")
    try table.tap("fifteen.solution")
    try table.tap("fifteen.skip")
    table.pass(.seconds(6))
    #expect(table.stage.top.root.node("shown.new") == nil, "there is one board a day")
    try table.tap("shown.restart")
    #expect(try !scene(table).isRanked)
    try table.tap("fifteen.back")
    #expect(try table.node("fifteen.play").label == "Once more")
    try table.tap("fifteen.play")
    #expect(try !scene(table).isRanked)
    #expect(toasts(table).last?.contains("just for fun") == true)
    world.now += Self.day
    let tomorrow = try setup().opened("fifteen.play")
    #expect(try scene(tomorrow).isRanked)
  }

  @Test func aDailyBoardHasOneRankedTryADayForEachPlayer() throws {
    let table = try setup().opened("fifteen.play")
    #expect(try scene(table).isRanked)
    try solve(table, leaving: 1)
    try table.tap("fifteen.new")
    #expect(table.stage.top.root.node("new.board") == nil)
    try table.tap("new.restart")
    #expect(try !scene(table).isRanked)
    try table.tap("fifteen.back")
    let ana = try context.store.newPlayer(PlayerName("Ana"), at: 1)
    try context.store.setCurrentPlayer(ana.id)
    #expect(try scene(setup().opened("fifteen.play")).isRanked, "Ana has not tried it")
  }

  @Test func aBoardThatIsOnlyLookedAtIsNotTried() throws {
    let table = try setup().opened("fifteen.play")
    try table.tap("fifteen.back")
    #expect(try table.node("fifteen.play").label == "Play")
    #expect(try scene(table.opened("fifteen.play")).isRanked)
  }
}
