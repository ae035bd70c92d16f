import Foundation
import Testing

/// The repository keeps every version of a golden for ever, so there are few and they are small.
@Suite struct GoldenSizeTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func goldensStayFewAndSmall() throws {
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Pictures").path)
    #expect(pictures.count <= 60, "\(pictures.count) pictures: most screens are golden texts")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey]))
    // Whole blocks of a disk, as `du` counts them.
    let blocks = try files.lazy.compactMap { $0 as? URL }.reduce(0) {
      try $0 + (($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) + 4095) / 4096
    }
    #expect(blocks * 4 <= 6144, "\(blocks * 4) kB of goldens")
  }
}
