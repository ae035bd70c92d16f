import Foundation
import Testing

@testable import Live

/// The log file that a kiosk's owner reads later.
struct RotatingFileTests {
  private let folder = NSTemporaryDirectory() + "recreo-log-\(UUID().uuidString)"
  private var path: String { folder + "/log" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func size(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  @Test func aRepeatedProblemFillsAtMostTwoFilesOfTheLimit() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = RotatingFile(path, limit: 1000)
    for number in 0..<500 { file.add("problem \(number)") }
    #expect((1...1000).contains(size(path)) && (1...1000).contains(size(path + ".1")))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.sorted() == ["log", "log.1"])
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("problem 499\n"))
  }

  @Test func aVeryLongLineIsCut() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    RotatingFile(path, limit: 1 << 20).add(String(repeating: "x", count: 5_000_000))
    #expect((1...10_000).contains(size(path)))
  }

  @Test(arguments: [true, false])
  func whatALinkInPlaceOfTheLogLeadsToIsLeftAsItIs(isSymbolic: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let other = folder + "/other"
    try Data(repeating: 7, count: 2000).write(to: URL(filePath: other))
    #expect((isSymbolic ? symlink(other, path) : link(other, path)) == 0)
    // Small enough that nothing is rotated, and large enough that it is.
    for limit in [1 << 20, 1000] { RotatingFile(path, limit: limit).add("a line") }
    #expect(try Data(contentsOf: URL(filePath: other)) == Data(repeating: 7, count: 2000))
  }

  @Test func aLinkThatLeadsNowhereCreatesNothing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(symlink(folder + "/other", path) == 0)
    #expect(!RotatingFile(path, limit: 1000).isOpen && size(folder + "/other") == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["log"])
  }

  @Test func aPipeIsNotUsedAsALogAndNothingWaits() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo(path, 0o600) == 0)
    let file = RotatingFile(path, limit: 1000)
    file.add("nobody reads this")
    #expect(!file.isOpen)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    #expect(reader >= 0 && !RotatingFile(path, limit: 1000).isOpen, "not even if it has a reader")
  }
}
