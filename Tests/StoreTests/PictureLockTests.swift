import GRDB
import Host
import Testing

@testable import Store

struct PictureLockTests {
  private func lock(misses: Int, at moment: Int = 1_000_000) -> PictureLock {
    PictureLock(secret: SlowHash(stored: "x"), misses: misses, missedAt: moment)
  }

  @Test func fiveTriesAreFreeAndThenTheWaitDoublesUpToAnHour() {
    let waits = (0...14).map { lock(misses: $0).wait(at: 1_000_000) / 1000 }
    #expect(waits == [0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
    #expect(lock(misses: 1000).wait(at: 1_000_000) == 3_600_000)
  }

  @Test func theWaitEndsAndAClockSetBackDoesNotProlongIt() {
    #expect(lock(misses: 5).wait(at: 1_000_000 + 29_000) == 1000)
    #expect(lock(misses: 5).wait(at: 1_000_000 + 30_000) == 0)
    #expect(lock(misses: 5).wait(at: 0) == 30_000)
  }

  @Test func onlyTheSamePicturesMatchAndTheSaltIsNew() throws {
    let one = try #require(SlowHash(of: "0 1 2 3"))
    let other = try #require(SlowHash(of: "0 1 2 3"))
    #expect(one != other)
    #expect(one.text.hasPrefix("$y$") && !one.text.contains("0 1 2 3"))
    #expect(one.matches("0 1 2 3") && !one.matches("3 2 1 0"))
    #expect(!SlowHash(stored: "").matches("0 1 2 3") && !SlowHash(stored: "*0").matches("*0"))
  }

  @Test func failedTriesAreCountedUntilTheLockIsOpened() throws {
    let store = try Store.inMemory(.games)
    let ana = try store.newPlayer(PlayerName("Ana"), at: 1).id
    #expect(try store.pictureLock(of: ana) == nil)
    try store.setPictureLock(SlowHash(stored: "x"), of: ana)
    for moment in 1...3 { try store.pictureLockFailed(of: ana, at: moment) }
    let lock = try store.pictureLock(of: ana)
    #expect(lock?.misses == 3 && lock?.missedAt == 3)
    try store.pictureLockOpened(of: ana)
    #expect(try store.pictureLock(of: ana)?.misses == 0)
    try store.setPictureLock(nil, of: ana)
    #expect(try store.pictureLock(of: ana) == nil)
  }

  @Test func aDeletedPlayersLockComesBackWithThePlayerOrGoesForGood() throws {
    let store = try Store.inMemory(.games)
    let ana = try store.newPlayer(PlayerName("Ana"), at: 1).id
    try store.setPictureLock(SlowHash(stored: "x"), of: ana)
    try store.restore(store.deletePlayer(ana, at: 2))
    #expect(try store.pictureLock(of: ana) != nil)
    _ = try store.deletePlayer(ana, at: 3)
    while try store.purgeDeletedPlayers(until: 3) {}
    let rows = try store.database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM picture_locks")
    }
    #expect(rows == 0)
  }
}
