import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// Rules of one's own: switched, saved under a name, and played by.
@MainActor @Suite struct BlackjackRulesSceneTests {
  private func opened(_ context: GameContext) throws -> SceneHarness {
    context.dependencies.worker = .inline
    let table = SceneHarness(context: context) { BlackjackRulesScene(context: $0) }
    table.pass(.seconds(1))
    return table
  }

  @Test func aDamagedSetOfRulesDoesNotCostTheOthers() throws {
    var tables = CustomTables()
    for name in ["Ana's", "Leo's", "Eva's"] { _ = tables.save(as: name) }
    let damaged = jsonText(tables).replacing("Leo's", with: String(repeating: "x", count: 9000))
    let read: CustomTables = try #require(decoded(damaged))
    #expect(read.saved.map(\.name) == ["Ana's", "Eva's"])
    let wrong =
      #"{"rules":{"decks":6},"saved":[{"name":"A","rules":{"decks":0}},"#
      + #"{"name":"B","rules":{"decks":8}},7]}"#
    let rest: CustomTables = try #require(decoded(wrong))
    #expect(rest.saved.map(\.name) == ["B"])
  }

  @Test func aSwitchedRuleChangesTheEdgeAtOnce() throws {
    let table = try opened(.forTests)
    let before = try table.node("blackjack.rules.edge").label
    #expect(before.contains("%"))
    try table.tap("blackjack.rules.pays.6to5")
    let after = try table.node("blackjack.rules.edge").label
    #expect(after.contains("%") && after != before)
  }

  @Test func theTableIsPlayedByTheRulesThatWereChosen() throws {
    let context = GameContext.forTests
    let table = try opened(context)
    try table.tap("blackjack.rules.decks.2")
    try table.tap("blackjack.rules.soft17.hit")
    try table.node("blackjack.rules.surrender").activate()
    try table.node("blackjack.rules.play").activate()
    let seat = SceneHarness(context: context) { BlackjackScene(context: $0) }
    try seat.tap("blackjack.new")
    let setup = try #require((seat.stage.top as? BlackjackScene)?.game).setup
    #expect(setup.table == .custom && setup.rules.decks == 2)
    #expect(setup.rules.hitsSoft17 && setup.rules.lateSurrender)
  }

  @Test func rulesAreSavedUnderANameLoadedAndDeleted() throws {
    let context = GameContext.forTests
    let table = try opened(context)
    try table.tap("blackjack.rules.decks.1")
    try #require(try table.node("blackjack.rules.name") as? TextField).setText("Grandma's")
    try table.node("blackjack.rules.save").activate()
    try table.tap("blackjack.rules.decks.2")
    context.autosaver.finish()
    #expect(CustomTables(context.store).rules.decks == 2)
    #expect(CustomTables(context.store).saved.map(\.name) == ["Grandma's"])
    try table.node("blackjack.rules.saved.0").activate()
    context.autosaver.finish()
    #expect(CustomTables(context.store).rules.decks == 1)
    #expect(CustomTables(context.store).name == "Grandma's")
    try table.node("blackjack.rules.saved.0.delete").activate()
    context.autosaver.finish()
    #expect(CustomTables(context.store).saved.isEmpty)
  }

  @Test func deletedRulesComeBackInTheirPlace() throws {
    let context = GameContext.forTests
    var tables = CustomTables()
    for name in ["Grandma's", "Grandpa's"] { _ = tables.save(as: name) }
    try context.store.save(tables.savedGame(at: 0), slot: CustomTables.slot)
    let table = try opened(context)
    try table.node("blackjack.rules.saved.0.delete").activate()
    table.pass(.milliseconds(300))
    context.autosaver.finish()
    #expect(CustomTables(context.store).saved.map(\.name) == ["Grandpa's"])
    #expect(try table.node("undo.slip").label == "Rules deleted: Grandma's")
    try table.tap("undo")
    context.autosaver.finish()
    #expect(CustomTables(context.store).saved.map(\.name) == ["Grandma's", "Grandpa's"])
    #expect(try table.node("blackjack.rules.saved.0").label == "Grandma's")
    // After ten seconds they are gone for good.
    try table.node("blackjack.rules.saved.1.delete").activate()
    table.pass(.seconds(11))
    #expect(try table.node("undo.slip").isHidden)
    #expect(CustomTables(context.store).saved.map(\.name) == ["Grandma's"])
  }

  @Test func theSameNameReplacesAndTooManyAreRefused() {
    var tables = CustomTables()
    func isSaved(_ name: String) -> Bool { tables.save(as: name) }
    #expect(!isSaved("  "))
    for number in 1...CustomTables.most { #expect(isSaved("Rules \(number)")) }
    #expect(!isSaved("One more"))
    tables.rules.decks = 8
    #expect(isSaved("rules 3") && tables.saved.count == CustomTables.most)
    #expect(tables.name == "rules 3")
  }
}
