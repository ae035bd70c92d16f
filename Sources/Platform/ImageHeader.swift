/// The size that a picture file claims, read before any pixel is decoded.
///
/// A half-megabyte PNG can claim 65 000 × 65 000 pixels and use up all memory; reading the claim
/// first costs nothing. Formats: PNG, JPEG (ISO 10918-1 markers), GIF, BMP, WebP.
nonisolated struct ImageHeader: Hashable, Sendable {
  enum Format: Hashable, Sendable { case png, jpeg, webp, gif, bmp }
  var format: Format
  var width, height: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 30 else { return nil }
    let readers: [(Format, ([UInt8]) -> (Int, Int)?)] = [
      (.png, Self.png), (.jpeg, Self.jpeg), (.webp, Self.webp), (.gif, Self.gif),
      (.bmp, Self.bmp),
    ]
    for (format, read) in readers {
      guard let (width, height) = read(bytes) else { continue }
      guard width > 0, height > 0 else { return nil }
      (self.format, self.width, self.height) = (format, width, height)
      return
    }
    return nil
  }

  private static func png(_ b: [UInt8]) -> (Int, Int)? {
    guard b.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    return (big(b, 16, 4), big(b, 20, 4))
  }
  /// The size of the screen or of its first picture, whichever is larger: decoders allocate both.
  private static func gif(_ b: [UInt8]) -> (Int, Int)? {
    guard b.starts(with: Array("GIF8".utf8)) else { return nil }
    let screen = (little(b, 6, 2), little(b, 8, 2))
    var at = 13 + (b[10] & 0x80 == 0 ? 0 : 6 << Int(b[10] & 7))
    while at + 9 < b.count, b[at] == 0x21 {
      // An extension: two bytes, then blocks that start with their length, up to an empty one.
      at += 2
      while at < b.count, b[at] != 0 { at += 1 + Int(b[at]) }
      at += 1
    }
    guard at + 9 < b.count, b[at] == 0x2C else { return nil }
    return (max(screen.0, little(b, at + 5, 2)), max(screen.1, little(b, at + 7, 2)))
  }
  private static func bmp(_ b: [UInt8]) -> (Int, Int)? {
    guard b.starts(with: Array("BM".utf8)) else { return nil }
    // A negative height means that the rows run downwards.
    let height = Int(Int32(truncatingIfNeeded: little(b, 22, 4)))
    return (little(b, 18, 4), abs(height))
  }
  private static func webp(_ b: [UInt8]) -> (Int, Int)? {
    guard b.starts(with: Array("RIFF".utf8)), b[8..<12].elementsEqual("WEBP".utf8) else {
      return nil
    }
    switch String(decoding: b[12..<16], as: UTF8.self) {
    case "VP8X": return (little(b, 24, 3) + 1, little(b, 27, 3) + 1)
    case "VP8L": return (little(b, 21, 2) & 0x3FFF + 1, (little(b, 22, 3) >> 6) & 0x3FFF + 1)
    case "VP8 ": return (little(b, 26, 2) & 0x3FFF, little(b, 28, 2) & 0x3FFF)
    default: return nil
    }
  }
  /// Skips markers up to the frame header, SOF0…SOF15 without DHT, JPG and DAC.
  private static func jpeg(_ b: [UInt8]) -> (Int, Int)? {
    guard b[0] == 0xFF, b[1] == 0xD8 else { return nil }
    var at = 2
    while at + 9 < b.count {
      guard b[at] == 0xFF else { return nil }
      let marker = b[at + 1]
      if marker == 0xFF {
        at += 1
      } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (big(b, at + 7, 2), big(b, at + 5, 2))
      } else {
        at += 2 + big(b, at + 2, 2)
      }
    }
    return nil
  }

  private static func big(_ b: [UInt8], _ at: Int, _ count: Int) -> Int {
    b[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
  }
  private static func little(_ b: [UInt8], _ at: Int, _ count: Int) -> Int {
    b[at..<(at + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
