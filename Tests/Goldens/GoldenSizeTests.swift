import Foundation
import Testing

/// The repository keeps every version of a golden for ever, so there are few and they are small.
@Suite struct GoldenSizeTests {
  private func files(_ folder: String) throws -> [URL] {
    let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
    return try FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: [.fileSizeKey])
  }

  @Test func goldensStayFewAndSmall() throws {
    let pictures = try files("Pictures")
    #expect(pictures.count <= 60, "\(pictures.count) pictures: most screens are golden texts")
    let bytes = try (pictures + files("Texts")).reduce(0) {
      try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    }
    #expect(bytes <= 6_000_000, "\(bytes) bytes of goldens")
  }
}
