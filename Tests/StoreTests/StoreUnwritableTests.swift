import Foundation
import GRDB
import Testing

@testable import Store

/// Where nothing can be written, the program works with what it can read.
struct StoreUnwritableTests {
  @Test func theErrorNamesAFolderThatCannotBeCreated() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    for path in [file, file + "/below", "/proc/recreo"] {
      let opened = try Store.open(in: path, .games)
      guard case .notSaved(.noDirectory(path, let reason)) = opened.notices.first else {
        Issue.record("\(opened.notices)")
        return
      }
      #expect(!reason.isEmpty)
      try opened.store.save(.bool(false), for: .musicOn)
      #expect(try opened.store.settings() == ["music.on": .bool(false)])
    }
  }

  @Test func aReadOnlyFolderIsReadAndNotChanged() throws {
    try expectReadOnly(folderMode: 0o555, fileMode: 0o444)
  }

  @Test func aReadOnlyFileIsReadAndNotChanged() throws {
    try expectReadOnly(folderMode: 0o777, fileMode: 0o444)
  }

  @Test func anEmptyReadOnlyFolderUsesMemory() throws {
    let folder = try TemporaryFolder()
    #expect(chmod(folder.path, 0o555) == 0)
    guard let opened = try asNobody({ try Store.open(in: folder.path, .games) }) else {
      try Test.cancel("root can write everywhere here: no setfsuid")
    }
    #expect(opened.notices == [.notSaved(because: .readOnly)])
    #expect(folder.names.isEmpty)
  }

  @Test func aFullDiskGivesOneErrorAndTheOldDataStaysReadable() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    try store.save(.text("es"), for: .language)
    try store.database.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages)")
    }
    let long = SettingValue.text(String(repeating: "x", count: 100_000))
    #expect(throws: StoreError.diskFull) { try store.save(long, for: .scale) }
    #expect(try store.settings() == ["language": .text("es")])
    #expect("\(StoreError.diskFull)" == "The disk is full; free some space and restart Recreo.")
  }

  @Test func noRoomForTheSharedMemoryFileIsAFullDiskToo() {
    let error = DatabaseError(resultCode: .SQLITE_IOERR_SHMSIZE)
    #expect(StoreError(error) == .diskFull)
    #expect(StoreError(DatabaseError(resultCode: .SQLITE_IOERR)) != .diskFull)
  }

  @Test func theCopyInMemoryEqualsTheFile() throws {
    let folder = try TemporaryFolder()
    do { try Store.open(in: folder.path, .games).store.save(.text("es"), for: .language) }
    let copy = try #require(StoreFile(directory: folder.path).copyInMemory())
    #expect(try copy.settings() == ["language": .text("es")])
    let odd = folder.path + "/50 % ?#"
    do { try Store.open(in: odd, .games).store.save(.text("en"), for: .language) }
    let oddCopy = try #require(StoreFile(directory: odd).copyInMemory())
    #expect(try oddCopy.settings() == ["language": .text("en")])
  }

  private func expectReadOnly(folderMode: mode_t, fileMode: mode_t) throws {
    let folder = try TemporaryFolder()
    do { try Store.open(in: folder.path, .games).store.save(.text("es"), for: .language) }
    #expect(chmod(folder.database, fileMode) == 0)
    #expect(chmod(folder.path, folderMode) == 0)
    let before = try folder.bytes()
    guard let opened = try asNobody({ try Store.open(in: folder.path, .games) }) else {
      try Test.cancel("root can write everywhere here: no setfsuid")
    }
    #expect(opened.notices == [.notSaved(because: .readOnly)])
    #expect(opened.settings == ["language": .text("es")])
    try opened.store.save(.text("en"), for: .language)
    #expect(try opened.store.settings() == ["language": .text("en")])
    #expect(try folder.bytes() == before)
  }
}
