import Geometry
import Host
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// Four pictures that protect a name, at home and on a kiosk.
@MainActor @Suite struct PictureLockSceneTests {
  private static let pictures = [0, 4, 4, 8]
  private static let start = 1_763_900_000_000

  /// Ana is protected, Bob isn't; nobody plays now.
  private func context(kiosk: Bool) throws -> GameContext {
    let store = try played([("Bob", 90, 40), ("Ana", 60, 70)]).store
    try store.setCurrentPlayer(nil)
    let ana = try #require(try store.player(named: PlayerName("Ana")))
    try store.setPictureLock(SlowHash(of: "0 4 4 8"), of: ana.id)
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(allSettings, system: [Setting.kiosk.key: .bool(kiosk)]),
      store: store, chance: { 1 })
    context.dependencies.worker = .inline
    context.dependencies.date = { Self.start }
    return context
  }

  private func page(_ context: GameContext) throws -> SceneHarness {
    let table = SceneHarness(context: context) { PlayersScene(context: $0) }
    try table.tap("players.row.0")
    #expect(try table.node("player.name").label == "Ana")
    return table
  }

  private func give(_ pictures: [Int], _ table: SceneHarness) throws {
    for picture in pictures { try table.tap("lock.picture.\(picture)") }
  }

  private func current(_ table: SceneHarness) throws -> String? {
    try table.context.store.currentPlayer()?.name
  }

  @Test(arguments: [false, true])
  func whoPlaysAsAProtectedPlayerGivesItsPictures(kiosk: Bool) throws {
    let table = try page(context(kiosk: kiosk))
    try table.tap("player.play")
    #expect(table.stage.top.name == "player.lock")
    try give([0, 4, 8, 4], table)
    #expect(try table.node("lock.sentence").label == "Those aren't the pictures. Try again.")
    #expect(try current(table) == nil)
    try give(Self.pictures, table)
    #expect(table.stage.top.name == "player")
    #expect(try current(table) == "Ana")
    // Now the name is the player's own.
    try table.tap("player.name")
    #expect(table.stage.top.name == "player.name")
  }

  @Test func anUnprotectedPlayerOfAKioskIsStillOnlyLookedAt() throws {
    let table = SceneHarness(context: try context(kiosk: true)) { PlayersScene(context: $0) }
    try table.tap("players.row.1")
    #expect(try table.node("player.play").isHidden && table.node("player.lock").isHidden)
  }

  @Test func thePicturesAreAskedAgainAfterTheVisit() throws {
    let table = try page(context(kiosk: true))
    try table.tap("player.play")
    try give(Self.pictures, table)
    table.context.visitorLeft(table.stage)
    table.pass(.seconds(1))
    let ana = try #require(try table.context.store.player(named: PlayerName("Ana")))
    #expect(try table.context.closedLock(of: ana.id) != nil)
  }

  @Test func atHomeThePicturesAreAskedAgainOnceSomeoneElsePlayed() throws {
    let table = try page(context(kiosk: false))
    try table.tap("player.play")
    try give(Self.pictures, table)
    try table.tap("player.play")
    #expect(try current(table) == nil, "a guest plays")
    try table.tap("player.play")
    #expect(table.stage.top.name == "player.lock")
  }

  @Test func afterFiveWrongTriesThereIsAWait() throws {
    let context = try context(kiosk: true)
    var moment = Self.start
    context.dependencies.date = { moment }
    let table = try page(context)
    try table.tap("player.play")
    for _ in 0..<5 { try give([1, 1, 1, 1], table) }
    #expect(try table.node("lock.sentence").label == "Too many tries. Wait 30 seconds.")
    try give(Self.pictures, table)
    #expect(table.stage.top.name == "player.lock", "the keys rest")
    // A new dialog doesn't begin anew.
    try table.tap("lock.cancel")
    try table.tap("player.play")
    moment += 29_500
    table.pass(.seconds(30))
    #expect(try table.node("lock.sentence").label == "Too many tries. Wait 1 second.")
    moment += 500
    table.pass(.seconds(1))
    try give(Self.pictures, table)
    #expect(try current(table) == "Ana")
  }

  @Test(arguments: [false, true])
  func aResultUnderAProtectedNameNeedsItsPictures(kiosk: Bool) throws {
    let context = try context(kiosk: kiosk)
    let ana = try #require(try context.store.player(named: PlayerName("Ana")))
    let games = try context.store.gameCount(of: ana.id)
    context.fifteenChoice.columns = 4
    context.fifteenChoice.scramble = 1
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    try table.solveOneMove()
    table.pass(.seconds(3))
    table.type("ana")
    try table.tap("result.done")
    #expect(table.stage.top.name == "player.lock")
    #expect(try context.store.gameCount(of: ana.id) == games)
    try give(Self.pictures, table)
    #expect(table.stage.top.name == "fifteen.won")
    #expect(try table.node("result.rank").label.hasPrefix("Ana\n"))
    #expect(try context.store.gameCount(of: ana.id) == games + 1)
  }

  @Test func aVisitorWhoLeavesGivesAProtectedPlayerNothing() throws {
    let context = try context(kiosk: true)
    let ana = try #require(try context.store.player(named: PlayerName("Ana")))
    let games = try context.store.gameCount(of: ana.id)
    context.fifteenChoice.columns = 4
    context.fifteenChoice.scramble = 1
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    try table.solveOneMove()
    table.pass(.seconds(3))
    table.type("ana")
    context.visitorLeft(table.stage)
    #expect(table.stage.top.name == "menu")
    #expect(try context.store.gameCount(of: ana.id) == games)
    #expect(try context.store.drafts().isEmpty)
  }

  @Test func aPlayerChoosesPicturesTwiceAndCanDropThem() throws {
    let context = try context(kiosk: false)
    let bob = try #require(try context.store.player(named: PlayerName("Bob")))
    let table = SceneHarness(context: context) { PlayersScene(context: $0) }
    try table.tap("players.row.1")
    try table.tap("player.lock")
    try give([1, 2, 3, 5], table)
    try give([1, 2, 3, 6], table)
    #expect(
      try table.node("lock.sentence").label == "Those were different pictures. Choose four again.")
    #expect(try context.store.pictureLock(of: bob.id) == nil)
    for _ in 0..<2 { try give([1, 2, 3, 5], table) }
    #expect(table.stage.top.name == "player")
    #expect(try context.store.pictureLock(of: bob.id)?.secret.matches("1 2 3 5") == true)
    // Bob's pictures are not changed by someone else.
    try table.tap("player.lock")
    #expect(table.stage.top.root.node("lock.remove") == nil)
    try give([1, 2, 3, 5], table)
    try table.tap("lock.remove")
    #expect(try context.store.pictureLock(of: bob.id) == nil)
  }
}
