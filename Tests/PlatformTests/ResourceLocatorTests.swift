import Foundation
import Platform
import Testing

@Suite struct ResourceLocatorTests {
  private let folder = NSTemporaryDirectory() + "recreo-resources-\(UUID().uuidString)"

  /// Creates a tree with these files and returns the path of the program in it.
  private func tree(_ files: [String]) throws -> String {
    for file in files {
      let path = folder + "/" + file
      try FileManager.default.createDirectory(
        atPath: String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]),
        withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: path))
    }
    return folder + "/usr/bin/recreo"
  }
  private func clear() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func theShareFolderIsSearchedBeforeTheProgramsParentFolders() throws {
    defer { clear() }
    let program = try tree([
      "usr/bin/recreo", "usr/share/recreo/Shaders/a", "usr/bin/Shaders/a", "Shaders/a",
      "usr/bin/Shaders/b", "Shaders/b", "Shaders/c",
    ])
    let locator = ResourceLocator(program: program, environment: [:])
    #expect(try locator.path(of: "Shaders/a") == folder + "/usr/bin/../share/recreo/Shaders/a")
    #expect(try locator.path(of: "Shaders/b") == folder + "/usr/bin/Shaders/b")
    #expect(try locator.path(of: "Shaders/c") == folder + "/Shaders/c")
    let empty = ResourceLocator(program: program, environment: ["RECREO_RESOURCES": ""])
    #expect(empty.roots == locator.roots, "empty is like unset")
  }
  @Test func theEnvironmentComesFirst() throws {
    defer { clear() }
    let program = try tree(["usr/bin/recreo", "usr/share/recreo/Shaders/a", "own/Shaders/a"])
    let locator = ResourceLocator(
      program: program, environment: ["RECREO_RESOURCES": folder + "/own"])
    #expect(try locator.path(of: "Shaders/a") == folder + "/own/Shaders/a")
  }
  @Test func theErrorNamesEveryPathTried() {
    let locator = ResourceLocator(program: "/opt/games/bin/recreo", environment: [:])
    do {
      _ = try locator.path(of: "Shaders/none")
      Issue.record("A missing file was found.")
    } catch {
      #expect(
        error.tried == [
          "/opt/games/bin/../share/recreo/Shaders/none", "/opt/games/bin/Shaders/none",
          "/opt/games/Shaders/none", "/opt/Shaders/none",
        ])
      for path in error.tried { #expect("\(error)".contains(path)) }
      #expect("\(error)".contains("RECREO_RESOURCES"))
    }
  }
  @Test func theRunningProgramIsFoundAsAFile() {
    #expect(ResourceLocator.runningProgram.hasPrefix("/"))
    #expect(FileManager.default.fileExists(atPath: ResourceLocator.runningProgram))
  }
}
