import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import RecycleGame

/// What happens after a crash in the middle of a game.
@MainActor @Suite struct CrashTests {
  private nonisolated static let now = 1_763_900_000_000
  private let crash = LastRun.crashed(begunAt: now - 400_000)

  private func context(isKiosk: Bool) throws -> GameContext {
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(allSettings, system: [Setting.kiosk.key: .bool(isKiosk)]),
      store: try Store.inMemory(allGames.catalogue), chance: { 1 })
    context.dependencies.worker = .inline
    context.dependencies.date = { Self.now }
    if isKiosk { try context.store.beginVisits() }
    return context
  }

  /// One game of each kind that can be saved, as it would be saved at a moment.
  private func games(at date: Int) throws -> [String: SavedGame] {
    var board = Session<Fifteen>(.init(), seed: 3)
    try board.play(try #require(board.game.somePush), at: 5)
    let round = try #require(
      (1...9).lazy.map { Session<Blackjack>(.init(table: .singleDeck), seed: $0) }
        .first { $0.game.outcome == nil })
    return [
      "fifteen": SavedFifteen(
        session: board, milliseconds: 5, picture: "reef", showsNumbers: false
      ).saved(at: date),
      "mirror": SavedMirror(
        round: MirrorRound(Mirror.Setup(columns: 3), seed: 1), milliseconds: 5,
        picture: .first
      ).saved(at: date),
      "recycle": SavedRecycle(RecycleRound(Recycle.Setup(mode: .calm), seed: 1)).saved(at: date),
      "blackjack": SavedRound(round, milliseconds: 5).saved(at: date),
    ]
  }

  @Test func aKioskGoesOnWithTheGameOfAnyKind() throws {
    for (name, game) in try games(at: Self.now - 60_000) {
      let context = try context(isKiosk: true)
      try context.store.save(game, slot: name == "blackjack" ? name + "-hand" : name + "-x")
      let scene = try #require(context.cutOffVisit(by: crash), "\(name)")
      #expect(scene.name == name)
      let table = SceneHarness(context: context) { _ in scene }
      #expect(table.stage.top === scene)
      #expect(context.unfinished.count == 1, "it isn't counted as begun again")
    }
  }

  @Test func theVisitGoesOnWithItsPlayer() throws {
    let context = try context(isKiosk: true)
    let ana = try context.store.newPlayer(PlayerName("Ana"), at: 1)
    try context.store.setCurrentPlayer(ana.id)
    let board = try #require(try games(at: Self.now)["fifteen"])
    try context.store.save(board, slot: "fifteen-4x4-any@\(ana.id)")
    #expect(context.cutOffVisit(by: crash) != nil)
    #expect(context.canPlay(as: ana.id) && context.likelyName == "Ana")
    try context.store.setCurrentPlayer(nil)
    #expect(context.cutOffVisit(by: crash) == nil, "it was not the guest's")
  }

  @Test func aKioskBeginsAtTheMenuIfTheVisitIsOverOrItKeepsCrashing() throws {
    let context = try context(isKiosk: true)
    let board = try #require(try games(at: Self.now - 106_000)["fifteen"])
    try context.store.save(board, slot: "fifteen-4x4-any")
    #expect(context.cutOffVisit(by: crash) == nil, "after 90 and 15 seconds the visitor has left")
    let later = try #require(try games(at: Self.now - 104_000)["fifteen"])
    try context.store.save(later, slot: "fifteen-4x4-any")
    #expect(context.cutOffVisit(by: .keepsCrashing) == nil)
    #expect(context.cutOffVisit(by: .ended) == nil)
    #expect(context.cutOffVisit(by: crash) != nil)
    try context.store.endVisits()
    try context.store.save(later, slot: "fifteen-4x4-any")
    #expect(context.cutOffVisit(by: crash) == nil, "that game is the owner's")
    #expect(context.cutOffQuestion(crash) == nil, "nor is a visitor asked")
  }

  @Test func aGameThatWasLeftForTheMenuIsNotOffered() throws {
    let context = try context(isKiosk: false)
    let table = SceneHarness(context: context) { MenuScene(context: $0) }
    try context.store.save(
      try #require(try games(at: Self.now - 1)["fifteen"]), slot: "fifteen-4x4-any")
    #expect(context.cutOffQuestion(crash) != nil, "at the start the menu comes, too")
    let question = try #require(context.cutOffQuestion(crash))
    table.stage.perform(.push(question))
    table.pass(.seconds(1))
    try table.tap("resume.yes")
    #expect(table.stage.top.name == "fifteen")
    table.stage.perform(.popToRoot)
    table.pass(.seconds(1))
    #expect(context.cutOffQuestion(crash) == nil)
    try context.store.save(
      try #require(try games(at: Self.now + 1)["recycle"]), slot: "recycle-x")
    #expect(context.cutOffQuestion(crash) != nil, "another was played since")
  }

  @Test func theMenuAsksOnlyOnceItsPostersHaveArrived() throws {
    let context = try context(isKiosk: false)
    try context.store.save(
      try #require(try games(at: Self.now - 1)["fifteen"]), slot: "fifteen-4x4-any")
    func menu() -> SceneHarness {
      SceneHarness(context: context) {
        MenuScene(context: $0, asking: $0.cutOffQuestion(crash))
      }
    }
    let table = menu()
    table.pass(.milliseconds(600))
    #expect(table.stage.top.name == "menu", "they hop in for 660 milliseconds")
    table.pass(.seconds(3))
    #expect(table.stage.top.name == "resume.question", "drawn or not, after three seconds")
    try table.tap("resume.no")
    table.pass(.seconds(5))
    #expect(table.stage.top.name == "menu" && table.stage.nextFrame() == .onInput)
    let other = menu()
    try other.tap("menu.recycle")
    other.pass(.seconds(1))
    try other.tap("recycle.back")
    other.pass(.seconds(5))
    #expect(other.stage.top.name == "menu", "who opens something else has answered")
  }

  @Test(arguments: [("resume.no", "menu"), ("resume.yes", "fifteen")])
  func elsewhereTheMenuOffersTheGameOfTheLastRun(answer: String, scene: String) throws {
    let context = try context(isKiosk: false)
    let board = try #require(try games(at: Self.now - 300_000)["fifteen"])
    try context.store.save(board, slot: "fifteen-4x4-any")
    #expect(context.cutOffVisit(by: crash) == nil)
    #expect(context.cutOffQuestion(.ended) == nil)
    #expect(context.cutOffQuestion(.crashed(begunAt: Self.now)) == nil, "it was left before")
    let question = try #require(context.cutOffQuestion(crash))
    let table = SceneHarness(context: context) { _ in question }
    #expect(table.stage.top.name == "resume.question")
    try table.tap(answer)
    #expect(table.stage.top.name == scene)
  }
}
