import Geometry
import Input
import Languages
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

@MainActor @Suite struct MenuTests {
  @Test func theWayToFifteenAndBack() throws {
    let table = SceneHarness { MenuScene(context: $0) }
    table.pass(.seconds(1))
    try table.tap("menu.fifteen")
    #expect(table.stage.top.name == "fifteen.setup")
    try table.tap("fifteen.picture.two")
    try table.tap("fifteen.layout.5x5")
    try table.tap("fifteen.play")
    let scene = try #require(table.stage.top as? FifteenScene)
    #expect(scene.game.setup.columns == 5)
    #expect(scene.game.setup.scramble == 130)
    try table.tap("fifteen.back")
    table.press(.escape)
    #expect(table.stage.top.name == "menu")
    #expect(table.scenes.suffix(4) == ["fifteen.setup", "fifteen", "fifteen.setup", "menu"])
  }

  @Test func anOpenDialogFollowsTheLanguage() throws {
    try Catalogues.begin()
    defer { Catalogues.end() }
    Languages.use("en")
    let table = SceneHarness { _ in NotificationQuestion.scene(palette: .paper) { _ in } }
    #expect(try table.node("notifications.yes").label == "Yes")
    Languages.use("es")
    table.stage.perform(.renew)
    table.pass(.milliseconds(50))
    #expect(try table.node("notifications.yes").label == "Sí")
    try table.tap("notifications.yes")
    #expect(table.stage.top.name == "menu")
  }

  @Test func everythingIsReachedByKeysAlone() throws {
    let table = SceneHarness { MenuScene(context: $0) }
    for _ in 0..<5 { table.press(.tab) }
    table.press(.enter)
    #expect(table.stage.top.name == "fifteen.setup")
    table.press(.enter)
    #expect(table.stage.top.name == "fifteen")
  }

  @Test func atRestTheMenuAsksForNoFrame() {
    let table = SceneHarness { MenuScene(context: $0) }
    table.pass(.seconds(2))
    #expect(table.stage.nextFrame() == .onInput)
  }
}

@MainActor @Suite struct OptionsTests {
  @Test func theMusicSwitchActsAtOnceAndIsTraced() throws {
    let context = GameContext.forTests
    var told: [(String, SettingValue)] = []
    context.dependencies.settingDidChange = { setting, value, _ in
      told.append((setting.key, value))
    }
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    try table.tap("options.music")
    #expect(!context.settings.isOn(.musicOn))
    try table.tap("options.music")
    #expect(context.settings.isOn(.musicOn))
    #expect(told.map(\.0) == ["music.on", "music.on"])
  }

  @Test func theOptionsHaveFiveTabsAndKeepTheirsAfterARenewal() throws {
    let table = SceneHarness { OptionsScene(context: $0) }
    #expect(try table.node("options.section.touch").isHidden)
    try table.tap("options.tab.hands")
    #expect(try !table.node("options.section.touch").isHidden)
    #expect(try table.node("options.section.sound").isHidden)
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    #expect(try !table.node("options.section.touch").isHidden)
    #expect(table.stage.nextFrame() == .onInput)
  }

  @Test func aSliderFollowsTheFingerAndTheArrows() throws {
    let table = SceneHarness { OptionsScene(context: $0) }
    let before = try #require(table.context.settings.number(.musicVolume))
    try table.drag("options.music.volume", by: Point(x: -120, y: 0))
    let dragged = try #require(table.context.settings.number(.musicVolume))
    #expect(dragged < before)
    for _ in 0..<2 { table.press(.tab) }
    table.press(.right)
    #expect(try #require(table.context.settings.number(.musicVolume)) > dragged)
  }

  @Test func whatTheOwnerLockedStays() throws {
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(
        allSettings, system: ["music.on": .bool(false)], locked: ["music.on"]),
      store: try Store.inMemory(allGames.catalogue), chance: { 1 })
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    try table.tap("options.music")
    #expect(!context.settings.isOn(.musicOn))
    #expect(try !table.node("options.music").isEnabled)
  }
}
