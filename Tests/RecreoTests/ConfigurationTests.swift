import Arcade
import Foundation
import Host
import Store
import Testing

@testable import recreo

/// Runs `body` with a temporary file of this text.
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
      #expect(file.problems.isEmpty)
      #expect(file.locked == ["music.on"])
      #expect(
        file.values == [
          "display.scale": .number(1.5), "language": .text("es"), "music.on": .bool(false),
          "music.volume": .number(1),
        ])
    }
  }

  @Test func aMissingFileCountsAsEmpty() {
    let file = ConfigurationFile("/nowhere/config.toml")
    #expect(file.values.isEmpty && file.locked.isEmpty && file.problems.isEmpty)
  }

  @Test func aBrokenFileIsIgnoredAndNamed() throws {
    try withFile("music.on = maybe") { path in
      let file = ConfigurationFile(path)
      #expect(file.values.isEmpty)
      #expect(file.problems.contains { $0.contains(path) })
    }
  }

  @Test func anUnreadableFileIsReportedAndNotTreatedAsMissing() throws {
    let home = NSTemporaryDirectory() + "recreo-configuration-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
      try Data(bytes).write(to: URL(filePath: home + "/" + name))
      return home + "/" + name
    }
    let pipe = home + "/pipe"
    mkfifo(pipe, 0o600)
    for link in [("loop", "loop"), ("nowhere", "unmounted/config.toml")] {
      try FileManager.default.createSymbolicLink(
        atPath: home + "/" + link.0, withDestinationPath: link.1)
    }
    let cases = [
      (home, "it is not a file"), (pipe, "it is not a file"),
      (home + "/loop", "symbolic links"), (home + "/nowhere", "No such file"),
      (home + "/nowhere/config.toml", "No such file"),
      (try write("latin", Array("a = 1\n# caf".utf8) + [0xE9]), "line 2: it is not UTF-8"),
      (try write("wide", [0xFF, 0xFE, 0x61, 0]), "UTF-16"),
      (try write("huge", [UInt8](repeating: 32, count: 300_000)), "larger than 256 kB"),
      (try write("typo", Array("\n[\n".utf8)), "line 2: a name is missing"),
    ]
    for (path, words) in cases {
      let person = ConfigurationFile(path)
      #expect(
        person.problems.count == 1 && person.problems[0].contains(words), "\(person.problems)")
      #expect(person.problems[0].contains(path) && person.values.isEmpty && person.locked.isEmpty)
      let owner = ConfigurationFile(path, of: .owner)
      #expect(owner.values == ["kiosk.on": .bool(true)], "an unreadable file unlocks nothing")
      #expect(owner.locked == allGames.settings.map(\.key))
      #expect(
        owner.problems.count == 1 && owner.problems[0].contains("this machine runs as a kiosk"))
    }
  }

  @Test func aValueOfTheWrongTypeIsReportedWithItsLine() throws {
    let text = "music.on = [true]\nlanguage = 2026-11-22\nlocked = \"music.on\"\nnothing = []"
    try withFile(text) { path in
      let file = ConfigurationFile(path)
      #expect(file.values.isEmpty && file.locked.isEmpty)
      let places = ["music.on", "language", "locked", "nothing"].enumerated()
      #expect(file.problems.count == 4)
      for (index, key) in places {
        #expect(file.problems[index].contains("\(key) (\(path), line \(index + 1))"))
      }
      #expect(file.problems[0].contains("true or false"))
      #expect(file.problems[3].contains("no setting"))
    }
  }

  @Test(arguments: ["kiosk.on = [true]", "kiosk.on = \"yes\"", "[kiosk]\non = 1", "kiosk = true"])
  func anInvalidKioskSettingOfTheOwnerMakesItAKiosk(text: String) throws {
    try withFile(text) { path in
      let file = ConfigurationFile(path, of: .owner)
      #expect(file.values == ["kiosk.on": .bool(true)])
      #expect(file.problems.count == 1 && file.problems[0].contains("true or false"))
    }
  }

  @Test func unlockedSettingsMayBeAListLikeLockedOnes() throws {
    for text in ["kiosk.unlocked = [\"a\", 'b']", "kiosk.unlocked = \"a b\""] {
      try withFile(text) { path in
        let file = ConfigurationFile(path, of: .owner)
        #expect(file.values == ["kiosk.unlocked": .text("a b")] && file.problems.isEmpty)
      }
    }
  }

  @Test func anInvalidListOfLocksLocksEverything() throws {
    for text in ["locked = \"music.on\"", "locked = [1]"] {
      try withFile(text) { path in
        let file = ConfigurationFile(path, of: .owner)
        #expect(file.locked == allGames.settings.map(\.key))
        #expect(file.problems[0].contains("nothing can be changed in Options"))
      }
    }
  }
}

@Suite struct DirectoriesTests {
  @Test func theDirectoriesFollowTheDesktopsRules() {
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
