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
  /// Decoders allocate the whole picture, not only the part that its first frame covers.
  private static func gif(_ b: [UInt8]) -> (Int, Int)? {
    GIFFile(b).map { ($0.width, $0.height) }
  }
  private static func bmp(_ b: [UInt8]) -> (Int, Int)? {
    guard b.starts(with: Array("BM".utf8)) else { return nil }
    // The header of OS/2 and Windows 2 has numbers of two bytes.
    if little(b, 14, 4) == 12 { return (little(b, 18, 2), little(b, 20, 2)) }
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
  private static func jpeg(_ b: [UInt8]) -> (Int, Int)? {
    JPEGFile(b)?.size.map { ($0.width, $0.height) }
  }

  private static func big(_ b: [UInt8], _ at: Int, _ count: Int) -> Int {
    b[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
  }
  private static func little(_ b: [UInt8], _ at: Int, _ count: Int) -> Int {
    b[at..<(at + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where the picture begins: mail programs and downloads put stray bytes before it.
  static func start(in bytes: [UInt8]) -> Int {
    let signatures: [[UInt8]] = [
      [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF8".utf8),
      Array("RIFF".utf8), Array("BM".utf8),
    ]
    func begins(_ at: Int, _ signatures: some Sequence<[UInt8]>) -> Bool {
      signatures.contains { bytes[at...].starts(with: $0) }
    }
    guard !begins(0, signatures) else { return 0 }
    // Two letters also occur by chance.
    return (0..<min(1024, bytes.count)).first { begins($0, signatures.dropLast()) } ?? 0
  }
}
