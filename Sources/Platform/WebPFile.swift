/// A WebP file's parts (RFC 9649).
///
/// SDL_image refuses animations and wrong lengths, so it gets a file made of the first frame alone.
nonisolated struct WebPFile {
  /// A still picture of the first frame.
  private(set) var still: [UInt8] = []
  /// Where the frame lies on the whole picture.
  private(set) var x = 0
  private(set) var y = 0
  /// The content of the part with the orientation.
  private(set) var exif: Range<Int>?

  private let bytes: [UInt8]

  /// Reads the parts; nil if there is no whole picture among them.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.count > 12 else { return nil }
    var (alpha, picture): (Range<Int>?, Range<Int>?) = (nil, nil)
    var size = (width: 1, height: 1)
    for (kind, content) in parts(in: 12..<bytes.count) {
      switch kind {
      case "VP8X" where content.count >= 10:
        size = (number(content.lowerBound + 4) + 1, number(content.lowerBound + 7) + 1)
      case "EXIF": exif = content
      case "ALPH" where picture == nil: alpha = content
      case "VP8 ", "VP8L":
        picture = picture ?? content
      case "ANMF" where picture == nil && content.count >= 16:
        (x, y) = (number(content.lowerBound) * 2, number(content.lowerBound + 3) * 2)
        size = (number(content.lowerBound + 6) + 1, number(content.lowerBound + 9) + 1)
        for (kind, part) in parts(in: (content.lowerBound + 16)..<content.upperBound) {
          if kind == "ALPH" { alpha = part }
          if kind.hasPrefix("VP8") { picture = picture ?? part }
        }
      default: break
      }
    }
    guard let picture, picture.count > 10 else { return nil }
    var parts = alpha.map { Self.head(size) + part($0) } ?? []
    parts += part(picture)
    still = Self.part("RIFF", Array("WEBP".utf8) + parts)
  }

  /// The parts within this range, up to the first that is not complete.
  private func parts(in range: Range<Int>) -> [(kind: String, content: Range<Int>)] {
    var parts: [(String, Range<Int>)] = []
    var at = range.lowerBound
    while at + 8 <= range.upperBound {
      let length = number(at + 4) | Int(bytes[at + 7]) << 24
      guard length <= range.upperBound - at - 8 else { break }
      let kind = String(decoding: bytes[at..<(at + 4)], as: UTF8.self)
      parts.append((kind, (at + 8)..<(at + 8 + length)))
      at += 8 + length + length % 2
    }
    return parts
  }

  private func number(_ at: Int) -> Int {
    Int(bytes[at]) | Int(bytes[at + 1]) << 8 | Int(bytes[at + 2]) << 16
  }

  private func part(_ content: Range<Int>) -> [UInt8] {
    let kind = bytes[(content.lowerBound - 8)..<(content.lowerBound - 4)]
    return Self.part(String(decoding: kind, as: UTF8.self), Array(bytes[content]))
  }

  private static func part(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    Array(kind.utf8) + little(content.count, 4) + content
      + [UInt8](repeating: 0, count: content.count % 2)
  }

  /// What announces a picture with transparency.
  private static func head(_ size: (width: Int, height: Int)) -> [UInt8] {
    part("VP8X", [0x10, 0, 0, 0] + little(size.width - 1, 3) + little(size.height - 1, 3))
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
