import Foundation
import Host
import Testing

/// Atomic writes.
@Suite struct DurableFileTests {
  private let home: TemporaryFolder
  private let bytes = [UInt8](repeating: 7, count: 300_000)

  init() throws { home = try TemporaryFolder() }

  private func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// Limits files to this size, like a full disk.
  private func withRoom(for count: Int, _ body: () -> Void) {
    let before = signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit)
    let usual = limit
    limit.rlim_cur = rlim_t(count)
    setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit)
    body()
    limit = usual
    setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit)
    signal(SIGXFSZ, before)
  }

  @Test func aFileIsWrittenAndReplacedAtomically() throws {
    let path = home.path + "/a.png"
    try DurableFile.write([1, 2], to: path)
    try DurableFile.write(bytes, to: path)
    #expect(read(path) == bytes && home.names == ["a.png"], "no temporary file is left")
  }

  @Test func aLinkIsReplacedWhereTheNameIsOurs() throws {
    let (file, path) = (home.path + "/important", home.path + "/a.png")
    try DurableFile.write([1, 2], to: file)
    #expect(symlink(file, path) == 0)
    try DurableFile.write([3], to: path, existing: .replacedEvenLinks)
    #expect(read(file) == [1, 2] && read(path) == [3])
    #expect(throws: FileSystemError.self) {
      try DurableFile.write([4], to: path, existing: .untouched)
    }
  }

  @Test func aPipeThatNobodyReadsDoesNotBlock() {
    let path = home.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileSystemError(code: ENXIO)) { try DurableFile.write([1], to: path) }
  }

  @Test func aFullDiskLeavesTheOldFileAndNoTemporaryFile() throws {
    let path = home.path + "/a.png"
    try DurableFile.write([1, 2], to: path)
    for target in [path, home.path + "/new.png"] {
      var trouble: FileSystemError?
      withRoom(for: 4096) {
        do throws(FileSystemError) { try DurableFile.write(bytes, to: target) } catch {
          trouble = error
        }
      }
      #expect(trouble == FileSystemError(code: EFBIG))
    }
    #expect(read(path) == [1, 2] && home.names == ["a.png"])
    #expect(throws: FileSystemError(code: ENOSPC)) { try DurableFile.write(bytes, to: "/dev/full") }
  }

  @Test func anExistingFileIsNotReplacedIfAsked() throws {
    let path = home.path + "/a.png"
    try DurableFile.write([1], to: path, existing: .untouched)
    #expect(throws: FileSystemError(code: EEXIST)) {
      try DurableFile.write([2], to: path, existing: .untouched)
    }
    #expect(read(path) == [1] && home.names == ["a.png"])
  }

  @Test func linksAndDevicesAreWrittenThroughAndNotReplaced() throws {
    let path = home.path + "/a.png", link = home.path + "/link"
    try DurableFile.write([1], to: path)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try DurableFile.write([2], to: link)
    #expect(read(path) == [2])
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == path)
    try DurableFile.write([3], to: "/dev/null")
    #expect(FileManager.default.contents(atPath: "/dev/null")?.isEmpty ?? true)
  }

  @Test func temporaryFilesOfDeadProcessesAreDeleted() throws {
    let names = [".new-2147483646-1", ".new-\(getpid())-1", ".new-x", "a.png"]
    for name in names { try Data().write(to: URL(fileURLWithPath: home.path + "/" + name)) }
    DurableFile.removeAbandonedDrafts(in: home.path)
    #expect(home.names == names.dropFirst().sorted())
    DurableFile.removeAbandonedDrafts(in: "/nowhere")
  }

  @Test func failuresCarryTheSystemsMessage() {
    #expect(throws: FileSystemError(code: ENOENT)) {
      try DurableFile.write([1], to: home.path + "/nowhere/a.png")
    }
    #expect(FileSystemError(code: EACCES).description == "Permission denied")
  }
}
