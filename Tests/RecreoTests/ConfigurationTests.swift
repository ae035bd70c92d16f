import Foundation
import Store
import Testing

@testable import recreo

/// A file with this text, gone when the test is over.
private func withFile<T>(_ text: String, _ body: (String) throws -> T) throws -> T {
  let file = FileManager.default.temporaryDirectory
    .appending(path: "recreo-\(UUID().uuidString).toml")
  try text.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  return try body(file.path)
}

@Suite struct ConfigurationFileTests {
  @Test func tablesAndDottedKeysAreTheSameKeys() throws {
    let text = """
      locked = ["music.on"]
      display.scale = 1.5
      language = "es"
      [music]
      on = false
      volume = 1
      """
    try withFile(text) { path in
      let file = ConfigurationFile(path)
      #expect(file.problem == nil)
      #expect(file.locked == ["music.on"])
      #expect(
        file.values == [
          "display.scale": .number(1.5), "language": .text("es"), "music.on": .bool(false),
          "music.volume": .number(1),
        ])
    }
  }

  @Test func aFileThatIsNotThereIsAnEmptyOne() {
    let file = ConfigurationFile("/nowhere/config.toml")
    #expect(file.values.isEmpty && file.locked.isEmpty && file.problem == nil)
  }

  @Test func aBrokenFileIsLeftOutAndNamed() throws {
    try withFile("music.on = maybe") { path in
      let file = ConfigurationFile(path)
      #expect(file.values.isEmpty)
      #expect(file.problem?.contains(path) == true)
    }
  }
}

@Suite struct DirectoriesTests {
  @Test func thePersonsOwnDirectoriesAreTheDesktops() {
    let home = Directories(data: nil, environment: ["HOME": "/home/ana"])
    #expect(home.data == "/home/ana/.local/share/recreo")
    #expect(home.state == "/home/ana/.local/state/recreo")
    #expect(home.userConfiguration == "/home/ana/.config/recreo/config.toml")
    let moved = Directories(
      data: nil, environment: ["HOME": "/home/ana", "XDG_DATA_HOME": "/srv/data"])
    #expect(moved.data == "/srv/data/recreo")
  }

  @Test func aRelativePathIsIgnoredAndTheCommandLineWins() {
    let environment = ["HOME": "/home/ana", "XDG_DATA_HOME": "data"]
    #expect(
      Directories(data: nil, environment: environment).data == "/home/ana/.local/share/recreo")
    #expect(Directories(data: "/kiosk", environment: environment).data == "/kiosk")
  }
}

@Suite struct LogFileTests {
  @Test func aLogThatGrewTooLongIsKeptOnceAndBegunAnew() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "recreo-log-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = LogFile(directory: folder)
    try Data(count: 1_100_000).write(to: URL(filePath: folder + "/recreo.log"))
    _ = LogFile(directory: folder)
    let old = try FileManager.default.attributesOfItem(atPath: folder + "/recreo.log.1")
    let new = try FileManager.default.attributesOfItem(atPath: folder + "/recreo.log")
    #expect(old[.size] as? Int == 1_100_000)
    #expect(new[.size] as? Int == 0)
  }
}
