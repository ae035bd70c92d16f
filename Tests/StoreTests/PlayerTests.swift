import Testing

@testable import Store

struct PlayerTests {
  @Test func aPlayerIsCreatedOnceAndKeepsTheFirstSpelling() throws {
    let store = try Store.inMemory(.games)
    for text in ["José", "JOSE\u{301}", " josé "] {
      _ = try store.claim(fifteen(), by: PlayerName(text))
    }
    let player = try #require(try store.player(named: PlayerName("josé")))
    #expect(try store.players() == [player])
    #expect(player.name == "José" && player.createdAt == 5000)
    #expect(try store.player(named: PlayerName("Jose")) == nil)
  }

  @Test func playersAreListedByName() throws {
    let store = try Store.inMemory(.games)
    for text in ["berta", "Ana", "Álex", "CARLA"] {
      _ = try store.claim(fifteen(), by: PlayerName(text))
    }
    #expect(try store.players().map(\.name) == ["Ana", "berta", "CARLA", "Álex"])
  }

  @Test func theCurrentPlayerIsTheLastOneWhoClaimedOrWasChosen() throws {
    let store = try Store.inMemory(.games)
    #expect(try store.currentPlayer() == nil)
    let ana = try #require(try store.claim(fifteen(), by: PlayerName("Ana")).result.player)
    _ = try store.claim(fifteen(), by: PlayerName("Berta"))
    #expect(try store.lastPlayerName() == "Berta")
    try store.setCurrentPlayer(ana.id)
    #expect(try store.currentPlayer() == ana)
    try store.setCurrentPlayer(nil)
    #expect(try store.lastPlayerName() == nil)
    #expect(try store.players().count == 2)
  }

  @Test func aPlayerCanBeAddedBeforePlaying() throws {
    let store = try Store.inMemory(.games)
    let ana = try store.newPlayer(PlayerName(" Ana "), at: 5)
    #expect(ana.name == "Ana")
    #expect(throws: StoreError.nameTaken("Ana")) { try store.newPlayer(PlayerName("ANA"), at: 6) }
    #expect(try store.gameCount(of: ana.id) == 0)
    for _ in 0..<3 { _ = try store.claim(fifteen(), by: PlayerName("ana")) }
    _ = try store.claim(fifteen(), by: PlayerName("Berta"))
    #expect(try store.gameCount(of: ana.id) == 3)
    #expect(try store.totals().games == 4)
    let reached = try store.players(by: .name, limit: 2).map(\.achievements).reduce(0, +)
    #expect(try store.totals().achievements == reached)
  }

  @Test func aFlagIsFalseUntilItIsSet() throws {
    let store = try Store.inMemory(.games)
    #expect(try !store.flag("notifications.asked"))
    for _ in 0..<2 { try store.setFlag("notifications.asked") }
    #expect(try store.flag("notifications.asked"))
    #expect(try !store.flag("unranked.told"))
    try store.setFlag("notifications.asked", to: false)
    #expect(try !store.flag("notifications.asked"))
  }
}
