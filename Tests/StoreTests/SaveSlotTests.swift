import Testing

@testable import Store

/// Which player a saved game belongs to.
struct SaveSlotTests {
  private func store(_ slots: [String]) throws -> Store {
    let store = try Store.inMemory(.games)
    for slot in slots {
      try store.save(
        SavedGame(game: "fifteen", record: slot, milliseconds: 1, at: 2), slot: slot)
    }
    return store
  }

  private func slots(_ store: Store) throws -> [String] { try store.savedSlots(startingWith: "") }

  @Test func slotsAreFoundByTheirPrefix() throws {
    let store = try store(["fifteen-4x4", "fifteen-5x5@2", "mirror-3x4", "blackjack"])
    #expect(
      try store.savedSlots(startingWith: "fifteen-") == ["fifteen-4x4", "fifteen-5x5@2"])
    #expect(try store.savedSlots(startingWith: "%").isEmpty)
  }

  @Test func aSavedGameMovesOnlyToAFreeSlot() throws {
    let store = try store(["fifteen", "fifteen-4x4"])
    try store.moveSavedGame(from: "fifteen", to: "fifteen-4x4")
    #expect(try store.savedGame("fifteen-4x4")?.record == "fifteen-4x4")
    try store.moveSavedGame(from: "fifteen", to: "fifteen-5x5")
    #expect(try store.savedGame("fifteen-5x5")?.record == "fifteen")
    #expect(try store.savedGame("fifteen") == nil)
  }

  @Test func theSavedGamesOfOnePlayerCanBeDeleted() throws {
    let store = try store(["fifteen-4x4", "fifteen-4x4@1", "fifteen-4x4@11", "blackjack"])
    try store.deleteSavedGames(ofPlayer: 1)
    #expect(try slots(store) == ["blackjack", "fifteen-4x4", "fifteen-4x4@11"])
    try store.deleteSavedGames(ofPlayer: nil)
    #expect(try slots(store) == ["blackjack", "fifteen-4x4@11"])
  }

  @Test func aGuestWhoChoosesANameKeepsTheirSavedGames() throws {
    let store = try store(["fifteen-4x4", "mirror-3x4", "blackjack"])
    let ana = try store.claim(fifteen(), by: PlayerName("Ana")).result.player?.id
    #expect(try slots(store) == ["blackjack", "fifteen-4x4@\(ana ?? 0)", "mirror-3x4@\(ana ?? 0)"])
    let game = SavedGame(game: "fifteen", record: "x", milliseconds: 1, at: 2)
    try store.save(game, slot: "fifteen-5x5")
    _ = try store.claim(fifteen(), by: PlayerName("Leo"))
    #expect(try store.savedGame("fifteen-5x5") == game, "Ana played, so the guest's games stay")
  }

  @Test func purgingAPlayerDeletesTheirSavedGames() throws {
    let store = try Store.inMemory(.games)
    let ana = try store.newPlayer(PlayerName("Ana"), at: 1)
    let game = SavedGame(game: "fifteen", record: "x", milliseconds: 1, at: 2)
    try store.save(game, slot: "fifteen-4x4@\(ana.id)")
    let deleted = try store.deletePlayer(ana.id, at: 5)
    try store.restore(deleted)
    #expect(try store.savedGame("fifteen-4x4@\(ana.id)") == game)
    _ = try store.deletePlayer(ana.id, at: 5)
    while try store.purgeDeletedPlayers(until: 5) {}
    #expect(try slots(store).isEmpty)
  }

  @Test func aRestoredPlayerGetsTheGamesOfTheirNamesake() throws {
    let store = try Store.inMemory(.games)
    let old = try store.newPlayer(PlayerName("Ana"), at: 1)
    let deleted = try store.deletePlayer(old.id, at: 5)
    let new = try store.newPlayer(PlayerName("Ana"), at: 6)
    let game = SavedGame(game: "fifteen", record: "x", milliseconds: 1, at: 2)
    for (slot, player) in [("a-1", old), ("a-1", new), ("a-2", new)] {
      try store.save(game, slot: "\(slot)@\(player.id)")
    }
    try store.restore(deleted)
    #expect(try slots(store) == ["a-1@\(old.id)", "a-2@\(old.id)"])
  }
}
