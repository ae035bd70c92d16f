/// How the camera was held (Exif 2.3, TIFF tag 0x0112), from a JPEG, PNG or WebP file.
///
/// A library that parses hostile bytes is too much for one tag; every read here is checked.
nonisolated enum ExifOrientation {
  /// 1 to 8; 1, upright, if the file has no valid orientation.
  static func read(_ bytes: [UInt8]) -> Int {
    let found: Range<Int>? =
      switch ImageHeader(bytes)?.format {
      case .jpeg: JPEGFile(bytes)?.exif
      case .png: PNGFile(bytes).parts.first { $0.kind == "eXIf" }?.content
      case .webp: WebPFile(bytes)?.exif
      case .gif, .bmp, nil: nil
      }
    guard let found else { return 1 }
    // WebP files of some programs have the name that JPEG files have.
    let name = Array("Exif\0\0".utf8)
    let tiff = bytes[found].starts(with: name) ? found.dropFirst(name.count) : found
    return orientation(inTIFF: Array(bytes[tiff])) ?? 1
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
