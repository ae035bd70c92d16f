import Foundation
import Host
import Testing

struct MappedFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  @Test func aMappedFileHasItsBytesAndItsTimeAndOutlivesItsName() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("table").path
    try Data("seven tiles".utf8).write(to: URL(fileURLWithPath: path))
    let descriptor = try openFile(path)
    #expect(setModified(1_700_000_000_000_000_000, ofFile: descriptor))
    let file = try #require(MappedFile(descriptor: descriptor))
    close(descriptor)
    try Data().write(to: URL(fileURLWithPath: path), options: .atomic)
    #expect(Array(file.bytes) == Array("seven tiles".utf8))
    #expect(file.modified == 1_700_000_000_000_000_000)
  }

  @Test func anEmptyFileIsNotMapped() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("empty").path
    try Data().write(to: URL(fileURLWithPath: path))
    let descriptor = try openFile(path)
    defer { close(descriptor) }
    #expect(MappedFile(descriptor: descriptor) == nil)
  }
}
