import Foundation
import Testing

@testable import recreo

/// The folder where Xlib stores key sequences.
@MainActor @Suite final class KeySequencesTests {
  private let home = NSTemporaryDirectory() + "recreo-keys-\(UUID().uuidString)"
  private let manager = FileManager.default
  /// In the year 2000, whatever the date is.
  private static let longAgo = Date(timeIntervalSince1970: 946_684_800)

  init() throws { try manager.createDirectory(atPath: home, withIntermediateDirectories: true) }

  isolated deinit { try? manager.removeItem(atPath: home) }

  private func folder(_ more: [String: String] = [:]) -> String? {
    KeySequences.changes(
      cache: home + "/cache", environment: ["HOME": home].merging(more) { $1 },
      installed: home + "/installed", machines: home + "/machines")["XCOMPOSECACHE"]
  }

  private func install() throws {
    try "older".write(toFile: home + "/installed", atomically: true, encoding: .utf8)
    try manager.setAttributes([.modificationDate: Self.longAgo], ofItemAtPath: home + "/installed")
  }

  @Test func eachInstallationHasItsFolder() throws {
    #expect(folder() == nil)
    try install()
    let first = try #require(folder())
    #expect(manager.fileExists(atPath: first) && folder() == first)
    Thread.sleep(forTimeInterval: 0.02)
    try install()
    let second = try #require(folder())
    #expect(second != first && !manager.fileExists(atPath: first))
  }

  @Test func onlyOnesOwnAccountMayWriteThere() throws {
    try install()
    let mask = umask(0o002)
    defer { umask(mask) }
    let folder = try #require(self.folder())
    let mode = try manager.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test func whatIsStoredDoesNotGetOld() throws {
    try install()
    let file = try #require(self.folder()) + "/stored"
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    try manager.setAttributes([.modificationDate: Self.longAgo], ofItemAtPath: file)
    _ = folder()
    let date = try manager.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(try #require(date) > Self.longAgo + 86_400)
  }

  @Test func whatTheMachineStoresForAllProgramsIsUsed() throws {
    try install()
    try manager.createDirectory(atPath: home + "/machines", withIntermediateDirectories: true)
    #expect(folder() != nil)
    try "".write(toFile: home + "/machines/stored", atomically: true, encoding: .utf8)
    #expect(folder() == nil)
  }

  @Test func aPersonsOwnSequencesAndFoldersAreLeftAlone() throws {
    try install()
    for name in ["XCOMPOSECACHE", "XCOMPOSEFILE", "XLOCALEDIR"] {
      #expect(folder([name: home]) == nil)
    }
    for name in ["/.XCompose", "/.compose-cache"] {
      try "".write(toFile: home + name, atomically: true, encoding: .utf8)
      #expect(folder() == nil)
      try manager.removeItem(atPath: home + name)
    }
    #expect(folder() != nil)
  }

  @Test func withoutPlaceOnDiskThereIsNone() throws {
    try install()
    try "".write(toFile: home + "/cache", atomically: true, encoding: .utf8)
    #expect(folder() == nil)
  }

  @Test func theEnvironmentIsAsBeforeAfterwards() {
    setenv("RECREO_KEYS_A", "before", 1)
    defer { unsetenv("RECREO_KEYS_A") }
    ChangedEnvironment.with(["RECREO_KEYS_A": "1", "RECREO_KEYS_B": "2"]) {
      #expect(getenv("RECREO_KEYS_A").map { String(cString: $0) } == "1")
      #expect(getenv("RECREO_KEYS_B").map { String(cString: $0) } == "2")
    }
    #expect(getenv("RECREO_KEYS_A").map { String(cString: $0) } == "before")
    #expect(getenv("RECREO_KEYS_B") == nil)
  }
}
