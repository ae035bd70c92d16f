/// Builds picture files whose headers may claim anything.
nonisolated enum FileMaker {
  static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
  static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8)
      + big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }
  /// With a comment and tables before the frame, as cameras write them.
  static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC0) -> [UInt8] {
    let comment = [0xFF, 0xE1] + big(2 + 300, 2) + [UInt8](repeating: 0xC0, count: 300)
    let huffman = [0xFF, 0xC4] + big(2 + 5, 2) + [UInt8](repeating: 1, count: 5)
    let size = big(height, 2) + big(width, 2)
    return [0xFF, 0xD8] + comment + huffman + [0xFF, 0xFF, frame] + big(17, 2) + [8] + size
      + [3, 1, 0x22, 0, 2, 0x11, 1]
  }
  static func bmp(_ width: Int, _ height: Int) -> [UInt8] {
    Array("BM".utf8) + little(54, 4) + little(0, 4) + little(54, 4) + little(40, 4)
      + little(width, 4) + little(height, 4) + little(1, 2) + little(24, 2)
      + [UInt8](repeating: 0, count: 24)
  }
  /// A GIF with these sizes of its screen and its one picture.
  static func gif(screen: (Int, Int), picture: (Int, Int), colors: Bool = true) -> [UInt8] {
    let comment: [UInt8] = [0x21, 0xFE, 3, 0x2C, 0x2C, 0x2C, 0]
    let head = Array("GIF89a".utf8) + little(screen.0, 2) + little(screen.1, 2)
    return head + (colors ? [0x81, 0, 0] + [UInt8](repeating: 9, count: 12) : [0, 0, 0]) + comment
      + [0x2C, 0, 0, 0, 0] + little(picture.0, 2) + little(picture.1, 2)
      + [0x80, 0, 0, 0, 9, 9, 9, 2, 2, 0x44, 1, 0, 0x3B]
  }
  static func webp(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let chunk = Array(kind.utf8) + little(body.count, 4) + body
    return Array("RIFF".utf8) + little(chunk.count + 4, 4) + Array("WEBP".utf8) + chunk
  }
  static func lossy(_ width: Int, _ height: Int) -> [UInt8] {
    // The two high bits of each are a scale and not part of the size.
    webp(
      "VP8 ",
      [0x30, 1, 0, 0x9D, 1, 0x2A] + little(width | 0x4000, 2) + little(height | 0x8000, 2)
        + [0, 0, 0, 0])
  }
  static func lossless(_ width: Int, _ height: Int) -> [UInt8] {
    webp("VP8L", [0x2F] + little((width - 1) | (height - 1) << 14 | 1 << 28, 4) + [0, 0, 0, 0, 0])
  }
  static func extended(_ width: Int, _ height: Int) -> [UInt8] {
    webp("VP8X", [0x10, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
  }
}
