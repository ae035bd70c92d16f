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
  private func kiosk(_ owner: [String: SettingValue] = [:]) throws -> Cabinet {
    let store = try played(people).store
    try store.setCurrentPlayer(nil)
    let cabinet = Cabinet(
      games: allGames,
      settings: SettingsLayers(
        allSettings, system: owner.merging([Setting.kiosk.key: .bool(true)]) { $1 }),
      store: store, chance: { 1 })
    try store.beginVisits()
    cabinet.worker = .inline
    cabinet.date = { 1_763_900_000_000 }
    return cabinet
  }

  private func names(_ cabinet: Cabinet) throws -> [String] {
    try cabinet.store.players().map(\.name)
  }

  @Test func thePagesOfOthersAreOnlyLookedAt() throws {
    let cabinet = try kiosk()
    let table = Table(cabinet: cabinet) { PlayersScene(cabinet: $0) }
    #expect(try table.node("players.clear").isHidden)
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
    #expect(try cabinet.store.currentPlayer() == nil)
    #expect(try names(cabinet) == ["Ana", "Bob"])
  }

  @Test func somebodyElsesNameIsNotChangedByADialogThatIsThereAllTheSame() throws {
    let cabinet = try kiosk()
    let bob = try #require(try cabinet.store.player(named: PlayerName("Bob")))
    let table = Table(cabinet: cabinet) { PlayerNameScene(bob, cabinet: $0) { _ in } }
    table.type("zz")
    table.press(.enter)
    #expect(try names(cabinet) == ["Ana", "Bob"])
  }

  @Test func aVisitorMakesAPlayerAndEditsItUntilTheVisitEnds() throws {
    let cabinet = try kiosk()
    let table = Table(cabinet: cabinet) { PlayersScene(cabinet: $0) }
    try table.tap("players.new")
    table.type("Nora")
    try table.tap("player.name.done")
    try table.tap("player.play")
    #expect(try cabinet.store.currentPlayer()?.name == "Nora")
    try table.tap("player.name")
    table.type("h")
    table.press(.enter)
    #expect(try names(cabinet) == ["Ana", "Bob", "Norah"])
    cabinet.visitorLeft(table.stage)
    #expect(table.stage.top.name == "menu")
    table.pass(.seconds(1))
    #expect(try cabinet.store.currentPlayer() == nil && cabinet.likelyName == nil)
    try table.tap("menu.players")
    try table.tap("players.row.2")
    #expect(try table.node("player.name").label == "Norah")
    #expect(try table.node("player.play").isHidden)
  }

  @Test func theNameOfSomebodyElseTakesTheResultAndNothingMore() throws {
    let cabinet = try kiosk()
    let ana = try #require(try cabinet.store.player(named: PlayerName("Ana")))
    let games = try cabinet.store.gameCount(of: ana.id)
    for _ in 0..<2 {
      cabinet.fifteenChoice.columns = 4
      cabinet.fifteenChoice.scramble = 1
      let table = Table(cabinet: cabinet) { FifteenScene(cabinet: $0) }
      try table.solveOneMove()
      table.pass(.seconds(3))
      if cabinet.likelyName == nil { table.type("ana") }
      try table.tap("result.done")
      #expect(try table.node("result.rank").label.hasPrefix("Ana\n"))
    }
    #expect(try cabinet.store.gameCount(of: ana.id) == games + 2)
    #expect(cabinet.likelyName == "Ana", "nobody writes a name twice")
    #expect(try cabinet.store.currentPlayer() == nil)
    #expect(!cabinet.canPlay(as: ana.id))
  }

  @Test func aVisitorsDesignIsTheirsAndOthersStayAsTheyAre() throws {
    let cabinet = try kiosk()
    let design = LoomDesign().laying(LoomPatch(.frog, thread: 4, ground: 2), in: 0)
    let loom = try cabinet.store.addLoom(name: "Marsh", design: design.code, at: 1)
    let table = Table(cabinet: cabinet) { LoomGalleryScene($0) }
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
    #expect(try cabinet.store.loom(loom.id) == loom)
    #expect(try Set(cabinet.store.looms().map(\.name)) == ["Marsh", "Mine"])
    let mine = try #require(try cabinet.store.looms().first { $0.id != loom.id })
    #expect(cabinet.mayChange(loom: mine.id))
    cabinet.visitorLeft(table.stage)
    #expect(!cabinet.mayChange(loom: mine.id), "the next visitor is somebody else")
  }

  @Test func somebodyElsesDesignIsNotNamedByADialogThatIsThereAllTheSame() throws {
    let cabinet = try kiosk()
    let loom = try cabinet.store.addLoom(name: "Marsh", design: LoomDesign().code, at: 1)
    let table = Table(cabinet: cabinet) { LoomNameScene($0, of: loom.id) }
    table.type("zz")
    table.press(.enter)
    #expect(try cabinet.store.loom(loom.id) == loom)
  }

  @Test func thePetOfAllHasTheNameItsOwnerGaveIt() throws {
    let cabinet = try kiosk()
    let table = Table(cabinet: cabinet) { PetScene(cabinet: $0) }
    let name = try table.node("pet.name").label
    #expect(!name.isEmpty)
    try table.tap("pet.name")
    #expect(table.stage.top.name == "pet")
    table.stage.show(PetNameScene(cabinet: cabinet))
    table.type("zz")
    table.press(.enter)
    #expect(cabinet.pets.pet?.name == name)
  }

  @Test func aVisitorsGamesAreGone() throws {
    let cabinet = try kiosk()
    let game = SavedGame(game: "fifteen", record: "{}", milliseconds: 1, at: 1)
    try cabinet.store.keep(game, slot: "fifteen")
    cabinet.keeper.keep(slot: "mirror", step: 1) { game }
    let table = Table(cabinet: cabinet) { MenuScene(cabinet: $0) }
    cabinet.visitorLeft(table.stage)
    #expect(try cabinet.store.savedGame("fifteen") == nil)
    #expect(try cabinet.store.savedGame("mirror") == nil, "what still waited is gone, too")
  }

  @Test func whatAVisitorChangedInOptionsEndsWithTheVisit() throws {
    let cabinet = try kiosk([Setting.musicVolume.key: .number(0.5)])
    var inForce: [String: SettingValue] = [:]
    cabinet.settingDidChange = { inForce[$0.key] = $1 }
    cabinet.change(.musicVolume, to: .number(0))
    cabinet.change(.language, to: .text("es"))
    cabinet.fifteenChoice.columns = 6
    #expect(cabinet.settings.text(.language) == "es")
    let table = Table(cabinet: cabinet) { OptionsScene(cabinet: $0) }
    cabinet.visitorLeft(table.stage)
    #expect(cabinet.settings.number(.musicVolume) == 0.5)
    #expect(inForce["music.volume"] == .number(0.5) && inForce["language"] == .text(""))
    #expect(cabinet.fifteenChoice.columns == nil)
  }

  @Test func optionsOfTheMachineAreTheOwners() throws {
    let machine = [
      "options.fullscreen", "options.exit", "options.notifications", "options.blackjack.cards",
      "options.blackjack.server", "options.blackjack.pictures", "options.pet.agent",
      "options.pet.pace", "options.pet.test",
    ]
    let cabinet = try kiosk()
    let table = Table(cabinet: cabinet) { OptionsScene(cabinet: $0) }
    for id in machine { #expect(table.stage.top.root.node(id) == nil, "\(id)") }
    cabinet.change(.blackjackServer, to: .text("http://10.0.0.7"))
    #expect(cabinet.settings.text(.blackjackServer) == "")
    let open = Table(
      cabinet: try kiosk([Setting.kioskUnlocked.key: .text("pet.pace notifications")])
    ) { OptionsScene(cabinet: $0) }
    let shown = machine.filter { open.stage.top.root.node($0) != nil }
    #expect(shown == ["options.notifications", "options.pet.pace", "options.pet.test"])
    let desktop = Table { OptionsScene(cabinet: $0) }
    for id in machine { #expect(desktop.stage.top.root.node(id) != nil, "\(id)") }
  }

  @Test func aDesktopIsLeftByTouch() throws {
    let table = Table { OptionsScene(cabinet: $0) }
    var isLeft = false
    table.cabinet.quit = { isLeft = true }
    _ = try table.node("options.exit").activate()
    #expect(isLeft)
  }
}
