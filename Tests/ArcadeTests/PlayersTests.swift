import Foundation
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame
@testable import MirrorGame
@testable import RecycleGame

/// The pages of those who play: the list, one of them, and what it takes to go.
@MainActor @Suite struct PlayersTests {
  private let people = [("Ana", 90, 40), ("Leo", 60, 70), ("Zoë", 120, 30)]

  private func list(_ context: GameContext) -> SceneHarness {
    context.dependencies.worker = .inline
    context.dependencies.date = { 1_763_900_000_000 }
    return SceneHarness(context: context) { PlayersScene(context: $0) }
  }

  private func names(_ table: SceneHarness) -> [String] {
    (0..<9).compactMap { index in
      let row = table.stage.top.root.node("players.row.\(index)")
      return row.map { String($0.label.prefix { $0 != "," }) }
    }
  }

  @Test func theMenuAndEachGameLeadToThem() throws {
    for game in allGames {
      let table = SceneHarness { game.setup($0) }
      try table.tap(game.id + ".players")
      #expect(table.stage.top.name == "players", "\(game.id)")
    }
    let table = SceneHarness { MenuScene(context: $0) }
    try table.tap("menu.players")
    #expect(table.stage.top.name == "players")
    try table.tap("players.back")
    try table.tap("menu.leaderboard")
    #expect(table.stage.top.name == "fifteen.results")
  }

  @Test func theListIsOrderedAsWished() throws {
    let table = list(try played(people))
    #expect(names(table) == ["Ana", "Leo", "Zoë"])
    try table.tap("players.order.latest")
    #expect(names(table) == ["Zoë", "Leo", "Ana"])
    #expect(try table.node("players.row.0").label.contains("Playing"))
  }

  @Test func ofThousandsOnlyThoseInSightAreNodes() throws {
    let context = GameContext.forTests
    for number in 1...3000 {
      _ = try context.store.newPlayer(PlayerName("Player \(number + 10000)"), at: number)
    }
    let table = list(context)
    let rows = try #require(table.stage.top.root.node("players.row") as? ListNode<PlayerRow>)
    #expect(rows.count == 3000)
    #expect(rows.children.flatMap(\.children).count < 20)
    rows.scroll(to: 1e9, animated: false)
    table.pass(.milliseconds(100))
    #expect(table.stage.top.root.node("players.row.2999")?.label.hasPrefix("Player 13000") == true)
  }

  @Test func aPageTellsWhatIsDoneAndWhatIsToDo() throws {
    let table = try list(try played(people)).opened("players.row.0")
    #expect(table.stage.top.name == "player")
    #expect(try table.node("player.name").label == "Ana")
    #expect(try table.node("player.award.0").label.hasPrefix("Done, 4×4 solved"))
    #expect(try table.node("player.award.1").label.hasPrefix("To do, 5×5 solved"))
    try table.tap("player.section.records")
    #expect(try table.node("player.record.0").label == "4×4 · 130 moves, Time 0:40, Moves 90")
    #expect(try table.node("player.record.1").label == "5×5, Time —, Moves —")
    try table.tap("player.section.recent")
    try table.tap("player.recent.0")
    #expect(table.stage.top.name == "fifteen.replay")
  }

  @Test func everyAchievementHasItsWords() {
    let all = allGames.catalogue.achievements
    let context = GameContext.forTests
    for achievement in all {
      #expect(context.words(of: achievement).title != achievement.id)
      #expect(!context.words(of: achievement).explanation.isEmpty, "\(achievement.id)")
    }
    #expect(Set(all.map { context.words(of: $0).explanation }).count == all.count)
  }

  @Test func somebodyIsAnotherAnimalOnAnotherColour() throws {
    let context = try played(people)
    let table = try list(context).opened("players.row.0").opened("player.avatar")
    try table.tap("avatar.owl")
    try table.tap("avatar.violet")
    try table.tap("avatar.done")
    #expect(table.stage.top.name == "player")
    let avatar = try context.store.player(named: PlayerName("ana"))?.avatar
    #expect(avatar == Avatar(.owl, on: .violet))
  }

