import Foundation
import GRDB
import Testing

@testable import Store

struct RestoringTests {
  @Test(arguments: [nil, Data()])
  func aMissingOrEmptyDatabaseIsRestored(content: Data?) throws {
    let folder = try folderWithBackups()
    try FileManager.default.removeItem(atPath: folder.database)
    if let content { try folder.write(content) }
    let opened = try Store.open(in: folder.path, .games)
    #expect(opened.notices == [.restored(from: Day(ofMoment: noon + day), damaged: nil)])
    #expect(try names(opened.store) == ["Ana", "Berta"])
    #expect(opened.settings == ["language": .text("es")])
    #expect(try Store.open(in: folder.path, .games).notices.isEmpty)
  }

  @Test func aBackupThatTheOwnerChoseReplacesTheDataAtTheNextStart() throws {
    let folder = try folderWithBackups()
    let stick = folder.path + "/stick/copy.sqlite"
    let store = try Store.open(in: folder.path, .games).store
    try store.backUp(to: stick)
    _ = try store.claim(fifteen(), by: PlayerName("Carla"))
    // Also while it is open, as the command does.
    #expect(try Store.backUp(folder.path, to: folder.path + "/stick/later.sqlite"))
    #expect(Store.restoreAtNextStart(stick, in: folder.path))
    #expect(try names(store).contains("Carla"), "not yet")
    let restored = try Store.open(in: folder.path, .games)
    #expect(restored.notices.isEmpty)
    #expect(try names(restored.store) == ["Ana", "Berta"])
    #expect(folder.names.contains("recreo.sqlite.before-restore"))
    #expect(!folder.names.contains("recreo.sqlite.restore"))
    #expect(Store.restoreAtNextStart(folder.path + "/stick/later.sqlite", in: folder.path))
    #expect(try names(Store.open(in: folder.path, .games).store).contains("Carla"))
  }

  @Test func whatIsNoBackupIsRefusedAndNothingChanges() throws {
    let folder = try folderWithBackups()
    let other = folder.path + "/other.sqlite"
    try Data("no database".utf8).write(to: URL(fileURLWithPath: other))
    for path in [other, folder.path + "/missing", folder.path] {
      #expect(!Store.restoreAtNextStart(path, in: folder.path))
    }
    try Data("damaged since".utf8).write(
      to: URL(fileURLWithPath: folder.database + ".restore"))
    #expect(try names(Store.open(in: folder.path, .games).store) == ["Ana", "Berta"])
    #expect(!folder.names.contains("recreo.sqlite.restore"))
    #expect(try !Store.backUp(folder.path + "/nobody", to: other))
  }

  @Test func anOldWriteAheadLogIsNotAppliedToTheBackup() throws {
    let folder = try folderWithBackups()
    let log: Data
    do {
      let store = try Store.open(in: folder.path, .games).store
      _ = try store.claim(fifteen(), by: PlayerName("Carla"))
      log = try Data(contentsOf: URL(fileURLWithPath: folder.database + "-wal"))
    }
    #expect(!log.isEmpty)
    try FileManager.default.removeItem(atPath: folder.database)
    try log.write(to: URL(fileURLWithPath: folder.database + "-wal"))
    let opened = try Store.open(in: folder.path, .games, at: 0)
    #expect(try names(opened.store) == ["Ana", "Berta"])
    #expect(folder.names.contains("recreo.sqlite.corrupt-19700101T000000Z-wal"))
  }

  @Test func aDamagedDatabaseIsSetAsideAndReplacedByTheNewestGoodBackup() throws {
    let folder = try folderWithBackups()
    try folder.write(Data("no database at all".utf8))
    let aside = folder.database + ".corrupt-19700101T000000Z"
    let opened = try Store.open(in: folder.path, .games, at: 0)
    #expect(opened.notices == [.restored(from: Day(ofMoment: noon + day), damaged: aside)])
    #expect(try names(opened.store) == ["Ana", "Berta"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == Data("no database at all".utf8))
  }

  @Test func damagedBackupsAreSkipped() throws {
    for spoiled in [Data(), Data("no database".utf8), nil] {
      let folder = try folderWithBackups()
      let newest = URL(fileURLWithPath: folder.path + "/backups/recreo-20261122.sqlite")
      try (spoiled ?? Data(contentsOf: newest).prefix(9000)).write(to: newest)
      try folder.write(Data("no database at all".utf8))
      let opened = try Store.open(in: folder.path, .games)
      guard case .restored(Day(ofMoment: noon), _?) = opened.notices.first else {
        Issue.record("\(opened.notices)")
        continue
      }
      #expect(try names(opened.store) == ["Ana"])
    }
  }

  @Test func aBackupOfANewerVersionIsSkipped() throws {
    let folder = try folderWithBackups()
    try DatabaseQueue(path: folder.path + "/backups/recreo-20261122.sqlite").write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('v999: from the future')")
    }
    try FileManager.default.removeItem(atPath: folder.database)
    let opened = try Store.open(in: folder.path, .games)
    #expect(opened.notices == [.restored(from: Day(ofMoment: noon), damaged: nil)])
  }

  @Test func aBackupThatCannotBeRestoredIsReadInPlace() throws {
    let folder = try folderWithBackups()
    try FileManager.default.removeItem(atPath: folder.database)
    // The user who reads is not the one who made the backups.
    let backups = folder.path + "/backups"
    for name in try FileManager.default.contentsOfDirectory(atPath: backups) {
      #expect(chmod(backups + "/" + name, 0o644) == 0)
    }
    #expect(chmod(backups, 0o555) == 0)
    #expect(chmod(folder.path, 0o555) == 0)
    guard let opened = try asNobody({ try Store.open(in: folder.path, .games) }) else {
      try Test.cancel("root can write everywhere here: no setfsuid")
    }
    #expect(opened.notices == [.notSaved(because: .readOnly)])
    #expect(try names(opened.store) == ["Ana", "Berta"])
    #expect(!FileManager.default.fileExists(atPath: folder.database))
  }

  @Test func aReadOnlyDatabaseShowsItsResultsAndAcceptsMoreInMemory() throws {
    let folder = try folderWithBackups()
    #expect(chmod(folder.database, 0o444) == 0)
    #expect(chmod(folder.path, 0o555) == 0)
    guard let opened = try asNobody({ try Store.open(in: folder.path, .games) }) else {
      try Test.cancel("root can write everywhere here: no setfsuid")
    }
    #expect(opened.notices == [.notSaved(because: .readOnly)])
    _ = try opened.store.claim(fifteen(), by: PlayerName("Carla"))
    #expect(try names(opened.store) == ["Ana", "Berta", "Carla"])
    #expect(try !opened.store.backUpIfDue(at: noon + 2 * day))
  }

  /// Ana is in the backup of the 21st, Ana and Berta are in that of the 22nd and in the database.
  private func folderWithBackups() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    try store.save(.text("es"), for: .language)
    for (days, name) in ["Ana", "Berta"].enumerated() {
      _ = try store.claim(fifteen(), by: PlayerName(name))
      try store.backUpIfDue(at: noon + days * day)
    }
    return folder
  }

  private func names(_ store: Store) throws -> [String] {
    try store.results(game: "fifteen", variant: "4x4", order: .newest).map(\.player).sorted()
  }
}
