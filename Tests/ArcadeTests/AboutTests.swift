import Drawing
import Geometry
import Host
import Input
import Languages
import Stage
import Store
import Testing

@testable import Arcade

/// The About screen, and the way to it.
@MainActor @Suite(.serialized) struct AboutTests {
  /// A low window, where the page is higher than the screen.
  private func about(_ context: GameContext = .forTests) throws -> SceneHarness {
    let size = Size(width: 800, height: 480)
    let table = SceneHarness(size: size, context: context) { OptionsScene(context: $0) }
    try table.tap("options.tab.machine")
    try table.tap("options.about")
    #expect(table.stage.top.name == "about")
    return table
  }

  @Test func theLastButtonOfTheOptionsOpensItAndEscLeadsBack() throws {
    let table = try about()
    #expect(table.stage.top.root.node("about.version")?.label.hasSuffix(Version.current) == true)
    table.press(.escape)
    #expect(table.stage.top.name == "options")
  }

  @Test func theVisitorsOfAKioskMayReadIt() throws {
    let settings = SettingsLayers(allSettings, system: [Setting.kiosk.key: .bool(true)])
    let context = GameContext(
      games: allGames, settings: settings, store: try Store.inMemory(allGames.catalogue),
      chance: { 7 })
    try #require(context.isKiosk)
    _ = try about(context)
  }

  @Test func arrowsScrollToTheEndOfThePage() throws {
    let table = try about()
    let last = try #require(Credits.libraries.last).id
    func bottom() throws -> Double { try table.node(last).windowFrame(at: table.now).maxY }
    #expect(try bottom() > 480)
    for _ in 0..<20 { table.press(.down) }
    #expect(try bottom() <= 480)
  }

  @Test(arguments: [
    Size(width: 480, height: 800), Size(width: 800, height: 480), Size(width: 1080, height: 1880),
    Size(width: 1280, height: 800),
  ])
  func theGamesKeepTheirRoomHoweverLargeTheTextIs(window: Size) throws {
    let drawing = try RealDrawing()
    try Catalogues.begin()
    defer { Catalogues.end() }
    SceneHarness.typesetter = drawing.typesetter
    for textScale in [1, 1.25, 1.5] {
      SceneHarness.textScale = textScale
      let table = SceneHarness(size: window) { AboutScene(context: $0) }
      table.stage.resize(to: Size(width: 1280, height: 1880), density: 1)
      table.stage.resize(to: window, density: 1)
      let games = try table.node("about.program").children.compactMap { $0 as? ArtNode }
        .filter { $0.name.hasPrefix("menu-") }
      #expect(games.count == allGames.count)
      for game in games {
        #expect(game.size.shortSide >= 64, "\(textScale): \(game.name) has \(game.size)")
      }
    }
  }

  @Test func itsWordsStayAsLargeWhenItIsLaidOutAgain() throws {
    let window = Size(width: 1080, height: 1880)
    let table = SceneHarness(size: window) { AboutScene(context: $0) }
    let licence = try #require(table.node("about.licence") as? Label)
    #expect(licence.style.size == 22)
    table.stage.top.layout(in: table.stage.bounds)
    #expect(licence.style.size == 22)
  }

  @Test func itKeepsItsPlaceInAnotherLanguage() throws {
    try Catalogues.begin()
    defer { Catalogues.end() }
    Languages.use("en")
    let table = try about()
    table.press(.pageDown)
    table.pass(.seconds(1))
    let before = try table.node("about.thanks").windowFrame(at: table.now).minY
    Languages.use("es")
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    let after = try table.node("about.thanks").windowFrame(at: table.now)
    #expect(try table.node("about.thanks").label == "Gracias")
    #expect(abs(after.minY - before) < 200)
  }
}
