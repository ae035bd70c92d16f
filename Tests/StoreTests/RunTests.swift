import Store
import Testing

/// Whether the last run of the program ended in order.
struct RunTests {
  @Test func aRunThatEndedInOrderIsNoCrash() throws {
    let store = try Store.inMemory(.games)
    for start in [1000, 2000] {
      #expect(try store.beginRun(at: start) == .ended)
      try store.endRun()
    }
    #expect(try store.beginRun(at: 3000) == .ended)
    #expect(try store.beginRun(at: 4000) == .crashed(begunAt: 3000), "nobody said goodbye")
  }

  @Test func threeCrashesWithinAMinuteAreTooMany() throws {
    let store = try Store.inMemory(.games)
    _ = try store.beginRun(at: 0)
    #expect(try store.beginRun(at: 10_000) == .crashed(begunAt: 0))
    #expect(try store.beginRun(at: 20_000) == .crashed(begunAt: 10_000))
    #expect(try store.beginRun(at: 70_000) == .keepsCrashing)
    #expect(try store.beginRun(at: 71_000) == .keepsCrashing)
    try store.endRun()
    #expect(try store.beginRun(at: 72_000) == .ended)
    #expect(try store.beginRun(at: 200_000) == .crashed(begunAt: 72_000), "that is long ago")
  }

  @Test func theNewestGamesComeFirstAndTheOwnersAreLeftOut() throws {
    let store = try Store.inMemory(.games)
    func save(_ slot: String, _ at: Int) throws {
      let game = SavedGame(game: "fifteen", record: "{}", milliseconds: 1, at: at)
      try store.save(game, slot: slot)
    }
    try save("mine", 50)
    try store.beginVisits()
    for (slot, at) in [("a", 20), ("b", 30), ("c", 10)] { try save(slot, at) }
    #expect(try store.openGames(since: 20).map(\.slot) == ["b", "a"])
    #expect(store.hasVisits)
    try store.leaveGames(at: 20)
    #expect(try store.openGames(since: 0).map(\.slot) == ["b"], "the others were left")
    try store.endVisits()
    #expect(try store.openGames(since: 0).map(\.slot) == ["mine"])
    #expect(!store.hasVisits)
  }
}
