import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame

/// A hand and its chips belong to the player who was dealt it.
@MainActor @Suite struct BlackjackOwnersTests {
  private let context = GameContext.forTests(seed: 3, chance: { 3 })

  private func player(_ name: String, halves: Int) throws -> Player {
    let player = try context.store.newPlayer(PlayerName(name), at: 1)
    var bank = BlackjackBank(context.store)
    (bank.table, bank.bet) = (.vegasStrip, 10)
    bank.setPurse(halves, of: player)
    try context.store.save(bank.saved(at: 0), slot: BlackjackBank.slot)
    return player
  }

  private func halves(of player: Player?) -> Int {
    context.autosaver.finish()
    var bank = BlackjackBank(context.store)
    return bank.halves(of: player)
  }

  /// The current player's table with a hand in play.
  private func dealt() throws -> BlackjackScene {
    let table = try SceneHarness(context: context) { BlackjackStartScene(context: $0) }
      .opened("blackjack.play")
    let scene = try #require(table.stage.top as? BlackjackScene)
    for _ in 0..<40 where scene.game?.outcome != nil || scene.game == nil { scene.deal() }
    try #require(scene.game?.outcome == nil)
    table.pass(.seconds(3))
    table.press(.escape)
    context.autosaver.finish()
    return scene
  }

  @Test func anotherPlayerFindsNeitherTheHandNorItsChips() throws {
    let ana = try player("Ana", halves: 560)
    let ben = try player("Ben", halves: 780)
    try context.store.setCurrentPlayer(ana.id)
    let left = try dealt()
    let hand = try #require(left.game)
    try context.store.setCurrentPlayer(ben.id)
    #expect(SavedRound(context) == nil)
    let table = try SceneHarness(context: context) { BlackjackStartScene(context: $0) }
      .opened("blackjack.play")
    let scene = try #require(table.stage.top as? BlackjackScene)
    #expect(scene.game == nil && scene.table.purse?.halves == 780)
    try context.store.setCurrentPlayer(ana.id)
    let again = BlackjackScene(context: context)
    #expect(again.game == hand && again.table.purse?.halves == halves(of: ana))
  }

  @Test func theHandOfADeletedPlayerIsNobodyElses() throws {
    let ana = try player("Ana", halves: 560)
    try context.store.setCurrentPlayer(ana.id)
    _ = try dealt()
    let deleted = try context.store.deletePlayer(ana.id, at: 5)
    #expect(SavedRound(context) == nil, "the guest's")
    try context.store.restore(deleted)
    #expect(SavedRound(context) != nil)
    _ = try context.store.deletePlayer(ana.id, at: 5)
    while try context.store.purgeDeletedPlayers(until: .max) {}
    #expect(try context.store.savedSlots(startingWith: "blackjack-").isEmpty)
  }

  @Test func theHandOfAnEarlierVersionIsThatOfTheCurrentPlayer() throws {
    let session = Session<Blackjack>(Blackjack.Setup(table: .source), seed: 3)
    try context.store.save(
      SavedRound(session, milliseconds: 5).saved(at: 0), slot: Blackjack.name)
    #expect(SavedRound(context) != nil)
    #expect(try context.store.savedGame(Blackjack.name) == nil)
  }

  @Test func theStartOffersToResumeAHand() throws {
    let ana = try player("Ana", halves: 560)
    try context.store.setCurrentPlayer(ana.id)
    let start = SceneHarness(context: context) { BlackjackStartScene(context: $0) }
    #expect(try start.node("blackjack.play").label == "Play")
    _ = try dealt()
    let again = SceneHarness(context: context) { BlackjackStartScene(context: $0) }
    #expect(try again.node("blackjack.play").label == "Resume")
  }

  @Test func anotherTableAsksWhatBecomesOfTheHand() throws {
    let ana = try player("Ana", halves: 560)
    try context.store.setCurrentPlayer(ana.id)
    let hand = try #require(try dealt().game)
    for answer in ["saved.back", "saved.resume", "saved.new"] {
      let table = SceneHarness(context: context) { BlackjackStartScene(context: $0) }
      try table.tap("blackjack.table")
      try table.tap("table.downtown")
      #expect(table.stage.top.name == "blackjack.saved.question")
      let before = halves(of: ana)
      try table.tap(answer)
      switch answer {
      case "saved.back": #expect(table.stage.top.name == "blackjack.tables")
      case "saved.resume":
        #expect((table.stage.top as? BlackjackScene)?.game == hand)
      default:
        #expect(table.stage.top.name == "blackjack.start" && SavedRound(context) == nil)
        #expect(halves(of: ana) == before - hand.atStake && hand.atStake > 0)
        context.autosaver.finish()
        #expect(BlackjackBank(context.store).table == .downtown)
      }
    }
  }

  @Test func aBoardFromOutsideAsksBeforeItReplacesAHand() throws {
    let ana = try player("Ana", halves: 560)
    try context.store.setCurrentPlayer(ana.id)
    let game = try #require(context.games.named(Blackjack.name))
    #expect(game.savedQuestion?(context) == nil)
    _ = try dealt()
    #expect(game.savedQuestion?(context)?.name == "blackjack.saved.question")
  }
}
