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
  /// The coefficients that no scan has named to the last bit yet, for each component.
  private var missing: [UInt8: Set<Int>] = [:]

  /// Reads the markers; nil if it does not begin like a JPEG file.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var at = 2
    bytes.withUnsafeBufferPointer { bytes in
      while at + 1 < bytes.count, !isComplete { at = read(at, bytes) }
    }
  }

  /// Whether a file without its end at least begins every scan.
  var hasAllScans: Bool { size != nil && missing.values.allSatisfy(\.isEmpty) }

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
      for at in stride(from: start + 6, to: content.upperBound, by: 3) {
        missing[bytes[at]] = Set(0..<64)
      }
    case 0xDA: readScan(Array(bytes[content]))
    case 0xE1 where exif == nil && begins("Exif\0\0"): exif = (start + 6)..<content.upperBound
    case 0xEE where begins("Adobe"): isAdobe = true
    default: break
    }
  }

  /// Reads the header of a scan: its components, the coefficients, and the bit that it goes down to.
  private mutating func readScan(_ header: [UInt8]) {
    let count = Int(header.first ?? 0)
    guard header.count >= 4 + 2 * count else { return }
    let (first, last) = (Int(header[1 + 2 * count]), Int(header[2 + 2 * count]))
    guard first <= last, header[3 + 2 * count] & 15 == 0 else { return }
    for index in 0..<count { missing[header[1 + 2 * index]]?.subtract(first...last) }
  }

  /// What may follow the pixels of a file that ends without saying so.
  ///
  /// Nothing of it is seen if they are whole: a decoder reads no further. Otherwise it takes the bytes
  /// for pixels, and shows other ones for each of them.
  static let endings: [[UInt8]] = ([0x5A, 0xA5, 0x00, 0x36, 0xC9] as [UInt8]).map { byte in
    let pixels = [UInt8](repeating: byte, count: 64)
    // In every part of a file that begins anew after marks.
    let marks: ClosedRange<UInt8> = 0xD0...0xD7
    return marks.reduce(pixels) { $0 + [0xFF, $1] + pixels } + [0xFF, 0xD9]
  }

  /// A file without the bytes at its end that are no pixels.
  static func withoutTail(_ bytes: [UInt8]) -> [UInt8] {
    let zeros = bytes.reversed().prefix { $0 == 0 }.count
    // A few may be pixels. Many are the room that a download had made for the rest.
    let rest = zeros > 16 ? bytes.dropLast(zeros) : bytes[...]
    return Array(rest.last == 0xFF ? rest.dropLast() : rest)
  }
}
