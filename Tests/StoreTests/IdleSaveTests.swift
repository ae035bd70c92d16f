import Foundation
import GRDB
import Testing

@testable import Store

/// Saves of games that run while nobody plays, and what results earn for them.
struct IdleSaveTests {
  private let store: Store
  init() throws { store = try Store.inMemory(.games) }

  private func kept(_ state: String = "Chispa", seenAt: Int = 5) -> IdleSave {
    IdleSave(state: state, seenAt: seenAt, countedTo: 0)
  }

  @Test func aStateIsReadAsSaved() throws {
    #expect(try store.idleSave(of: nil) == nil)
    try store.save(kept(), of: nil)
    try store.save(kept(seenAt: 9), of: nil)
    #expect(try store.idleSave(of: nil) == kept(seenAt: 9))
  }

  @Test func eachPlayerHasAnIdleSaveAndTheGuestsIsAdoptedOnce() throws {
    let ana = try #require(try store.claim(fifteen(), by: PlayerName("Ana")).result.player)
    let berta = try #require(try store.claim(fifteen(), by: PlayerName("Berta")).result.player)
    try store.save(kept("Guest"), of: nil)
    #expect(try store.adoptIdleSave(by: ana.id))
    #expect(try store.idleSave(of: nil) == nil)
    #expect(try store.idleSave(of: ana.id)?.state == "Guest")
    try store.save(kept("Second"), of: nil)
    #expect(try !store.adoptIdleSave(by: ana.id))
    try store.save(kept("Third"), of: berta.id)
    let pets = try store.idleSaves()
    #expect(pets.map(\.player.name) == ["Ana", "Berta"])
    #expect(pets.map(\.save.state) == ["Guest", "Third"])
  }

  @Test func eachResultEarnsOnceForItsPlayer() throws {
    let ana = try #require(try store.claim(fifteen(), by: PlayerName("Ana")).result.player)
    let start = try store.newestResult()
    #expect(try store.earnings(of: ana.id, after: start).results.isEmpty)
    _ = try store.claim(fifteen(), by: PlayerName("Berta"))
    _ = try store.claim(fifteen(), by: PlayerName("Ana"))
    let draft = try store.draft(fifteen())
    let earned = try store.earnings(of: ana.id, after: start)
    #expect(earned.results.map(\.game) == ["fifteen"])
    #expect(try store.earnings(of: nil, after: start).results.count == 3)
    // A draft has no player yet: it counts only for the one who claims it.
    _ = try store.claim(draft.id, by: PlayerName("Berta"))
    #expect(try store.earnings(of: ana.id, after: earned.countedTo).results.isEmpty)
    let second = try store.draft(fifteen())
    let third = try store.claim(fifteen(), by: PlayerName("Ana")).result
    let waiting = try store.earnings(of: ana.id, after: earned.countedTo)
    #expect(waiting.results.isEmpty && waiting.countedTo < second.id)
    _ = try store.claim(second.id, by: PlayerName("Ana"))
    let late = try store.earnings(of: ana.id, after: waiting.countedTo)
    #expect(late.results.count == 2 && late.countedTo == third.id)
    #expect(try store.earnings(of: ana.id, after: late.countedTo).results.isEmpty)
  }

  @Test func noResultEarnsForTwoPets() throws {
    let ana = try #require(try store.claim(fifteen(), by: PlayerName("Ana")).result.player)
    let start = try store.newestResult()
    func fed(_ owner: Player.ID?) throws -> Int {
      var pet = try #require(try store.idleSave(of: owner))
      let earned = try store.earnings(of: owner, after: pet.countedTo)
      pet.countedTo = earned.countedTo
      try store.save(pet, of: owner)
      return earned.results.count
    }
    for owner in [nil, ana.id] {
      var pet = kept()
      pet.countedTo = start
      try store.save(pet, of: owner)
    }
    // A guest's result has earned for the guest's pet before Ana claims it.
    try store.setCurrentPlayer(nil)
    let draft = try store.draft(fifteen())
    #expect(try fed(nil) == 1)
    _ = try store.claim(draft.id, by: PlayerName("Ana"))
    #expect(try fed(ana.id) == 0)
    #expect(try fed(nil) == 0)
    // Her later results earn for her pet, those of a player without a pet for the guest's.
    _ = try store.claim(fifteen(), by: PlayerName("Ana"))
    _ = try store.claim(fifteen(), by: PlayerName("Berta"))
    #expect(try fed(nil) == 1)
    #expect(try fed(ana.id) == 1)
    // Her earlier result that has not been counted yet is not lost.
    _ = try store.claim(fifteen(), by: PlayerName("Ana"))
    let second = try store.draft(fifteen())
    #expect(try fed(nil) == 1)
    _ = try store.claim(second.id, by: PlayerName("Ana"))
    #expect(try fed(ana.id) == 2)
  }

  @Test func readingShowsTheIdleSaveOfTheLastPlayer() throws {
    let folder = try TemporaryFolder()
    #expect(try Store.readIdleSave(in: folder.path, isKiosk: false) == nil)
    let store = try Store.open(in: folder.path, .games).store
    #expect(try Store.readIdleSave(in: folder.path, isKiosk: false) == nil)
    try store.save(kept("Guest"), of: nil)
    #expect(try Store.readIdleSave(in: folder.path, isKiosk: false)?.state == "Guest")
    let ana = try #require(try store.claim(fifteen(), by: PlayerName("Ana")).result.player)
    #expect(try Store.readIdleSave(in: folder.path, isKiosk: false)?.state == "Guest")
    try store.save(kept("Hers"), of: ana.id)
    #expect(try Store.readIdleSave(in: folder.path, isKiosk: false)?.state == "Hers")
    #expect(try Store.readIdleSave(in: folder.path, isKiosk: true)?.state == "Guest")
  }

  @Test func aKillDuringASaveLeavesTheOldOrTheNewState() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
      let store = try Store.open(in: path, .games).store
      var kept = IdleSave(state: "0", seenAt: 0, countedTo: 0)
      try store.save(kept, of: nil)
      Thread.detachNewThread {
        usleep(20_000)
        kill(getpid(), SIGKILL)
      }
      for number in 1... {
        kept.state = String(repeating: "\(number) ", count: 400)
        kept.seenAt = number
        try store.save(kept, of: nil)
      }
    }
    let opened = try Store.open(in: folder.path, .games)
    let kept = try #require(try opened.store.idleSave(of: nil))
    #expect(opened.notices.isEmpty)
    #expect(kept.seenAt == 0 || kept.state == String(repeating: "\(kept.seenAt) ", count: 400))
  }
}
