import Foundation
import GRDB
import Host
import Rules
import Testing

@testable import Store

/// Databases as every released version left them: `Fixtures/v<n>.sql`.
///
/// A new migration needs a fixture of its version (the dump of a database with rows in every
/// table, written by the program that released it) and its checksum.
struct MigrationTests {
  private static let versions = 1...Migrations.steps.count

  private func fixture(_ version: Int) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/v\(version).sql")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// A folder with the database of a version in it.
  private func folder(_ version: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try DatabaseQueue(path: folder.database).write { try $0.execute(sql: fixture(version)) }
    return folder
  }

  @Test func aReleasedMigrationIsNeverChanged() {
    let released: [(String, UInt64)] = [
      ("v1: settings", 0x926e_72d0_fa2c_2b3c),
      ("v2: players and results", 0xd38b_125d_4289_b209),
      ("v3: pets", 0x26bb_69ce_d339_6eb3),
      ("v4: looms", 0x7f75_5220_5e25_4b94),
      ("v5: records", 0x5b59_2a4f_d184_d962),
      ("v6: picture locks", 0x058a_3f1a_9a84_5aaa),
      ("v7: pushes", 0x0b43_0a22_e7a9_c289),
      (Migrations.kiosk.name, 0x8f86_47b2_42ac_3832),
    ]
    #expect(Migrations.steps.map(\.name) == released.map(\.0))
    for (step, (name, checksum)) in zip(Migrations.steps, released) {
      #expect(fnv1a(step.sql) == checksum, "\(name)")
    }
  }

  @Test(arguments: versions) func aFixtureHasTheSchemaOfItsVersion(_ version: Int) throws {
    let migrated = try DatabaseQueue()
    try Migrations.all.migrate(migrated, upTo: Migrations.steps[version - 1].name)
    let folder = try folder(version)
    let kept = try DatabaseQueue(path: folder.database)
    #expect(try schema(of: kept) == schema(of: migrated))
    let empty = try kept.read { db in
      try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'").filter {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") == 0
      }
    }
    #expect(empty == [], "a table without rows proves nothing")
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: versions) func theDataOfEveryVersionSurvivesMigration(_ version: Int) throws {
    let folder = try folder(version)
    let opened = try Store.open(in: folder.path, .games)
    #expect(opened.notices.isEmpty)
    #expect(
      opened.settings == [
        "language": .text("es"), "music.volume": .number(0.25), "sound.on": .bool(false),
      ])
    let store = opened.store
    if version >= 2 {
      #expect(try store.currentPlayer()?.name == "Berta")
      #expect(try store.player(named: PlayerName("太郎"))?.id == 3)
      #expect(try store.drafts().map(\.id) == [7])
      let saved = try #require(try store.savedGame("fifteen-4x4@1"))
      #expect(saved.milliseconds == 1234 && saved.extra == #"{"picture":"reef"}"#)
    }
    if version >= 3 {
      #expect(try store.idleSave(of: nil)?.state.contains(#""name":"Chispa""#) == true)
      let others = try store.idleSaves().map(\.save.state)
      #expect(others.count == 1 && others[0].contains(#""name":"Luna""#))
    }
    if version >= 4 {
      #expect(try store.looms().map { [$0.name, $0.player] } == [["Kilim", "Ana"]])
    }
    if version >= 5 {
      #expect(try store.players(by: .total, limit: 9).map(\.total) == [550, 400, 0, 0])
      #expect(try store.profile(of: 2)?.line.player.avatar == Avatar(.owl, on: .teal))
      #expect(try store.result(12)?.played.isRanked == false)
      #expect(try store.awards(of: 1, game: "pet").count { $0.isReached } == 2)
      let erik = DeletedPlayers(ids: [5], at: 0, current: nil)
      try store.restore(erik)
      #expect(try store.player(named: PlayerName("Erik"))?.id == 5)
    }
    if version >= 6 {
      let lock = try #require(try store.pictureLock(of: 1))
      #expect(lock.misses == 2 && lock.secret.matches("0 4 4 8"))
    }
    if version >= 7 {
      let board = Leaderboard(game: "fifteen", variant: "3x3", measure: .pushes)
      #expect(try store.leaders(of: board, in: .ever, now: 0).map(\.figure) == [31])
    }
    if Migrations.steps[version - 1].name == Migrations.kiosk.name {
      let days = try store.happenings(since: 0)
      #expect(days.map { [$0.id, $0.visits, $0.errors] } == [[20_782, 0, 1], [20_781, 7, 0]])
      #expect(try store.ownerLock()?.misses == 3)
      #expect(try store.ownerSettings() == ["kiosk.idle": .number(120)])
    }
  }

  /// Version 5 is what the program of its time made of version 4, so it shows the right result.
  @Test(arguments: 2...4)
  func migratedResultsGiveTheSameTotalsAndStandings(_ version: Int) throws {
    for (table, columns, condition) in [
      ("players", "id, name, folded, created_at, total, played_at, deleted_at", "id <= 3"),
      ("results", "*", "id <= 11"), ("records", "result, record", "result <= 11"),
      ("awards", "*", "player <= 3 AND achievement NOT GLOB 'pet.*'"),
      ("standings", "*", "player <= 3"),
    ] {
      let sql = "SELECT \(columns) FROM \(table) WHERE \(condition)"
      let now = try rows(version, sql)
      let then = try rows(5, sql)
      #expect(now == then && !now.isEmpty, "\(table)")
    }
    // The order does not matter.
    #expect(try gameStats(version) == gameStats(5))
  }

  @Test func resultsNotCountedByAMigrationAreCountedAtTheNextStart() throws {
    let folder = try folder(4)
    let pool = try DatabasePool(path: folder.database)
    try Migrations.all.migrate(pool)
    try pool.close()
    let store = try Store.open(in: folder.path, .games).store
    #expect(try store.players(by: .total, limit: 9).map(\.total) == [550, 400, 0])
    #expect(try !store.flag(Store.uncountedKey))
  }

  @Test func migratedResultsAreCountedOnce() throws {
    let folder = try folder(4)
    try Store.open(in: folder.path, .games).store.write {
      try $0.execute(sql: "UPDATE players SET total = 7 WHERE id = 1")
    }
    #expect(try Store.open(in: folder.path, .games).store.profile(of: 1)?.line.total == 7)
  }

  private func gameStats(_ version: Int) throws -> [GameStats] {
    let folder = try folder(version)
    let database = try Store.open(in: folder.path, .games).store.database
    let texts = try database.read {
      try String.fetchAll($0, sql: "SELECT feats FROM records WHERE result <= 11 ORDER BY result")
    }
    return withExtendedLifetime(folder) { texts.map { GameStats(text: $0) } }
  }

  private func rows(_ version: Int, _ sql: String) throws -> [String] {
    let folder = try folder(version)
    let database = try Store.open(in: folder.path, .games).store.database
    let rows = try database.read { try Row.fetchAll($0, sql: sql) }
    return withExtendedLifetime(folder) { rows.map(\.description).sorted() }
  }

  private func schema(of database: DatabaseQueue) throws -> [String] {
    try database.read {
      try String.fetchAll(
        $0, sql: "SELECT sql FROM sqlite_master WHERE sql NOT NULL ORDER BY type, name")
    }
  }
}

/// The 64-bit FNV-1a checksum of a text.
private func fnv1a(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