  @Test func aNameIsChangedUnderTheRulesOfNames() throws {
    let context = try played(people)
    let table = try list(context).opened("players.row.0").opened("player.name")
    #expect(table.stage.top.name == "player.name")
    for _ in 0..<3 { table.press(.backspace) }
    table.press(.enter)
    #expect(try table.node("player.name.problem").label == "Enter a name first.")
    table.type("LEO")
    table.press(.enter)
    #expect(try !table.node("player.name.problem").label.isEmpty)
    #expect(table.stage.top.name == "player.name")
    table.type(" y Ana ")
    table.press(.enter)
    #expect(table.stage.top.name == "player")
    #expect(try table.node("player.name").label == "LEO y Ana")
    #expect(try context.store.player(named: PlayerName("ana")) == nil)
  }

  @Test func oneIsMadeAndPlays() throws {
    let context = GameContext.forTests
    let table = try list(context).opened("players.new")
    table.type("Nora")
    try table.tap("player.name.done")
    #expect(table.stage.top.name == "player")
    try table.tap("player.play")
    #expect(try context.store.lastPlayerName() == "Nora")
    try table.tap("player.play")
    #expect(try context.store.lastPlayerName() == nil, "a guest again")
  }

  @Test func whatDeletesIsRedAndNotWhatEnterDoes() throws {
    let table = try list(try played(people)).opened("players.row.1").opened("player.remove")
    let yes = try #require(try table.node("player.delete.yes") as? Button)
    #expect(yes.kind == .danger)
    table.press(.enter)
    #expect(table.stage.top.name == "player")
    #expect(try table.context.store.playerCount() == 3)
  }

  @Test func oneWhoIsDeletedComesBackWithEverything() throws {
    let context = try played(people)
    let id = try #require(try context.store.player(named: PlayerName("Leo"))?.id)
    let before = try context.store.profile(of: id)
    let table = try list(context).opened("players.row.1").opened("player.remove")
    #expect(table.stage.top.name == "player.delete")
    try table.tap("player.delete.yes")
    #expect(table.stage.top.name == "players")
    #expect(names(table) == ["Ana", "Zoë"])
    table.pass(.seconds(8))
    try table.tap("undo")
    #expect(names(table) == ["Ana", "Leo", "Zoë"])
    #expect(try context.store.profile(of: id) == before)
    #expect(table.stage.top.root.node("undo.slip")?.isHidden == true)
  }

  @Test func afterTenSecondsItIsTooLate() throws {
    let context = try played(people)
    let table = try list(context).opened("players.row.1").opened("player.remove")
    try table.tap("player.delete.yes")
    table.pass(.seconds(11))
    #expect(table.stage.top.root.node("undo.slip")?.isHidden == true)
    #expect(try context.store.gameCount(of: 2) == 0, "all that was theirs is gone")
    table.pass(.seconds(1))
    #expect(table.stage.nextFrame() == .onInput)
  }

  @Test func allAreDeletedAtTheMenuAndComeBackThere() throws {
    let context = try played(people)
    let table = try list(context).opened("players.clear")
    #expect(table.stage.top.name == "players.delete")
    try table.tap("players.delete.yes")
    #expect(table.stage.top.name == "menu")
    #expect(try context.store.playerCount() == 0)
    try table.tap("undo")
    #expect(try context.store.playerCount() == 3)
    #expect(try context.store.lastPlayerName() == "Zoë")
  }

  @Test func withKeysAloneEverythingIsReached() throws {
    let table = list(try played(people))
    table.press(.down)
    table.press(.down)
    table.press(.enter)
    #expect(table.stage.top.name == "player")
    table.press(.escape)
    #expect(table.stage.top.name == "players")
  }
}

@MainActor @Suite struct LeaderboardTests {
  private func open(_ people: [(name: String, moves: Int, seconds: Int)]) throws -> SceneHarness {
    let context = try played(people)
    context.dependencies.worker = .inline
    context.dependencies.date = { 1_763_800_000_000 }
    return SceneHarness(context: context) { LeaderboardScene(.fifteen, context: $0) }
  }

  private func row(_ table: SceneHarness, _ index: Int) -> String? {
    table.stage.top.root.node("results.row.\(index)")?.label
  }

