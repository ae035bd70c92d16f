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

/// Initials, no names, and rude words: what the owner decides.
@MainActor @Suite struct NameEntryTests {
  private func context(_ owner: [Setting: String], kiosk: Bool = true) throws -> GameContext {
    var system: [String: SettingValue] = [Setting.kiosk.key: .bool(kiosk)]
    for (setting, text) in owner { system[setting.key] = .text(text) }
    let context = GameContext(
      games: allGames, settings: SettingsLayers(allSettings, system: system),
      store: try Store.inMemory(allGames.catalogue), chance: { 1 })
    context.dependencies.worker = .inline
    context.dependencies.resource = { name in
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Resources")
      return try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    context.fifteenChoice.columns = 4
    context.fifteenChoice.scramble = 1
    return context
  }

  private func won(_ context: GameContext) throws -> SceneHarness {
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    try table.solveOneMove()
    table.pass(.seconds(3))
    #expect(table.stage.top.name == "fifteen.won")
    return table
  }

  private func names(_ context: GameContext) throws -> [String] {
    try context.store.players().map(\.name)
  }

  @Test func initialsAreTurnedDraggedAndTyped() throws {
    let context = try context([.playerNames: "initials"])
    let table = try won(context)
    #expect(table.stage.top.root.node("result.name") == nil)
    let wheel = try table.node("result.name.1").windowFrame(at: table.now)
    table.touch([wheel.center + Point(x: 0, y: wheel.height * 0.4)])
    table.pass(.milliseconds(400))
    #expect(try table.node("result.name.1").traceText == "A")
    table.touch([wheel.center + Point(x: 0, y: -wheel.height * 0.4)])
    table.pass(.milliseconds(400))
    #expect(try table.node("result.name.1").traceText == "")
    let step = LetterWheel.height / 3
    table.touch((0...12).map { wheel.center - Point(x: 0, y: Double($0) * step / 6) })
    table.pass(.milliseconds(400))
    #expect(try table.node("result.name.1").traceText == "B")
    for key in ["l", "e", "o"] { table.press(.character(Character(key))) }
    try table.tap("result.done")
    #expect(try names(context) == ["LEO"])
    #expect(try table.node("result.rank").label.hasPrefix("LEO\n"))
  }

  @Test func withoutInitialsTheyAreAskedFor() throws {
    let context = try context([.playerNames: "initials"])
    let table = try won(context)
    try table.tap("result.done")
    #expect(try !table.node("result.problem").label.isEmpty)
    #expect(try names(context).isEmpty)
  }

  @Test func aNewPlayerHasInitialsToo() throws {
    let context = try context([.playerNames: "initials"])
    let table = SceneHarness(context: context) { PlayersScene(context: $0) }
    try table.tap("players.new")
    for key in ["x", "y"] { table.press(.character(Character(key))) }
    try table.tap("player.name.done")
    #expect(try names(context) == ["XY"])
  }

  @Test(arguments: [true, false]) func whereNamesAreOffNobodyIsAsked(kiosk: Bool) throws {
    let context = try context([.playerNames: "off"], kiosk: kiosk)
    let table = try won(context)
    #expect(try table.node("result.name").isHidden && !table.node("result.again").isHidden)
    #expect(try table.node("result.rank").label.hasPrefix("Player\n"))
    #expect(try names(context) == ["Player"])
    let list = SceneHarness(context: context) { PlayersScene(context: $0) }
    #expect(list.stage.top.root.node("players.new") == nil)
    try list.tap("players.row.0")
    #expect(list.stage.top.name == "player")
  }

  @Test func aKioskRefusesARudeNameKindly() throws {
    let context = try context([:])
    let table = try won(context)
    table.type("Sh1t")
    try table.tap("result.done")
    #expect(
      try table.node("result.problem").label
        == "That word isn't nice. Please choose another name.")
    #expect(try names(context).isEmpty)
    let list = SceneHarness(context: context) { PlayersScene(context: $0) }
    try list.tap("players.new")
    list.type("mierda")
    try list.tap("player.name.done")
    #expect(list.stage.top.name == "player.name")
    #expect(try names(context).isEmpty)
  }

  @Test func whatALeavingVisitorTypedIsFilteredToo() throws {
    let context = try context([:])
    let table = try won(context)
    table.type("puta")
    context.visitorLeft(table.stage)
    #expect(try names(context).isEmpty && context.store.drafts().isEmpty)
  }

  @Test func theOwnerSwitchesTheFilterAndAtHomeItIsOff() throws {
    #expect(try context([:]).isRude("shit"))
    #expect(try !context([.nameFilter: "off"]).isRude("shit"))
    #expect(try !context([:], kiosk: false).isRude("shit"))
    #expect(try context([.nameFilter: "on"], kiosk: false).isRude("shit"))
  }
}
