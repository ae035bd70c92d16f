import Foundation
import GRDB
import Testing

@testable import Store

struct UnusableDatabaseTests {
  @Test func aDamagedHeaderIsSetAside() throws {
    try expectSetAside { Data(repeating: 0x5A, count: 100) + $0.dropFirst(100) }
  }

  @Test func aDamagedPageIsSetAside() throws {
    try expectSetAside { $0.prefix(4096) + Data(repeating: 0xFF, count: $0.count - 4096) }
  }

  @Test(arguments: [2, 50, 99, 600, 4096, 6000])
  func aTruncatedFileIsSetAside(size: Int) throws {
    try expectSetAside { $0.prefix(size) }
  }

  @Test func aFileThatIsNotADatabaseIsSetAside() throws {
    try expectSetAside { _ in Data("Dear diary, today I solved it.\n".utf8) }
  }

  @Test func twoFilesDamagedInTheSameSecondAreBothSetAside() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 {
      try folder.write(Data("no database at all".utf8))
      _ = try Store.open(in: folder.path, .games, at: 1_763_719_440)
    }
    let kept = folder.names.filter { $0.contains("corrupt") }
    let first = "recreo.sqlite.corrupt-20251121T100400Z"
    #expect(kept == [first, first + "-2"])
  }

  @Test func theWriteAheadLogOfADamagedFileIsSetAsideWithIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("no database at all".utf8))
    try Data("a log".utf8).write(to: URL(fileURLWithPath: folder.database + "-wal"))
    let opened = try Store.open(in: folder.path, .games, at: 0)
    let aside = folder.database + ".corrupt-19700101T000000Z"
    #expect(opened.notices == [.movedAside(to: aside)])
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside + "-wal")) == Data("a log".utf8))
  }

  @Test func aNewerDatabaseIsNotChanged() throws {
    let folder = try TemporaryFolder()
    try DatabaseQueue(path: folder.database).write { db in
      var newer = Migrations.all
      newer.registerMigration("v999: from the future") { try $0.create(table: "future") { _ in } }
      try db.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
      for name in newer.migrations {
        try db.execute(sql: "INSERT INTO grdb_migrations VALUES (?)", arguments: [name])
      }
    }
    let before = try folder.bytes()
    let opened = try Store.open(in: folder.path, .games)
    #expect(opened.notices == [.notSaved(because: .newerDatabase(folder.database))])
    try opened.store.save(.bool(false), for: .musicOn)
    #expect(try folder.bytes() == before)
  }

  @Test func anotherProgramsDatabaseIsNotChanged() throws {
    let folder = try TemporaryFolder()
    try DatabaseQueue(path: folder.database).write { db in
      try db.execute(sql: "CREATE TABLE settings (name TEXT); INSERT INTO settings VALUES ('x')")
    }
    let opened = try Store.open(in: folder.path, .games)
    guard case .notSaved(.failed(code: 1, _)) = opened.notices.first else {
      Issue.record("\(opened.notices)")
      return
    }
    #expect(!folder.names.contains { $0.contains("corrupt") })
    try opened.store.save(.bool(false), for: .musicOn)
  }

  @Test func aFolderInPlaceOfTheDatabaseDoesNotStopTheProgram() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.database, withIntermediateDirectories: false)
    let opened = try Store.open(in: folder.path, .games)
    try opened.store.save(.bool(false), for: .musicOn)
    #expect(opened.notices.count == 1)
    #expect(folder.names == ["recreo.sqlite"])
  }

  /// Damages the file of a store, opens it again and expects a new file next to the old one.
  private func expectSetAside(_ spoil: (Data) -> Data) throws {
    let folder = try TemporaryFolder()
    do { try Store.open(in: folder.path, .games).store.save(.bool(false), for: .musicOn) }
    let spoiled = spoil(try folder.bytes())
    try folder.write(spoiled)
    let opened = try Store.open(in: folder.path, .games, at: 0)
    let aside = folder.database + ".corrupt-19700101T000000Z"
    #expect(opened.notices == [.movedAside(to: aside)])
    #expect(opened.settings.isEmpty)
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == spoiled)
    try opened.store.save(.bool(true), for: .soundOn)
    #expect(try Store.open(in: folder.path, .games).settings == ["sound.on": .bool(true)])
  }
}
