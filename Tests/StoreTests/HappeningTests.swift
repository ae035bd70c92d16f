import GRDB
import Host
import Testing

@testable import Store

/// What a kiosk counts, and its owner's PIN.
struct HappeningTests {
  @Test func eventsOfADayAreAddedUp() throws {
    let store = try Store.inMemory(.games)
    for _ in 0..<3 { try store.count(.visit, on: 20_000) }
    try store.count(.error, times: 4, on: 20_000)
    try store.count(.start, on: 20_001)
    for game in ["fifteen", "fifteen", "mirror"] { try store.count(.begun(game: game), on: 20_001) }
    try store.count(.finished(game: "fifteen"), on: 20_001)
    try store.count(.claimed(game: "fifteen"), on: 20_001)
    let days = try store.happenings(since: 0)
    #expect(days.map(\.id) == [20_001, 20_000])
    #expect(days[0].games["fifteen"] == .init(begun: 2, finished: 1, claimed: 1))
    #expect(days[0].total == .init(begun: 3, finished: 1, claimed: 1) && days[0].starts == 1)
    #expect(days[1].visits == 3 && days[1].errors == 4)
    #expect("\(days[1].date)" == "2024-10-04")
    #expect(try store.happenings(since: 20_001).count == 1)
  }

  @Test func aYearIsStoredAndNoMore() throws {
    let store = try Store.inMemory(.games)
    for day in 0..<1000 {
      for happening in [Happening.visit, .begun(game: "pet")] {
        try store.count(happening, on: 20_000 + day)
      }
    }
    let days = try store.happenings(since: 0)
    #expect(days.count == Store.mostDays && days.first?.id == 20_999)
    #expect(days.allSatisfy { $0.visits == 1 && $0.total.begun == 1 })
  }

  @Test func aClockThatIsWrongForAMomentDoesNotDeleteTheYear() throws {
    let store = try Store.inMemory(.games)
    for day in 0..<300 { try store.count(.visit, on: 20_000 + day) }
    for day in [90_000, 0, -400] { try store.count(.visit, on: day) }
    try store.count(.visit, on: 20_300)
    #expect(try store.happenings(since: 20_000).count == 302)
  }

  @Test func anUnknownEventOfALaterVersionIsLeftOut() throws {
    let store = try Store.inMemory(.games)
    try store.write {
      try $0.execute(
        sql: "INSERT INTO happenings VALUES (9, 'x', 1), (9, 'x.y', 2), (9, 'visit', 3)")
    }
    var day = DayFigures(9)
    day.visits = 3
    #expect(try store.happenings(since: 0) == [day])
  }

  @Test func theOwnersWrongTriesSurviveARestart() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    #expect(try store.ownerLock() == nil)
    try store.setOwnerLock(SlowHash(of: "2468"))
    for moment in 1...6 { try store.ownerLockFailed(at: moment) }
    let lock = try #require(try Store.open(in: folder.path, .games).store.ownerLock())
    #expect(lock.misses == 6 && lock.wait(at: 6) == 60_000 && lock.secret.matches("2468"))
    try store.ownerLockOpened()
    #expect(try store.ownerLock()?.wait(at: 6) == 0)
    try store.setOwnerLock(nil)
    #expect(try store.ownerLock() == nil)
  }

  @Test func aPinIsFourToTwelveDigits() {
    for pin in ["0000", "123456789012"] { #expect(OwnerLock.accepts(pin)) }
    for pin in ["", "123", "1234567890123", "12a4", "12 4", "١٢٣٤", "-123"] {
      #expect(!OwnerLock.accepts(pin), "\(pin)")
    }
  }

  @Test func theWaitGrowsWithEveryWrongTryAndNeverExceedsAnHour() {
    var longest = 0
    for misses in 0...2000 {
      let wait = TryLimit.wait(after: misses, at: 1_000_000, now: 1_000_000)
      #expect(wait >= longest && wait <= 3_600_000)
      #expect((wait > 0) == (misses >= TryLimit.freeTries))
      longest = wait
      for now in [-1_000_000, 0, 1_000_001, 9_000_000_000] {
        #expect((0...wait).contains(TryLimit.wait(after: misses, at: 1_000_000, now: now)))
      }
    }
  }
}
