import Foundation
import Testing

@testable import Live

@Suite struct LogFileTests {
  @Test func aLogThatIsTooLongIsRotated() throws {
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

  @Test func aPipeInPlaceOfTheLogIsReportedWithoutWaiting() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "recreo-log-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    mkfifo(folder + "/recreo.log", 0o600)
    #expect(LogFile(directory: folder).problem?.contains("/recreo.log cannot be written") == true)
    unlink(folder + "/recreo.log")
    #expect(LogFile(directory: folder).problem == nil)
  }
}
