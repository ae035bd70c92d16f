/// How the camera was held, from a JPEG file (Exif 2.3: TIFF tag 0x0112 in APP1).
///
/// A library that parses hostile bytes is too much for one tag; every read here is checked.
nonisolated enum ExifOrientation {
  /// 1 to 8; 1, upright, if the file has no valid orientation.
  static func read(_ jpeg: [UInt8]) -> Int {
    guard jpeg.starts(with: [0xFF, 0xD8]) else { return 1 }
    var at = 2
    while at + 4 <= jpeg.count, jpeg[at] == 0xFF {
      let marker = jpeg[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      // The pixels begin: the header is over.
      if marker == 0xDA { return 1 }
      let length = Int(jpeg[at + 2]) << 8 | Int(jpeg[at + 3])
      let body = (at + 4)..<min(max(at + 2 + length, at + 4), jpeg.count)
      if marker == 0xE1, jpeg[body].starts(with: Array("Exif\0\0".utf8)) {
        return orientation(inTIFF: Array(jpeg[body].dropFirst(6))) ?? 1
      }
      at += 2 + max(length, 2)
    }
    return 1
  }

  private static func orientation(inTIFF tiff: [UInt8]) -> Int? {
    let isLittle = tiff.starts(with: Array("II".utf8))
    guard isLittle || tiff.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let bytes = tiff[at..<(at + count)]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let count = number(directory, 2)
    else { return nil }
    for entry in 0..<count {
      let at = directory + 2 + entry * 12
      guard let tag = number(at, 2) else { return nil }
      if tag == 0x0112 {
        return number(at + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
      }
    }
    return nil
  }
}
