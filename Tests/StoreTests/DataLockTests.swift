import Foundation
import Store
import Testing

struct DataLockTests {
  @Test func theFirstGetsTheLockAndTheSecondLearnsWhoHasIt() throws {
    let folder = try TemporaryFolder()
    guard case .acquired(let lock) = DataLock.acquire(folder.path + "/data") else {
      Issue.record("A fresh folder has no other process.")
      return
    }
    guard case .heldBy(getpid()) = DataLock.acquire(folder.path + "/data") else {
      Issue.record("The lock is held by this process.")
      return
    }
    withExtendedLifetime(lock) {}
  }

  @Test func theLockEndsWithItsObject() throws {
    let folder = try TemporaryFolder()
    for _ in 0..<3 { #expect(isFree(folder)) }
  }

  @Test func aLockOfAnotherProcessLastsUntilItIsKilled() async throws {
    let folder = try TemporaryFolder()
    let process = Process()
    let answer = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/flock")
    process.arguments = [
      "--no-fork", folder.path + "/lock", "sh", "-c",
      "echo $$ > '\(folder.path)/lock'; echo held; exec sleep 60",
    ]
    process.standardOutput = answer
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/flock") else {
      try Test.cancel("flock is missing: install util-linux")
    }
    try process.run()
    #expect(answer.fileHandleForReading.availableData == Data("held\n".utf8))
    // It is not Recreo, so its process number is not reported: it must not get a signal.
    guard case .heldBy(nil) = DataLock.acquire(folder.path) else {
      Issue.record("The lock is held by another program.")
      return
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(isFree(folder))
  }

  @Test func theContentsOfTheLockFileAreNotTrusted() throws {
    let folder = try TemporaryFolder()
    guard case .acquired(let lock) = DataLock.acquire(folder.path) else {
      Issue.record("A fresh folder has no other process.")
      return
    }
    try Data("1\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/lock"), options: [])
    guard case .heldBy(getpid()) = DataLock.acquire(folder.path) else {
      Issue.record("The lock is held by this process, whatever its file says.")
      return
    }
    withExtendedLifetime(lock) {}
  }

  @Test func aFolderOrAPipeInPlaceOfTheFileIsAnError() throws {
    for make in [{ mkdir($0, 0o700) }, { mkfifo($0, 0o600) }] as [(String) -> Int32] {
      let folder = try TemporaryFolder()
      #expect(make(folder.path + "/lock") == 0)
      guard case .unavailable = DataLock.acquire(folder.path) else {
        Issue.record("That can't be locked.")
        continue
      }
    }
  }

  @Test func whatALinkInPlaceOfTheFileLeadsToIsNotTouched() throws {
    for make in [{ symlink($0, $1) }, { link($0, $1) }] as [(String, String) -> Int32] {
      let folder = try TemporaryFolder()
      let file = folder.path + "/important"
      try Data("important".utf8).write(to: URL(fileURLWithPath: file))
      #expect(make(file, folder.path + "/lock") == 0)
      withExtendedLifetime(DataLock.acquire(folder.path)) {}
      let content = try String(contentsOfFile: file, encoding: .utf8)
      #expect(content == "important")
    }
  }

  @Test func nothingIsMadeWhereALinkLeads() throws {
    let folder = try TemporaryFolder()
    #expect(symlink(folder.path + "/new", folder.path + "/lock") == 0)
    guard case .unavailable = DataLock.acquire(folder.path) else {
      Issue.record("A link can't be locked.")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/new"))
  }

  @Test func withoutAWritableFolderThereIsNoLock() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    for path in [folder.path + "/file", "/proc/recreo"] {
      guard case .unavailable(let reason) = DataLock.acquire(path) else {
        Issue.record("There can be no lock in \(path).")
        return
      }
      #expect(!reason.isEmpty)
    }
  }

  private func isFree(_ folder: TemporaryFolder) -> Bool {
    if case .acquired = DataLock.acquire(folder.path) { true } else { false }
  }
}
