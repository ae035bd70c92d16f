import Foundation
import Store
import Testing

/// Saved games when the same data folder is used as a kiosk and on a desktop.
struct VisitTests {
  private let slots = ["fifteen", "blackjack.bank", "fifteen-4x4-any", "fifteen-4x4-any@3"]

  private func game(_ at: Int) -> SavedGame {
    SavedGame(game: "fifteen", record: "{}", milliseconds: 1, at: at)
  }

  @Test func theOwnersSavedGamesSurviveVisits() throws {
    let store = try Store.inMemory(.games)
    for slot in slots { try store.save(game(1), slot: slot) }
    // The second time as after a power failure in between.
    for _ in 0..<2 {
      try store.beginVisits()
      for slot in slots {
        #expect(try store.savedGame(slot) == nil, "\(slot) is not a visitor's")
        try store.save(game(2), slot: slot)
      }
    }
    try store.endVisit()
    #expect(try store.savedGame("fifteen") == nil)
    try store.save(game(2), slot: "mirror")
    try store.endVisits()
    for slot in slots { #expect(try store.savedGame(slot) == game(1)) }
    #expect(try store.savedGame("mirror") == nil)
  }

  @Test func theOwnerIsTheOwnerAgainAfterAKiosk() throws {
    let store = try Store.inMemory(.games)
    let owner = try store.newPlayer(PlayerName("Ana"), at: 1)
    let visitor = try store.newPlayer(PlayerName("Leo"), at: 1)
    try store.setCurrentPlayer(owner.id)
    // The second time as after a power failure in between.
    for _ in 0..<2 {
      try store.beginVisits()
      #expect(try store.currentPlayer() == nil)
      try store.setCurrentPlayer(visitor.id)
    }
    try store.endVisits()
    #expect(try store.currentPlayer()?.name == "Ana")
    try store.endVisits()
    #expect(try store.currentPlayer()?.name == "Ana")
    try store.beginVisits()
    _ = try store.deletePlayer(owner.id, at: 2)
    try store.endVisits()
    #expect(try store.currentPlayer() == nil, "a deleted player never plays again")
  }

  @Test func aKioskReservesRoomAndGivesItBack() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    let reserve = URL(filePath: folder.path + "/recreo.sqlite.reserve")
    try store.beginVisits()
    #expect(try Data(contentsOf: reserve).count == 256 * 1024)
    try FileManager.default.removeItem(at: reserve)
    try store.endVisit()
    #expect(try Data(contentsOf: reserve).count == 256 * 1024, "it is made again")
    try store.endVisits()
    #expect(!FileManager.default.fileExists(atPath: reserve.path))
  }

  @Test func withoutAKioskNoSavedGameIsChanged() throws {
    let store = try Store.inMemory(.games)
    try store.save(game(1), slot: "fifteen")
    try store.endVisits()
    #expect(try store.savedGame("fifteen") == game(1))
  }

  @Test func claimingAResultNeedNotMakeThatPlayerCurrent() throws {
    let store = try Store.inMemory(.games)
    let result = NewResult(
      game: "fifteen", variant: "4x4", score: 1, moves: 1, milliseconds: 1, at: 1, record: "{}")
    for isDraft in [true, false] {
      let name = try PlayerName(isDraft ? "Ana" : "Leo")
      let claim =
        isDraft
        ? try store.claim(try store.draft(result).id, by: name, makesCurrent: false)
        : try store.claim(result, by: name, makesCurrent: false)
      #expect(claim.result.player?.name == name.text)
      #expect(try store.currentPlayer() == nil)
    }
  }
}
