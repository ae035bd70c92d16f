import GRDB
import Rules
import Testing

@testable import Store

struct SavedGameTests {
  @Test func aSlotHoldsTheLastSavedGame() throws {
    for seed in UInt64(0)..<20 {
      var generator = SeededGenerator(seed: seed)
      let store = try Store.inMemory(.games)
      var slots: [String: SavedGame] = [:]
      for step in 0..<40 {
        let slot = ["fifteen", "mirror", "pet/1"][generator.below(3)]
        if generator.below(3) == 0 {
          try store.deleteSavedGame(slot)
          slots[slot] = nil
        } else {
          let game = SavedGame(
            game: slot, record: "{\"step\":\(step)}", milliseconds: step, at: generator.below(9),
            extra: #"{"picture":"reef"}"#)
          try store.save(game, slot: slot)
          slots[slot] = game
        }
        for name in ["fifteen", "mirror", "pet/1"] {
          #expect(try store.savedGame(name) == slots[name], "seed \(seed)")
        }
      }
    }
  }

  @Test func endingAGameEmptiesItsSlotOnly() throws {
    let store = try Store.inMemory(.games)
    let game = SavedGame(game: "fifteen", record: "{}", milliseconds: 1, at: 2)
    for slot in ["fifteen", "mirror"] { try store.save(game, slot: slot) }
    _ = try store.draft(fifteen(), ending: "fifteen")
    #expect(try store.savedGame("fifteen") == nil)
    #expect(try store.savedGame("mirror") == game)
    _ = try store.draft(fifteen())
    #expect(try store.savedGame("mirror") == game)
  }

  @Test func onAFullDiskAnEndedGameCanStillBeResumed() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    let game = SavedGame(game: "fifteen", record: "{}", milliseconds: 1, at: 2)
    try store.save(game, slot: "fifteen")
    try store.database.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    var long = fifteen()
    long.record = String(repeating: "x", count: 100_000)
    var longer = game
    longer.record = long.record
    #expect(throws: StoreError.diskFull) { try store.draft(long, ending: "fifteen") }
    #expect(throws: StoreError.diskFull) {
      try store.claim(long, by: PlayerName("Ana"), ending: "fifteen")
    }
    #expect(throws: StoreError.diskFull) { try store.save(longer, slot: "fifteen") }
    #expect(try store.savedGame("fifteen") == game)
    #expect(try store.drafts().isEmpty && store.players().isEmpty)
    try store.database.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA max_page_count = 1000000")
    }
    let claimed = try store.claim(long, by: PlayerName("Ana"), ending: "fifteen").result
    #expect(try store.record(of: claimed.id) == long.record)
  }
}