  @Test func somebodyStandsThereOnceWithTheBest() throws {
    let table = try open([("Ana", 90, 40), ("Leo", 60, 70), ("Ana", 80, 35)])
    #expect(row(table, 0)?.hasPrefix("1. Ana, 0:35") == true)
    #expect(row(table, 1)?.hasPrefix("2. Leo, 1:10") == true)
    #expect(row(table, 2) == nil)
  }

  @Test func deletedTheNextBestComesInItsPlace() throws {
    let table = try open([("Ana", 90, 40), ("Leo", 60, 70), ("Ana", 80, 35)])
    try table.drag("results.row.0", by: Point(x: -700, y: 0))
    table.pass(.seconds(1))
    #expect(row(table, 0)?.hasPrefix("1. Ana, 0:40") == true)
    try table.tap("results.restore")
    #expect(row(table, 0)?.hasPrefix("1. Ana, 0:35") == true)
  }

  @Test func thePeriodsCountWhatWasPlayedInThem() throws {
    let table = try open([("Ana", 90, 40)])
    let context = table.context
    let old = NewResult(
      game: "fifteen", variant: "4x4", score: 100, moves: 9, milliseconds: 9000,
      at: 1_763_800_000_000 - 200 * 86_400_000, record: "{}")
    _ = try context.store.claim(old, by: PlayerName("Leo"))
    try table.tap("results.span.month")
    #expect(row(table, 0)?.hasPrefix("1. Ana") == true)
    #expect(row(table, 1) == nil)
    try table.tap("results.span.ever")
    #expect(row(table, 0)?.hasPrefix("1. Leo") == true)
    try table.tap("results.order.total")
    #expect(row(table, 0)?.hasPrefix("1. Leo, 100") == true)
  }

  @Test func whoIsOutsideTheTopFiveIsToldTheirPlace() throws {
    let table = try open([("Ana", 90, 40)])
    for number in 1...7 {
      let new = NewResult(
        game: "fifteen", variant: "4x4", score: 50 * (9 - number), moves: 9,
        milliseconds: 9000, at: 1_763_800_000_000, record: "{}")
      _ = try table.context.store.claim(new, by: PlayerName("P\(number)"))
    }
    try table.tap("results.order.total")
    #expect(row(table, 4) != nil)
    #expect(row(table, 5) == nil)
    #expect(try table.node("results.own").label.hasPrefix("7. P7, 100"))
  }

  @Test func fromTheMenuTheBoardOfTheNewestResultIsOpened() throws {
    let context = try played([("Ana", 90, 40)])
    func claim(_ game: String, _ variant: String, at: Int) throws {
      let new = NewResult(
        game: game, variant: variant, score: 100, moves: 9, milliseconds: 9000, at: at,
        record: "{}")
      _ = try context.store.claim(new, by: PlayerName("Leo"))
    }
    try claim("fifteen", "3x3-any", at: 1_763_900_000_001)
    try claim("mirror", "4x5-ghost-axis", at: 1_763_900_000_000)
    let table = try SceneHarness(context: context) { MenuScene(context: $0) }.opened(
      "menu.leaderboard")
    #expect(table.stage.top.name == "fifteen.results")
    #expect(try table.node("results.size.3x3").traceValue == 1)
    #expect(try table.node("results.scramble.any").traceValue == 1)
    #expect(row(table, 0)?.hasPrefix("1. Leo") == true)
    try table.tap("results.game.mirror")
    #expect(try table.node("results.size.4x5").traceValue == 1)
    #expect(row(table, 0)?.hasPrefix("1. Leo") == true)
    try claim("mirror", "4x5-ghost-axis", at: 1_763_900_000_002)
    let later = try SceneHarness(context: context) { MenuScene(context: $0) }.opened(
      "menu.leaderboard")
    #expect(later.stage.top.name == "mirror.results")
  }

  @Test func anotherGameHasItsOwn() throws {
    let table = try open([("Ana", 90, 40)])
    try table.tap("results.game.recycle")
    #expect(table.stage.top.name == "recycle.results")
    try table.tap("results.back")
    #expect(table.stage.top.name == "menu")
  }
}
