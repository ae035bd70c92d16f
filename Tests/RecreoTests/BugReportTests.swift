import Arcade
import Foundation
import Host
import Store
import Testing

@testable import recreo

/// What `recreo doctor --report` writes.
@Suite @MainActor final class BugReportTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recreo-report-\(UUID().uuidString)").path
  private var directories: Directories {
    Directories(data: nil, environment: environment)
  }
  private var environment: [String: String] {
    ["HOME": folder, "USER": "wilhelmina", "LANG": "es_ES.UTF-8", "SECRET": "hunter2"]
  }

  init() throws {
    for path in [directories.data + "/pictures", directories.state] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func report(_ findings: String...) -> String {
    BugReport(
      findings: findings, directories: directories, environment: environment,
      configuration: Configuration(
        PlayRequest(), directories, looksInto: directories.data), host: "museumbox"
    ).text
  }

  private func log(_ lines: String...) throws {
    try Data(lines.map { $0 + "\n" }.joined().utf8)
      .write(to: URL(filePath: directories.state + "/recreo.log"))
  }

  /// Opens the database, and closes it when the work is done.
  private func inStore(_ work: (Store) throws -> Void) throws {
    try work(try Store.open(in: directories.data, allGames.catalogue).store)
  }

  @Test func noNameOfAPersonIsInTheReport() throws {
    let names = ["Anastasia", "小明", "Zoë Q", "Ed"]
    try inStore { store in
      for name in names { _ = try store.claim(result, by: PlayerName(name)) }
      _ = try store.deleteAllPlayers(at: 1)
      _ = try store.claim(result, by: PlayerName("Björn"))
      _ = try store.addLoom(name: "Grandmother's shawl", design: "{}", at: 1)
      try store.save(
        IdleSave(state: #"{"pet":{"name":"Fluffy"}}"#, seenAt: 1, countedTo: 0), of: nil)
    }
    try Data().write(to: URL(filePath: directories.data + "/pictures/Holiday 2026.png"))
    try log(
      "Anastasia and BJÖRN won; 小明的 turn, then Zoë Q and Ed, who edited it",
      "the design Grandmother's shawl was fed to Fluffy on museumbox by Wilhelmina",
      "There is no picture 'Holiday 2026'.")
    let text = report("camera: of Anastasia")
    for name in names.dropLast() + [
      "Björn", "Grandmother's shawl", "Fluffy", "Holiday 2026", "museumbox",
    ] {
      #expect(text.range(of: name, options: .caseInsensitive) == nil, "\(name) is in \(text)")
    }
    #expect(text.range(of: "wilhelmina", options: .caseInsensitive) == nil)
    // A short name is removed where it is a whole word.
    #expect(text.contains("and [removed], who edited it"))
  }

  @Test func foldersAddressesAndPicturesAreRemoved() throws {
    try log(
      "The picture \(folder)/Photos of us/party.JPG cannot be used: it is too large.",
      "The folder \(folder)/Documents/letters cannot be read.",
      "The log \(directories.state)/recreo.log cannot be written.",
      "Sent to http://10.0.0.7:8000/secret and to me@home.example today")
    let text = report()
    #expect(!text.contains(folder))
    #expect(text.contains("The picture [removed] cannot be used: it is too large."))
    #expect(text.contains("The folder ~/[removed] cannot be read."))
    #expect(text.contains("The log ~/.local/state/recreo/recreo.log cannot be written."))
    #expect(text.contains("Sent to [removed] and to [removed] today"))
  }

  @Test func settingsHaveTheirLayersButPrivateValuesAreMissing() throws {
    try inStore { store in
      try store.save(.number(0.25), for: .musicVolume)
      let server = try #require(allGames.settings.first { $0.kind.isPrivate })
      try store.save(.text("http://cards.museum.example"), for: server)
    }
    let text = report()
    #expect(text.contains("music.volume = 0.25 (options; options: 0.25)"))
    #expect(text.contains("sound.on = true (default)"))
    #expect(!text.contains("cards.museum"))
  }

  @Test func theReportDescribesTheDatabaseAndTheEnvironment() throws {
    try inStore { store in _ = try store.claim(result, by: PlayerName("Anastasia")) }
    let text = report("version: 1")
    for words in ["schema: v", "rows of players: 1", "rows of results: 1", "version: 1"] {
      #expect(text.contains(words), "\(words) is not in \(text)")
    }
    #expect(text.contains("LANG=es_ES.UTF-8") && !text.contains("hunter2"))
  }

  @Test func withoutTheNamesTheLogIsLeftOut() throws {
    try Data("no database".utf8).write(to: URL(filePath: directories.data + "/recreo.sqlite"))
    try log("Anastasia won")
    let text = report()
    #expect(text.contains("left out, because the names"))
    #expect(!text.contains("Anastasia"))
  }

  private var result: NewResult {
    NewResult(
      game: allGames[0].id, variant: "any", score: 1, moves: 1, milliseconds: 1, at: 1,
      record: "{}")
  }
}
