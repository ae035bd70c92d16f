import Arcade
import Foundation
import Host
import Store
import Testing

@testable import recreo

/// A kiosk configured in the user's own file stays one when that file is damaged.
@MainActor @Suite struct KioskConfigurationTests {
  private let home = NSTemporaryDirectory() + "recreo-kiosk-\(UUID().uuidString)"

  private var directories: Directories {
    var all = Directories(data: home + "/data", environment: ["HOME": home])
    all.systemConfiguration = home + "/system.toml"
    return all
  }

  private func write(_ text: String?, owner: Bool = false) throws {
    let file = URL(
      filePath: owner ? directories.systemConfiguration : directories.userConfiguration)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if let text {
      try Data(text.utf8).write(to: file)
    } else {
      try FileManager.default.removeItem(at: file)
    }
  }

  private func configuration(_ request: PlayRequest = PlayRequest()) throws -> Configuration {
    Configuration(request, directories, try Store.open(in: directories.data, allGames.catalogue))
  }

  /// The settings at a start of the program; a command that only reads must see the same.
  private func started() throws -> SettingsLayers {
    let settings = try configuration().settings
    let looked = Configuration(PlayRequest(), directories, looksInto: directories.data)
    #expect(looked.settings.isOn(.kiosk) == settings.isOn(.kiosk))
    return settings
  }

  private func isClosed() throws -> Bool {
    let settings = try started()
    return settings.isOn(.kiosk) && allGames.settings.allSatisfy { settings.lock(on: $0) != nil }
  }

  @Test(arguments: ["[", "kiosk.on = true\n[", "music.on = maybe"])
  func theKioskStaysLockedAsLongAsTheFileCannotBeRead(damage: String) throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    try write("kiosk.on = true\nmusic.on = false")
    #expect(try started().isOn(.kiosk))
    #expect(try !isClosed())
    try write(damage)
    #expect(try isClosed())
    #expect(try isClosed(), "at every start")
    let problems = try configuration().problems
    #expect(problems.count == 1 && problems[0].contains("Until then this machine runs as a kiosk."))
    try write("kiosk.on = true")
    #expect(try started().isOn(.kiosk))
    #expect(try !isClosed())
  }

  @Test func onceTheKioskIsTurnedOffALaterBrokenFileDoesNotLock() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    for open in ["kiosk.on = false", "music.on = false", nil] {
      try write("kiosk.on = true")
      #expect(try started().isOn(.kiosk))
      try write(open)
      #expect(try !started().isOn(.kiosk))
      try write("[")
      #expect(try !started().isOn(.kiosk))
    }
  }

  @Test func aBrokenFileMakesNoKioskOfAMachineThatWasNone() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    try write("[")
    #expect(try !started().isOn(.kiosk))
    // The command line does not make the machine a kiosk for later.
    var request = PlayRequest()
    request.isKiosk = true
    #expect(try configuration(request).settings.isOn(.kiosk))
    #expect(try !started().isOn(.kiosk))
  }

  @Test func anInvalidKioskSettingKeepsTheKiosk() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    try write("kiosk.on = true")
    #expect(try started().isOn(.kiosk))
    for text in ["kiosk.on = \"yes\"", "kiosk = true", "kiosk.on = [true]"] {
      try write(text)
      #expect(try started().isOn(.kiosk), "\(text)")
    }
    try write("kiosk.on = false")
    #expect(try !started().isOn(.kiosk))
  }

  @Test func theOwnersLockOnTheKioskSettingWins() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    try write("kiosk.on = true")
    #expect(try started().isOn(.kiosk))
    try write("locked = [\"kiosk.on\"]\nkiosk.on = false", owner: true)
    try write("[")
    #expect(try !started().isOn(.kiosk))
  }
}
