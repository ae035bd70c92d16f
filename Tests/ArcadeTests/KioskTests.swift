import Drawing
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import PetGame

/// What a kiosk's visitors can do, and what is left of them.
@MainActor @Suite struct KioskTests {
  private let people = [("Bob", 90, 40), ("Ana", 60, 70)]

  /// A kiosk that two people have played on; nobody plays now.
  private func kiosk(_ owner: [String: SettingValue] = [:]) throws -> GameContext {
    let store = try played(people).store
    try store.setCurrentPlayer(nil)
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(
        allSettings, system: owner.merging([Setting.kiosk.key: .bool(true)]) { $1 }),
      store: store, chance: { 1 })
    try store.beginVisits()
    context.dependencies.worker = .inline
    context.dependencies.date = { 1_763_900_000_000 }
    return context
  }

  private func names(_ context: GameContext) throws -> [String] {
    try context.store.players().map(\.name)
  }

  @Test func thePagesOfOthersAreOnlyLookedAt() throws {
    let context = try kiosk()
    let table = SceneHarness(context: context) { PlayersScene(context: $0) }
    try table.tap("players.options")
    #expect(table.stage.top.root.node("players.clear") == nil)
    try table.tap("players.options.done")
    try table.tap("players.row.1")
    #expect(try table.node("player.name").label == "Bob")
    for id in ["player.remove", "player.play"] {
      #expect(try table.node(id).isHidden)
      _ = try table.node(id).activate()
      table.pass(.milliseconds(400))
    }
    for id in ["player.name", "player.avatar"] {
      try table.tap(id)
      _ = try table.node(id).activate()
      table.pass(.milliseconds(400))
      #expect(table.stage.top.name == "player")
    }
    #expect(try context.store.currentPlayer() == nil)
    #expect(try names(context) == ["Ana", "Bob"])
  }

  @Test func someoneElsesNameIsNotChangedEvenIfADialogForItIsOpen() throws {
    let context = try kiosk()
    let bob = try #require(try context.store.player(named: PlayerName("Bob")))
    let table = SceneHarness(context: context) { PlayerNameScene(bob, context: $0) { _ in } }
    table.type("zz")
    table.press(.enter)
    #expect(try names(context) == ["Ana", "Bob"])
  }

  @Test func aVisitorMakesAPlayerAndEditsItUntilTheVisitEnds() throws {
    let context = try kiosk()
    let table = SceneHarness(context: context) { PlayersScene(context: $0) }
    try table.tap("players.new")
    table.type("Nora")
    try table.tap("player.name.done")
    try table.tap("player.play")
    #expect(try context.store.currentPlayer()?.name == "Nora")
    try table.tap("player.name")
    table.type("Norah")
    table.press(.enter)
    #expect(try names(context) == ["Ana", "Bob", "Norah"])
    context.visitorLeft(table.stage)
    #expect(table.stage.top.name == "menu")
    table.pass(.seconds(1))
    #expect(try context.store.currentPlayer() == nil && context.likelyName == nil)
    try table.tap("menu.players")
    try table.tap("players.row.2")
    #expect(try table.node("player.name").label == "Norah")
    #expect(try table.node("player.play").isHidden)
  }

  @Test func theNameOfSomeoneElseTakesTheResultAndNothingMore() throws {
    let context = try kiosk()
    let ana = try #require(try context.store.player(named: PlayerName("Ana")))
    let games = try context.store.gameCount(of: ana.id)
    for _ in 0..<2 {
      context.fifteenChoice.columns = 4
      context.fifteenChoice.scramble = 1
      let table = SceneHarness(context: context) { FifteenScene(context: $0) }
      try table.solveOneMove()
      table.pass(.seconds(3))
      let offered = try (0..<6).map { try table.node("result.face.\($0)").label }
      #expect(!offered.contains("Ana"), "the faces of others")
      if context.likelyName == nil { table.type("ana") }
      try table.tap("result.done")
      #expect(try table.node("result.rank").label.hasPrefix("Ana\n"))
    }
    #expect(try context.store.gameCount(of: ana.id) == games + 2)
    #expect(context.likelyName == "Ana", "nobody writes a name twice")
    #expect(try context.store.currentPlayer() == nil)
    #expect(!context.canPlay(as: ana.id))
  }

  @Test func aVisitorsDesignIsTheirsAndOthersStayAsTheyAre() throws {
    let context = try kiosk()
    let design = LoomDesign().laying(LoomPatch(.frog, thread: 4, ground: 2), in: 0)
    let loom = try context.store.addLoom(name: "Marsh", design: design.code, at: 1)
    let table = SceneHarness(context: context) { LoomGalleryScene($0) }
    try table.tap("loom.gallery.row.0")
    try table.tap("loom.name")
    #expect(table.stage.top.name == "loom", "it has its name")
    try table.tap("loom.cell.3")
    try table.tap("loom.name")
    #expect(table.stage.top.name == "loom.name", "what was made of it is new")
    table.press(.character("a"), .control)
    table.type("Mine")
    try table.tap("loom.name.done")
    try table.tap("loom.back")
    #expect(try context.store.loom(loom.id) == loom)
    #expect(try Set(context.store.looms().map(\.name)) == ["Marsh", "Mine"])
    let mine = try #require(try context.store.looms().first { $0.id != loom.id })
    #expect(context.mayChange(loom: mine.id))
    context.visitorLeft(table.stage)
    #expect(!context.mayChange(loom: mine.id), "the next visitor is somebody else")
  }

  @Test func somebodyElsesDesignIsNotNamedByADialogThatIsThereAllTheSame() throws {
    let context = try kiosk()
    let loom = try context.store.addLoom(name: "Marsh", design: LoomDesign().code, at: 1)
    let table = SceneHarness(context: context) { LoomNameScene($0, of: loom.id) }
    table.type("zz")
    table.press(.enter)
    #expect(try context.store.loom(loom.id) == loom)
  }

  @Test func thePetOfAllHasTheNameItsOwnerGaveIt() throws {
    let context = try kiosk()
    let table = SceneHarness(context: context) { PetScene(context: $0) }
    let name = try table.node("pet.name").label
    #expect(!name.isEmpty)
    try table.tap("pet.name")
    #expect(table.stage.top.name == "pet")
    table.stage.show(PetNameScene(context: context))
    table.type("zz")
    table.press(.enter)
    #expect(context.pets.pet?.name == name)
  }

  @Test func aVisitorsGamesAreGone() throws {
    let context = try kiosk()
    let game = SavedGame(game: "fifteen", record: "{}", milliseconds: 1, at: 1)
    try context.store.save(game, slot: "fifteen")
    context.autosaver.save(slot: "mirror", step: 1) { game }
    let table = SceneHarness(context: context) { MenuScene(context: $0) }
    context.visitorLeft(table.stage)
    #expect(try context.store.savedGame("fifteen") == nil)
    #expect(try context.store.savedGame("mirror") == nil, "what still waited is gone, too")
  }

  @Test func whatAVisitorChangedInOptionsEndsWithTheVisit() throws {
    let context = try kiosk([Setting.musicVolume.key: .number(0.5)])
    var inForce: [String: SettingValue] = [:]
    context.dependencies.settingDidChange = { setting, value, _ in inForce[setting.key] = value }
    context.change(.musicVolume, to: .number(0))
    context.change(.language, to: .text("es"))
    context.fifteenChoice.columns = 6
    #expect(context.settings.text(.language) == "es")
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    context.visitorLeft(table.stage)
    #expect(context.settings.number(.musicVolume) == 0.5)
    #expect(inForce["music.volume"] == .number(0.5) && inForce["language"] == .text(""))
    #expect(context.fifteenChoice.columns == nil)
  }

  @Test func optionsOfTheMachineAreTheOwners() throws {
    let machine = [
      "options.fullscreen", "options.exit", "options.notifications", "options.blackjack.cards",
      "options.blackjack.server", "options.blackjack.pictures", "options.pet.agent",
      "options.pet.pace", "options.pet.test", "options.doubletap", "options.longpress",
      "options.drag", "options.pinch", "options.pad",
    ]
    let context = try kiosk()
    let table = SceneHarness(context: context) { OptionsScene(context: $0) }
    for id in machine { #expect(table.stage.top.root.node(id) == nil, "\(id)") }
    context.change(.blackjackServer, to: .text("http://10.0.0.7"))
    #expect(context.settings.text(.blackjackServer) == "")
    let open = SceneHarness(
      context: try kiosk([Setting.kioskUnlocked.key: .text("pet.pace notifications")])
    ) { OptionsScene(context: $0) }
    let shown = machine.filter { open.stage.top.root.node($0) != nil }
    #expect(shown == ["options.notifications", "options.pet.pace", "options.pet.test"])
    let one = SceneHarness(
      context: try kiosk([Setting.kioskUnlocked.key: .text("gesture.longpress")])
    ) { OptionsScene(context: $0) }
    #expect(
      machine.filter { one.stage.top.root.node($0) != nil } == ["options.longpress", "options.pad"])
    let desktop = SceneHarness { OptionsScene(context: $0) }
    for id in machine { #expect(desktop.stage.top.root.node(id) != nil, "\(id)") }
  }

  @Test func noProcessCallsForAKioskUnlessItsOwnerWantsThat() throws {
    let messages = [Setting.notifications.key: SettingValue.text("on")]
    #expect(try !kiosk(messages).settings.wantsPetAgent)
    let agent = messages.merging([Setting.petAgent.key: .text("on")]) { $1 }
    #expect(try kiosk(agent).settings.wantsPetAgent)
  }

  @Test func aDesktopIsLeftByTouch() throws {
    let table = SceneHarness { OptionsScene(context: $0) }
    var isLeft = false
    table.context.dependencies.quit = { isLeft = true }
    _ = try table.node("options.exit").activate()
    #expect(isLeft)
  }
}
