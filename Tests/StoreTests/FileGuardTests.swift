import Foundation
import GRDB
import Testing

@testable import Store

/// Pipes in place of files, files that others could read, and limits on what is stored.
struct FileGuardTests {
  @Test(arguments: ["", "-wal", "-shm", "-journal"])
  func aPipeInPlaceOfTheDatabaseDoesNotBlock(suffix: String) throws {
    let folder = try TemporaryFolder()
    do { try Store.open(in: folder.path, .games).store.save(.text("es"), for: .language) }
    unlink(folder.database + suffix)
    #expect(mkfifo(folder.database + suffix, 0o600) == 0)
    #expect(Store.readOptions(in: folder.path).count <= 1)
    let opened = try Store.open(in: folder.path, .games, at: 0)
    #expect(opened.notices.count == 1, "\(opened.notices)")
    try opened.store.save(.bool(true), for: .soundOn)
    #expect(try Store.open(in: folder.path, .games).settings["sound.on"] == .bool(true))
  }

  @Test func aPipeAmongTheBackupsIsSkipped() throws {
    let folder = try TemporaryFolder()
    do {
      let store = try Store.open(in: folder.path, .games).store
      try store.save(.text("es"), for: .language)
      try store.backUpIfDue(at: noon)
    }
    #expect(mkfifo(folder.path + "/backups/recreo-20991231.sqlite", 0o600) == 0)
    unlink(folder.database)
    let opened = try Store.open(in: folder.path, .games)
    #expect(opened.notices == [.restored(from: Day(ofMoment: noon), damaged: nil)])
  }

  @Test func otherUsersCannotReadTheFiles() throws {
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o755)
    let before = umask(0o022)
    defer { umask(before) }
    for _ in 0..<2 {
      let store = try Store.open(in: folder.path, .games).store
      try store.save(.text("es"), for: .language)
      try store.backUpIfDue(at: noon)
      for name in folder.names + folder.backups.map({ "backups/" + $0 }) where name != "backups" {
        #expect(try rights(folder.path + "/" + name) & 0o077 == 0, "\(name)")
      }
      chmod(folder.database, 0o644)
      chmod(folder.path + "/backups/recreo-20261121.sqlite", 0o644)
    }
  }

  @Test func theRightsOfWhatALinkLeadsToAreKept() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/important"
    try Data().write(to: URL(fileURLWithPath: file))
    chmod(file, 0o644)
    #expect(symlink(file, folder.database) == 0)
    StoreFile(directory: folder.path).protect()
    #expect(try rights(file) == 0o644)
  }

  @Test func theNumberOfPlayersIsLimited() throws {
    let store = try Store.inMemory(.games)
    let most = StoreLimit.players.most
    try fill(
      store, most - 1, "INSERT INTO players (name, folded, created_at) SELECT n, n, 0 FROM k")
    let last = try store.claim(fifteen(), by: PlayerName("Ana")).result.player
    #expect(throws: StoreError.full(.players)) { try store.newPlayer(PlayerName("Berta"), at: 0) }
    #expect(throws: StoreError.full(.players)) {
      try store.claim(fifteen(), by: PlayerName("Berta"))
    }
    _ = try store.claim(fifteen(), by: PlayerName("ana"))
    _ = try store.deletePlayer(try #require(last).id, at: 0)
    #expect(try store.newPlayer(PlayerName("Berta"), at: 0).name == "Berta")
  }

  @Test func theNumberOfDesignsIsLimited() throws {
    let store = try Store.inMemory(.games)
    let most = StoreLimit.looms.most
    try fill(store, most, "INSERT INTO looms (name, design, at) SELECT n, '', 0 FROM k")
    #expect(throws: StoreError.full(.looms)) { try store.addLoom(name: "One", design: "", at: 0) }
    try store.deleteLoom(1)
    _ = try store.addLoom(name: "One", design: "", at: 0)
  }

  @Test func recordsOfOldGamesAreDeletedUnlessTheyAreInALeaderboard() throws {
    let store = try Store.inMemory(.games)
    let name = try PlayerName("Ana")
    var ids: [Int] = []
    for number in 0..<20 {
      var played = fifteen()
      (played.milliseconds, played.moves) = (1000 + (number == 2 ? -1 : number), 50 + number)
      played.at = noon + number
      ids.append(try store.claim(played, by: name).result.id)
    }
    while try store.trimRecords(keeping: 5) {}
    let kept = try ids.filter { try store.record(of: $0) == fifteen().record }
    #expect(Set(kept).isSuperset(of: Set(ids.suffix(5) + [ids[0], ids[2]])))
    #expect(kept.count <= 8)
    #expect(try store.profile(of: 1, recent: 50)?.recent.count == 20)
  }

  private func fill(_ store: Store, _ count: Int, _ sql: String) throws {
    try store.write { db in
      try db.execute(
        sql: """
          WITH RECURSIVE k (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k WHERE n < \(count))
          \(sql)
          """)
    }
  }

  private func rights(_ path: String) throws -> mode_t {
    var facts = stat()
    try #require(stat(path, &facts) == 0, "\(path)")
    return facts.st_mode & 0o777
  }
}
