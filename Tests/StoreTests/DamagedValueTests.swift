import Foundation
import GRDB
import Host
import Rules
import Testing

@testable import Store

/// Values that Recreo never wrote, one at a time in every column.
struct DamagedValueTests {
  private static let tables = Repair.all

  /// The damaged values, as SQL.
  private static let values = [
    "x'ff'", "'abc'", "1.5", "NULL", "-9223372036854775808", "9223372036854775807",
    "replace(hex(zeroblob(500000)), '0', 'n')",
  ]

  @Test(arguments: tables) func oneDamagedValueAffectsNothingElse(table: String) throws {
    let model = try TemporaryFolder()
    do { try fill(Store.open(in: model.path, .games).store) }
    let columns = try DatabaseQueue(path: model.database).read { db in
      try db.columns(in: table).map(\.name)
    }
    for column in columns {
      for value in Self.values {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: model.database, toPath: folder.database)
        guard try spoil(folder, table, column, value) else { continue }
        let place = "\(table).\(column) = \(value)"
        try expectAllElse(in: folder, place)
        if !Repair.small.contains(table) {
          // After a query found it, the next start checks the large tables too.
          StoreFile(directory: folder.path).suspect()
          try expectAllElse(in: folder, place)
        }
        let isDamaged = try Store.hasDamage(in: folder.path)
        #expect(!isDamaged, "\(place) is still there")
      }
    }
  }

  @Test func everyTableIsChecked() throws {
    let names = try Store.inMemory(.games).database.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
            AND name <> 'grdb_migrations'
          """)
    }
    #expect(Set(names) == Set(Repair.all))
  }

  @Test func aPlayerWithADamagedNameKeepsEverything() throws {
    let folder = try TemporaryFolder()
    do { try fill(Store.open(in: folder.path, .games).store) }
    #expect(try spoil(folder, "players", "name", "CAST(name AS BLOB)"))
    let opened = try Store.open(in: folder.path, .games, at: 0)
    let copy = folder.database + ".corrupt-19700101T000000Z"
    #expect(opened.notices == [.repaired(copy: copy, lost: 0)])
    #expect(try opened.store.players().map(\.name) == ["Ana", "Berta"])
    #expect(try readAll(opened.store).results == 4)
    let kept = try DatabaseQueue(path: copy).read { db in
      try String.fetchAll(db, sql: "SELECT typeof(name) FROM players ORDER BY id")
    }
    #expect(kept == ["blob", "text"])
    #expect(try Store.open(in: folder.path, .games).notices.isEmpty)
  }

  @Test func aResultWithADamagedScoreIsNotInALeaderboard() throws {
    let folder = try TemporaryFolder()
    do { try fill(Store.open(in: folder.path, .games).store) }
    #expect(try spoil(folder, "results", "ms", "'abc'"))
    StoreFile(directory: folder.path).suspect()
    let store = try Store.open(in: folder.path, .games).store
    let best = try store.results(game: "fifteen", variant: "4x4", order: .time)
    #expect(!best.isEmpty && best.allSatisfy { $0.milliseconds > 0 })
  }

  @Test func aDamagedResultIsSkippedUntilTheNextStart() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    try fill(store)
    let count = try Store.readResults(in: folder.path).count
    #expect(try spoil(folder, "results", "score", "'abc'"))
    #expect(try Store.hasDamage(in: folder.path))
    #expect(try Store.readResults(in: folder.path).count == count - 1)
    #expect(try store.profile(of: 1)?.recent.count == 1)
    #expect(folder.names.contains("recreo.sqlite.suspect"))
  }

  @Test(arguments: [
    "CREATE VIEW settings AS SELECT 1 AS key, 2 AS value", "CREATE TABLE settings (key TEXT)",
    "CREATE TABLE elsewhere (key TEXT)",
  ])
  func aDatabaseWithAReplacedTableIsSetAside(sql: String) throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    try fill(store)
    try store.backUpIfDue(at: noon)
    try DatabaseQueue(path: folder.database).write { db in
      try db.execute(sql: "DROP TABLE settings; \(sql)")
    }
    let opened = try Store.open(in: folder.path, .games)
    guard case .restored(_, damaged: _?) = opened.notices.first else {
      Issue.record("\(opened.notices)")
      return
    }
    #expect(opened.settings == ["language": .text("es")])
  }

  @Test(arguments: UInt64(0)..<50) func aFlippedBitNeverCrashes(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    do {
      let store = try Store.open(in: folder.path, .games).store
      try fill(store)
      try store.database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 0") }
    }
    var dice = SeededGenerator(seed: seed)
    var bytes = try folder.bytes()
    for _ in 0...dice.below(3) { bytes[dice.below(bytes.count)] ^= 1 << UInt8(dice.below(8)) }
    try folder.write(bytes)
    for _ in 0..<2 {
      let opened = try Store.open(in: folder.path, .games)
      _ = try? readAll(opened.store)
      try opened.store.save(.bool(false), for: .musicOn)
    }
  }

  // MARK: -

  /// Two players with results, awards, pets and designs, a draft, a saved game, a setting and a flag.
  private func fill(_ store: Store) throws {
    try store.save(.text("es"), for: .language)
    try store.setFlag("asked")
    for (number, name) in ["Ana", "Berta"].enumerated() {
      let name = try PlayerName(name)
      var player: Player?
      for round in 1...2 {
        var result = fifteen()
        result.at = noon + number * 1000 + round
        player = try store.claim(result, by: name).result.player
      }
      try store.save(IdleSave(state: "{}", seenAt: noon, countedTo: 0), of: player?.id)
      if let player { try store.setPictureLock(SlowHash(stored: "x"), of: player.id) }
      _ = try store.addLoom(name: "Panel", by: name, design: LoomDesign().code, at: noon)
      try store.save(
        SavedGame(game: "fifteen", record: "{}", milliseconds: 1, at: noon), slot: "\(number)")
    }
    _ = try store.draft(fifteen())
  }

  /// Puts a value into the first row; false if SQLite refuses it.
  private func spoil(
    _ folder: TemporaryFolder, _ table: String, _ column: String, _ value: String
  ) throws -> Bool {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let file = try DatabaseQueue(path: folder.database, configuration: configuration)
    return try file.writeWithoutTransaction { db in
      do {
        let key = try db.primaryKey(table).columns.first ?? "rowid"
        try db.execute(
          sql: """
            UPDATE \(table) SET \(column) = \(value)
              WHERE \(key) = (SELECT \(key) FROM \(table) ORDER BY \(key) LIMIT 1)
            """)
        return db.changesCount > 0
      } catch let error as DatabaseError
        where [.SQLITE_CONSTRAINT, .SQLITE_MISMATCH].contains(error.resultCode)
      {
        return false
      }
    }
  }

  private func expectAllElse(in folder: TemporaryFolder, _ place: String) throws {
    let opened = try Store.open(in: folder.path, .games)
    let isRepaired = opened.notices.allSatisfy { if case .repaired = $0 { true } else { false } }
    #expect(isRepaired, "\(place): \(opened.notices)")
    let found = try readAll(opened.store)
    #expect(found.players >= 1 && found.results >= 2, "\(place): \(found)")
    #expect(found.looms >= 1 && found.saves >= 1 && found.pets >= 1, "\(place): \(found)")
    // And the store still works.
    _ = try opened.store.claim(fifteen(), by: PlayerName("Carla"))
  }

  /// Runs every query of the store.
  private func readAll(
    _ store: Store
  ) throws -> (players: Int, results: Int, looms: Int, saves: Int, pets: Int) {
    _ = try store.settings()
    _ = try? store.flag("asked")
    let current = try store.currentPlayer()
    let players = try store.players()
    var results = 0
    for player in players {
      let profile = try store.profile(of: player.id)
      results += profile?.recent.count { $0.player == "Ana" || $0.player == "Berta" } ?? 0
      for line in profile?.recent ?? [] {
        _ = try? store.result(line.id)
        _ = try? store.rank(of: line.id, order: .time)
      }
      _ = try? store.earnings(of: player.id, after: 0)
    }
    for order in PlayerOrder.allCases { _ = try store.players(by: order, limit: 9) }
    for order in ResultOrder.allCases {
      _ = try store.results(game: "fifteen", variant: "4x4", order: order)
    }
    for measure in Measure.allCases {
      let board = Leaderboard(
        game: "fifteen", variant: measure == .total ? "" : "4x4", measure: measure)
      // Each time span has the same queries.
      _ = try store.leaders(of: board, in: .ever, now: noon)
      _ = try current.map { try store.standing(of: $0.id, in: board, span: .ever, now: noon) }
    }
    _ = try store.drafts()
    _ = try? store.idleSave(of: current?.id)
    _ = try store.purgeDeletedPlayers(until: 0)
    _ = try store.totals()
    let saves = ["0", "1"].count { (try? store.savedGame($0)) != nil }
    return (
      players.count, results, try store.looms().count, saves, try store.idleSaves().count
    )
  }
}
