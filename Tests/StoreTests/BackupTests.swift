import Foundation
import GRDB
import Host
import Testing

@testable import Store

/// Milliseconds.
let day = 86_400_000
/// 2026-11-21, noon.
let noon = 1_795_262_400_000 - LocalTime(1_795_262_400_000).offset

struct BackupTests {
  @Test func thereIsOneBackupADayAndTheNewestFiveStay() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    for hours in stride(from: 0, to: 24 * 8, by: 5) {
      let before = folder.backups
      let isMade = try store.backUpIfDue(at: noon + hours * 3_600_000)
      #expect(isMade == (folder.backups != before), "after \(hours) hours")
    }
    #expect(
      folder.backups == (25...29).map { "recreo-202611\($0).sqlite" })
    #expect(try !store.backUpIfDue(at: noon + 8 * day - 1))
  }

  /// A machine whose battery is empty starts in another century.
  @Test(arguments: [365 * 73, -365 * 56])
  func theLastBackupIsRestoredWhateverTheClockSaid(wrongDays: Int) throws {
    let folder = try TemporaryFolder()
    var names: [String] = []
    for (number, days) in [0, wrongDays, 0, 1, 2].enumerated() {
      let store = try Store.open(in: folder.path, .games).store
      names.append("Player \(number)")
      _ = try store.newPlayer(PlayerName(names[number]), at: 0)
      #expect(try store.backUpIfDue(at: noon + days * day))
    }
    try folder.write(Data(repeating: 7, count: 100_000))
    let restored = try Store.open(in: folder.path, .games).store
    #expect(try restored.players().map(\.name).sorted() == names)
  }

  /// An older version numbered none, so the rows tell.
  @Test func backupsWithoutANumberAreOrderedByTheirContents() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    let store = try Store.open(in: other.path, .games).store
    try FileManager.default.createDirectory(
      atPath: folder.path + "/backups", withIntermediateDirectories: true)
    for (name, date) in [("Ana", "20990101"), ("Ben", "20261121"), ("Cy", "19700101")] {
      _ = try store.newPlayer(PlayerName(name), at: 0)
      try store.backUp(to: "\(folder.path)/backups/recreo-\(date).sqlite")
    }
    #expect(try Store.open(in: folder.path, .games).store.players().count == 3)
  }

  @Test func aWrongClocksBackupDoesNotStayForEver() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    for days in [365 * 73, 0, 1, 2, 3, 4] { _ = try store.backUpIfDue(at: noon + days * day) }
    #expect(folder.backups == (21...25).map { "recreo-202611\($0).sqlite" })
  }

  @Test func aBackupIsCompleteAndOneFile() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    let claimed = try store.claim(fifteen(), by: PlayerName("Ana")).result
    try store.backUpIfDue(at: noon)
    try store.deleteResult(claimed.id)
    #expect(folder.backups == ["recreo-20261121.sqlite"])
    let copy = try DatabaseQueue(path: folder.path + "/backups/recreo-20261121.sqlite")
    #expect(try copy.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "delete")
    #expect(try Store(copy, .games).result(claimed.id) == claimed)
  }

  @Test func aBackupDuringWritesIsConsistent() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    let name = try PlayerName("Ana")
    // Two results at a time: an inconsistent backup would have an odd number.
    let writer = Thread {
      for _ in 0..<60 {
        _ = try? store.database.write { db in
          let player = try Store.makePlayer(name, at: 0, db)
          for _ in 0..<2 { try Store.insert(fifteen(), player: player.id, db) }
        }
      }
    }
    writer.start()
    var days = 0
    repeat {
      #expect(try store.backUpIfDue(at: noon + days * day))
      days += 1
      let path = Backups(folder: folder.path + "/backups").path(
        of: Day(ofMoment: noon + (days - 1) * day))
      let count = try StoreFile.unchanging(path).read { db in
        try Int.fetchOne(db, sql: "SELECT count(*) FROM results")
      }
      #expect(count.map { $0 % 2 } == 0)
    } while !writer.isFinished
    #expect(
      try store.results(game: "fifteen", variant: "4x4", order: .time, limit: 999).count == 120)
  }

  @Test func anInterruptedBackupIsIgnoredAndDeletedAtTheNextStart() throws {
    let folder = try TemporaryFolder()
    try Store.open(in: folder.path, .games).store.backUpIfDue(at: noon)
    let partial = folder.path + "/backups/1234.partial"
    try Data("half".utf8).write(to: URL(fileURLWithPath: partial))
    #expect(Backups(folder: folder.path + "/backups").days.map(\.description) == ["2026-11-21"])
    _ = try Store.open(in: folder.path, .games)
    #expect(folder.backups == ["recreo-20261121.sqlite"])
  }

  @Test func aDamagedDatabaseNeverReplacesAGoodBackupAndIsSetAsideAtTheNextStart() throws {
    let folder = try TemporaryFolder()
    do {
      let store = try Store.open(in: folder.path, .games).store
      for _ in 0..<200 { _ = try store.claim(fifteen(), by: PlayerName("Ana")) }
      try store.backUpIfDue(at: noon)
    }
    // A page in the middle: the settings and the schema can still be read.
    let bytes = try folder.bytes()
    let page = try pageOfRecords(folder) * 4096
    try folder.write(
      bytes.prefix(page) + Data(repeating: 0xA5, count: 4096) + bytes.dropFirst(page + 4096))
    do {
      let opened = try Store.open(in: folder.path, .games)
      #expect(opened.notices.isEmpty)
      #expect(throws: StoreError.damaged) { try opened.store.backUpIfDue(at: noon + day) }
    }
    #expect(folder.backups == ["recreo-20261121.sqlite"])
    let opened = try Store.open(in: folder.path, .games, at: 0)
    let aside = folder.database + ".corrupt-19700101T000000Z"
    #expect(
      opened.notices == [.restored(from: Day(ofMoment: noon), damaged: aside)])
    #expect(
      try opened.store.results(game: "fifteen", variant: "4x4", order: .time, limit: 999).count
        == 200)
    #expect(try opened.store.record(of: 200) == fifteen().record)
    #expect(try Store.open(in: folder.path, .games).notices.isEmpty)
  }

  @Test func aFailedBackupIsReportedAndTheStoreStillWorks() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    try Data().write(to: URL(fileURLWithPath: folder.path + "/backups"))
    #expect(throws: StoreError.self) { try store.backUpIfDue(at: noon) }
    _ = try store.claim(fifteen(), by: PlayerName("Ana"))
    #expect(try !Store.inMemory(.games).backUpIfDue(at: noon))
  }

  private func pageOfRecords(_ folder: TemporaryFolder) throws -> Int {
    try StoreFile.unchanging(folder.database).read { db in
      let root = try Int.fetchOne(
        db, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'records'")
      return try #require(root) - 1
    }
  }
}
