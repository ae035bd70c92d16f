import GRDB
import Testing

@testable import Store

/// What an owner, or the program by itself, deletes so that the disk never fills.
struct PruningTests {
  @Test func resultsBeforeADayAreDeletedAndTotalsAreCountedAgain() throws {
    let store = try Store.inMemory(.games)
    var ids: [Int] = []
    for at in [1000, 2000, 3000] {
      var result = fifteen()
      result.at = at
      ids.append(try store.claim(result, by: PlayerName("Ana")).result.id)
    }
    #expect(try store.deleteResults(in: .min..<3000) == 2)
    #expect(try store.deleteResults(in: .min..<3000) == 0)
    #expect(try store.result(ids[0]) == nil)
    #expect(try store.result(ids[2]) != nil)
    let left = try store.results(game: "fifteen", variant: "4x4", order: .time, limit: 9)
    #expect(left.map(\.id) == [ids[2]])
  }

  @Test func theLastResultsAreListedAndThoseOfATimeDeleted() throws {
    let store = try Store.inMemory(.games)
    for at in [1000, 2000, 3000, 4000] {
      var result = fifteen()
      result.at = at
      _ = try store.claim(result, by: PlayerName("Ana"))
    }
    #expect(try store.lastResults(limit: 3).map(\.at) == [4000, 3000, 2000])
    #expect(try store.deleteResults(in: 2000..<4000) == 2)
    #expect(try store.lastResults(limit: 9).map(\.at) == [4000, 1000])
  }

  @Test func theNumberOfResultsIsLimitedAndLeaderboardsStay() throws {
    let store = try Store.inMemory(.games)
    let best = try store.claim(fifteen(), by: PlayerName("Ana")).result
    for _ in 0..<12 {
      var slow = fifteen()
      (slow.milliseconds, slow.moves) = (slow.milliseconds * 9, slow.moves * 9)
      _ = try store.claim(slow, by: PlayerName("Ana"))
    }
    while try store.trimResults(keeping: 4) {}
    let count = try store.database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM results")
    }
    #expect(count == 5)
    #expect(try store.result(best.id) == best)
  }
}
