import Foundation
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import Drawing
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
      if table.stage.top.root.node(game.id + ".players") == nil { try table.tap(game.id + ".more") }
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
    try table.tap("players.options")
    try table.tap("players.order.latest")
    try table.tap("players.options.done")
    #expect(names(table) == ["Zoë", "Leo", "Ana"])
    #expect(try table.node("players.row.0").label.contains("Playing"))
  }

  @Test func theDialogSaysWhatItsChoiceIsFor() throws {
    let table = try list(played(people)).opened("players.options")
    let order = try table.node("players.order")
    let words = order.parent?.children.compactMap { ($0 as? Label)?.label } ?? []
    #expect(words == ["Sort by"])
  }

  @Test func ofThousandsOnlyThoseInSightAreNodes() throws {
    let context = GameContext.forTests
    for number in 1...3000 {
      _ = try context.store.newPlayer(PlayerName("Player \(number + 10000)"), at: number)
    }
    let table = list(context)
    let rows = try #require(table.stage.top.root.node("players.row") as? GridNode<FaceCard>)
    #expect(rows.count == 3001, "and a blank face")
    #expect(rows.children.flatMap(\.children).count < 40)
    rows.scroll(to: 1e9, animated: false)
    table.pass(.milliseconds(100))
    #expect(table.stage.top.root.node("players.row.2999")?.label.hasPrefix("Player 13000") == true)
  }

  @Test func aPageShowsWhatIsDoneAndWhatIsToDo() throws {
    let table = try list(try played(people)).opened("players.row.0")
    #expect(table.stage.top.name == "player")
    #expect(try table.node("player.name").label == "Ana")
    #expect(try table.node("player.award.0").label.hasPrefix("Done, 4×4 solved"))
    #expect(try table.node("player.award.1").label.hasPrefix("To do, 5×5 solved"))
    #expect(try table.node("player.award.text").label.hasPrefix("5×5 solved"))
    try table.tap("player.section.records")
    let record = try table.node("player.record.0").label
    #expect(record == "4×4 · 130 moves, Time 0:40, Moves 90", "pushes aren't known")
    #expect(try table.node("player.record.1").label == "Your next record")
    try table.tap("player.game.pet")
    #expect(try !table.node("player.nothing").isHidden, "it has none")
    try table.tap("player.section.recent")
    try table.tap("player.recent.0")
    #expect(table.stage.top.name == "fifteen.replay")
  }

  @Test func aRecordHasTheBoardItWasSetOnAndReplaysIt() throws {
    let table = try list(try played(people)).opened("players.row.0")
    try table.tap("player.section.records")
    #expect(boards(in: table).count == 1)
    try table.tap("player.record.0")
    #expect(table.stage.top.name == "fifteen.replay")
  }

  @Test func anEmptyFrameLeadsToAGame() throws {
    let context = GameContext.forTests
    _ = try context.store.newPlayer(PlayerName("Ana"), at: 1)
    context.dependencies.worker = .inline
    let table = SceneHarness(context: context) { MenuScene(context: $0) }
    try table.tap("menu.players")
    try table.tap("players.row.0")
    try table.tap("player.section.records")
    try table.tap("player.game.mirror")
    try table.tap("player.record.0")
    #expect(table.stage.top.name == "mirror.setup")
    table.press(.escape)
    try table.tap("player.section.recent")
    #expect(try table.node("player.recent.0").label == "Your next game")
    try table.tap("player.recent.0")
    #expect(table.stage.top.name == "menu")
  }

  @Test func ofManyGamesOnlyTheBoardsInSightAreReadAndNotByTheMainThread() throws {
    let (context, queue) = (try played((0..<20).map { ("Ana", 90 + $0, 40) }), PostQueue())
    let table = try list(context).opened("players.row.0")
    let worker = Worker.live(queue)
    context.dependencies.worker = worker
    try table.tap("player.section.recent")
    #expect((1..<12).contains(worker.pending), "and no records")
    #expect(boards(in: table).isEmpty)
    table.pass(.seconds(1))
    table.stage.draw { _ in }
    #expect(!table.stage.needsDisplay)
    let asked = worker.pending
    while worker.pending > 0 { queue.drain() }
    #expect(boards(in: table).count == asked && table.stage.needsDisplay)
    table.pass(.seconds(1))
    #expect(table.stage.nextFrame() == .onInput, "at rest")
  }

  @Test func aGameThatTheRulesCantReplayHasItsPoster() throws {
    let context = try played([("Ana", 90, 40)])
    let new = NewResult(
      game: "fifteen", variant: "4x4", score: 0, moves: 9, milliseconds: 9, at: 1_763_890_000_000,
      record: "{}")
    _ = try context.store.claim(new, by: PlayerName("Ana"))
    let table = try list(context).opened("players.row.0")
    try table.tap("player.section.recent")
    let newest = try table.node("player.recent.0")
    #expect(nodes(in: newest).contains { ($0 as? ArtNode)?.name == "menu-fifteen" })
    #expect(boards(in: table).count == 1)
  }

  private func boards(in table: SceneHarness) -> [Node] {
    nodes(in: table.stage.top.root).filter { $0 is any ShareCardPicture }
  }
  private func nodes(in node: Node) -> [Node] {
    node.isHidden ? [] : [node] + node.children.flatMap { nodes(in: $0) }
  }

  @Test func statisticsThatComeWhileThePageRestsAreSeenAtOnce() throws {
    for game in ["fifteen", "mirror"] {
      let (context, queue) = (try played(people), PostQueue())
      let table = try list(context).opened("players.row.0")
      let worker = Worker.live(queue)
      context.dependencies.worker = worker
      try table.tap("player.section.statistics")
      try table.tap("player.game.\(game)")
      table.pass(.seconds(1))
      table.stage.draw { _ in }
      #expect(worker.pending > 0 && !table.stage.needsDisplay)
      while worker.pending > 0 { queue.drain() }
      #expect(table.stage.needsDisplay, "\(game)")
    }
  }

  @Test func aStickerTurnsOverAndTheStripTellsAboutIt() throws {
    let table = try list(try played(people)).opened("players.row.0")
    try table.tap("player.award.0")
    let text = try table.node("player.award.text").label
    #expect(text.hasPrefix("4×4 solved") && text.hasSuffix("22 November 2025"))
    #expect(labels(try table.node("player.award.0")).contains("22 November 2025"))
    table.pass(.seconds(1))
    #expect(table.stage.nextFrame() == .onInput)
    try table.tap("player.award.0")
    table.pass(.seconds(1))
    #expect(!labels(try table.node("player.award.0")).contains("22 November 2025"))
  }

  private func labels(_ node: Node) -> [String] {
    node.isHidden ? [] : [node.label] + node.children.flatMap(labels)
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

  @Test func anotherPlayerGetsAnotherAnimalAndAnotherColour() throws {
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

  @Test func whatIsStillToDoIsNotInTheColourOfDanger() throws {
    let context = GameContext.forTests
    let ana = try context.store.newPlayer(PlayerName("Ana"), at: 1)
    let table = list(context)
    try table.tap("players.row.0")
    #expect(try context.store.awards(of: ana.id, game: "fifteen").allSatisfy { !$0.isReached })
    let fills = table.stage.draw { $0.shapes.map(\.shape.fill) }
    #expect(!fills.isEmpty && !fills.contains(Theme.danger), "nobody has failed")
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
    let table = try list(context).opened("players.options").opened("players.clear")
    #expect(table.stage.top.name == "players.delete")
    try table.tap("players.delete.yes")
    #expect(table.stage.top.name == "players.delete", "a tap is too short")
    try table.hold("players.delete.yes", for: .milliseconds(1300))
    #expect(table.stage.top.name == "menu")
    #expect(try context.store.playerCount() == 0)
    try table.tap("undo")
    #expect(try context.store.playerCount() == 3)
    #expect(try context.store.lastPlayerName() == "Zoë")
  }

  @Test func whoOpensTheListWhileTheyComeBackSeesThemAll() throws {
    let (context, queue) = (try played(people), PostQueue())
    let table = try list(context).opened("players.options").opened("players.clear")
    try table.hold("players.delete.yes", for: .milliseconds(1300))
    context.dependencies.worker = .live(queue)
    try table.tap("undo")
    try table.tap("menu.players")
    while context.worker.pending > 0 { queue.drain() }
    table.pass(.seconds(1))
    #expect(names(table) == ["Ana", "Leo", "Zoë"])
  }

  @Test func aFingerThatLetsGoTooEarlyDeletesNothing() throws {
    let context = try played(people)
    let table = try list(context).opened("players.options").opened("players.clear")
    try table.hold("players.delete.yes", for: .milliseconds(1000))
    table.pass(.seconds(3))
    #expect(try context.store.playerCount() == 3)
    #expect(table.stage.nextFrame() == .onInput)
  }

  @Test func withKeysDeletingAllTakesItsTimeAndCanBeStopped() throws {
    let context = try played(people)
    let table = try list(context).opened("players.options").opened("players.clear")
    try table.stage.setFocus(table.node("players.delete.yes"))
    table.press(.right)
    try table.stage.setFocus(table.node("players.delete.yes"))
    table.press(.enter)
    table.press(.enter)
    table.pass(.seconds(2))
    #expect(try context.store.playerCount() == 3, "the second Enter stops it")
    table.press(.enter)
    table.pass(.seconds(1))
    #expect(try context.store.playerCount() == 0)
    #expect(table.stage.top.name == "menu")
  }

  @Test func theWallFillsTheWindowWithFewFacesAndScrollsWithMany() {
    let room = Size(width: 1216, height: 720)
    let few = GridNode<FaceCard>.Arrangement.faces(3, in: room, gap: 16)
    #expect(few.columns == 3 && few.cell.width > 300)
    let many = GridNode<FaceCard>.Arrangement.faces(90, in: room, gap: 16)
    #expect(many.columns >= 5 && many.cell.width > 180)
    let high = Size(width: 1016, height: 1840)
    let tall = GridNode<FaceCard>.Arrangement.faces(90, in: high, gap: 16)
    #expect(tall.columns == 3)
  }

  @Test func withKeysAloneEverythingIsReached() throws {
    let table = list(try played(people))
    table.press(.right)
    table.press(.right)
    table.press(.right)
    table.press(.enter)
    #expect(table.stage.top.name == "player")
    table.press(.escape)
    #expect(table.stage.top.name == "players")
  }
}
