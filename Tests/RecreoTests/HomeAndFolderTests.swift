import Foundation
import Host
import Testing

/// Where files go, and what is said if they can't go there.
@Suite struct HomeAndFolderTests {
  @Test(arguments: [nil, "", "relative/path"]) func withoutAHomeTheAccountsIsUsed(home: String?) {
    let account = getpwuid(getuid()).flatMap { $0.pointee.pw_dir }.map { String(cString: $0) }
    let directories = Directories(data: nil, environment: home.map { ["HOME": $0] } ?? [:])
    #expect(directories.data == (account ?? "/") + "/.local/share/recreo")
    #expect(Directories.home(["HOME": "/h"]) == "/h")
  }

  @Test func aFolderIsMadeWithItsParents() throws {
    let root = NSTemporaryDirectory() + "recreo-folders-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for _ in 0..<2 { try makeFolder(root + "/a/b/c/", mode: 0o700) }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: root + "/a/b/c", isDirectory: &isFolder))
    #expect(isFolder.boolValue)
    try Data().write(to: URL(filePath: root + "/file"))
    #expect(throws: FileSystemError(code: EEXIST)) { try makeFolder(root + "/file") }
    #expect(throws: FileSystemError(code: ENOTDIR)) { try makeFolder(root + "/file/x/y") }
    #expect("\(FileSystemError(code: ENOTDIR))" == String(cString: strerror(ENOTDIR)))
  }
}
