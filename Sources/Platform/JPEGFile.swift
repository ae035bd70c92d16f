/// What a JPEG file's markers say (ITU T.81).
nonisolated struct JPEGFile {
  /// In pixels; nil if there is no frame.
  private(set) var size: (width: Int, height: Int)?
  /// How many colours a pixel has: 4 for inks.
  private(set) var components = 0
  /// Whether Adobe's programs wrote it, which store inks as their absence.
  private(set) var isAdobe = false
  /// Whether it goes on to its end.
  private(set) var isComplete = false
  /// The content of the Exif segment, a TIFF file.
  private(set) var exif: Range<Int>?

  /// Reads the markers; nil if it does not begin like a JPEG file.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var at = 2
    bytes.withUnsafeBufferPointer { bytes in
      while at + 1 < bytes.count, !isComplete { at = read(at, bytes) }
    }
  }

  /// Reads what is at this place; returns the next.
  private mutating func read(_ at: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // Pixels, and stray bytes between the segments, which every reader skips.
    guard bytes[at] == 0xFF else { return at + 1 }
    let marker = bytes[at + 1]
    switch marker {
    case 0xFF: return at + 1
    case 0xD9: isComplete = size != nil
    case 0x00, 0x01, 0xD0...0xD8: break
    default:
      guard at + 4 <= bytes.count else { return at + 2 }
      let length = max(2, Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      let content = (at + 4)..<max(at + 4, min(at + 2 + length, bytes.count))
      readSegment(marker, content, bytes)
      return at + 2 + length
    }
    return at + 2
  }

  private mutating func readSegment(
    _ marker: UInt8, _ content: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let start = content.lowerBound
    func begins(_ text: String) -> Bool { bytes[content].starts(with: text.utf8) }
    switch marker {
    // Frame headers, SOF0…SOF15 without DHT, JPG and DAC.
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      guard size == nil, content.count >= 6 else { return }
      size = (
        Int(bytes[start + 3]) << 8 | Int(bytes[start + 4]),
        Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
      )
      components = Int(bytes[start + 5])
    case 0xE1 where exif == nil && begins("Exif\0\0"): exif = (start + 6)..<content.upperBound
    case 0xEE where begins("Adobe"): isAdobe = true
    default: break
    }
  }
}
