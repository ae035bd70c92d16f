import Foundation
import GRDB
import Testing

@testable import Store

struct ReadOnlyTests {
  @Test func readingShowsWhatARunningProgramHasSaved() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    for text in ["Ana", "Berta"] {
      let claimed = try store.claim(fifteen(), by: PlayerName(text)).result
      #expect(try Store.readResults(in: folder.path).last?.player == text)
      #expect(try Store.readRecord(claimed.id, in: folder.path) == fifteen().record)
    }
    let draft = try store.draft(fifteen())
    #expect(try Store.readResults(in: folder.path).count == 2)
    #expect(try Store.readRecord(draft.id, in: folder.path) == fifteen().record)
    #expect(try Store.readRecord(999, in: folder.path) == nil)
    try store.save(.text("es"), for: .language)
    #expect(Store.readOptions(in: folder.path) == ["language": .text("es")])
    try store.backUpIfDue(at: 0)
    let figures = try #require(try Store.readStatistics(in: folder.path))
    #expect(figures.players == 2 && figures.results == 2)
    #expect(figures.newestBackup?.description == "1970-01-01")
    #expect(figures.bytes == (try folder.bytes().count))
  }

  @Test func resultsAreListedByGameAndVariantBestFirst() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    let name = try PlayerName("Ana")
    func play(_ game: String, _ variant: String, _ figures: Int...) throws {
      let new = NewResult(
        game: game, variant: variant, score: figures[0], moves: figures[2],
        milliseconds: figures[1], at: figures[3], record: "{}")
      _ = try store.claim(new, by: name)
    }
    try play("mirror", "free", 1, 1, 1, 1)
    try play("fifteen", "5x5", 0, 9, 9, 9)
    for figures in [(0, 7, 5, 1), (0, 6, 9, 2), (50, 9, 9, 3), (0, 6, 8, 4), (0, 6, 8, 3)] {
      try play("fifteen", "4x4", figures.0, figures.1, figures.2, figures.3)
    }
    #expect(try Store.readResults(in: folder.path).map(\.id) == [5, 7, 6, 4, 3, 2, 1])
    #expect(try Store.readResults(game: "mirror", in: folder.path).map(\.id) == [1])
    #expect(try Store.readResults(game: "pet", in: folder.path).isEmpty)
  }

  @Test func readingAClosedDatabaseChangesNoFile() throws {
    let folder = try TemporaryFolder()
    do { _ = try Store.open(in: folder.path, .games).store.claim(fifteen(), by: PlayerName("Ana")) }
    let (names, bytes) = (folder.names, try folder.bytes())
    #expect(try Store.readResults(in: folder.path).map(\.player) == ["Ana"])
    #expect(try Store.readStatistics(in: folder.path)?.results == 1)
    #expect(try Store.copy(of: folder.path, .games)?.players().map(\.name) == ["Ana"])
    #expect(folder.names == names)
    #expect(try folder.bytes() == bytes)
  }

  @Test func readingShowsWhatAKilledProgramSavedAndKeepsItsFiles() throws {
    let folder = try TemporaryFolder()
    let killed = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    _ = try store.claim(fifteen(), by: PlayerName("Ana"))
    for name in folder.names {
      try FileManager.default.copyItem(
        atPath: folder.path + "/" + name, toPath: killed.path + "/" + name)
    }
    let log = try Data(contentsOf: URL(fileURLWithPath: killed.database + "-wal"))
    let bytes = try killed.bytes()
    #expect(try Store.readResults(in: killed.path).map(\.player) == ["Ana"])
    #expect(try killed.bytes() == bytes)
    #expect(try Data(contentsOf: URL(fileURLWithPath: killed.database + "-wal")) == log)
    #expect(chmod(killed.path, 0o555) == 0)
    for name in killed.names { #expect(chmod(killed.path + "/" + name, 0o444) == 0) }
    guard let seen = try asNobody({ try Store.readResults(in: killed.path) }) else {
      try Test.cancel("root can write everywhere here: no setfsuid")
    }
    #expect(seen.map(\.player) == ["Ana"])
    withExtendedLifetime(store) {}
  }

  @Test func readingAMissingFolderShowsAndCreatesNothing() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder.path + "/none"] {
      #expect(try Store.readResults(in: path).isEmpty)
      #expect(try Store.readRecord(1, in: path) == nil)
      #expect(try Store.readStatistics(in: path) == nil)
      #expect(Store.copy(of: path, .games) == nil)
    }
    #expect(folder.names.isEmpty)
  }

  @Test func theFirstReleasesDatabaseHasNoResults() throws {
    let folder = try TemporaryFolder()
    try DatabaseQueue(path: folder.database).write { db in
      try db.execute(sql: "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
    }
    #expect(try Store.readResults(in: folder.path).isEmpty)
    #expect(try Store.readRecord(1, in: folder.path) == nil)
    #expect(try Store.readStatistics(in: folder.path)?.players == 0)
  }

  @Test func damageIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("no database at all".utf8))
    #expect(throws: StoreError.damaged) { try Store.readResults(in: folder.path) }
    #expect(folder.names == ["recreo.sqlite"])
  }
}
