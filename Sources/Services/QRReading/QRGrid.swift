/// The modules of a QR code, from which its text is read (ISO/IEC 18004).
///
/// Only what `QRCode` writes: bytes in UTF-8 at error correction level M.
struct QRGrid {
  private let side: Int
  private let modules: [Bool]
  private var version: Int { (side - 17) / 4 }

  /// `modules`: whether each is dark, row by row.
  init(side: Int, modules: [Bool]) { (self.side, self.modules) = (side, modules) }

  private func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * side + x] }

  /// The text; nil if it can't be read.
  var text: String? {
    guard (1...40).contains(version), let mask else { return nil }
    var data: [UInt8] = []
    for block in blocks(codewords(mask)) {
      guard let right = ReedSolomon.corrected(block, checks: Self.checks[version - 1]) else {
        return nil
      }
      data += right
    }
    return Self.text(of: data, version: version)
  }

  /// The number of the pattern that is laid over the data; nil if no format is near, or if it has
  /// another level than M.
  private var mask: Int? {
    let first =
      (0...5).map { isDark(8, $0) } + [isDark(8, 7), isDark(8, 8), isDark(7, 8)]
      + (9..<15).map { isDark(14 - $0, 8) }
    let second =
      (0..<8).map { isDark(side - 1 - $0, 8) } + (8..<15).map { isDark(8, side - 15 + $0) }
    let seen = [first, second].map { bits in
      bits.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
    }
    let best = Self.formats.enumerated().min { one, other in
      Self.distance(one.element, seen) < Self.distance(other.element, seen)
    }
    guard let best, Self.distance(best.element, seen) <= 3, best.offset < 8 else { return nil }
    return best.offset
  }

  private static func distance(_ format: Int, _ seen: [Int]) -> Int {
    seen.map { ($0 ^ format).nonzeroBitCount }.min() ?? .max
  }

  /// The 32 formats: two bits of level, of which 0 is M, and three of the mask, with their checks.
  private static let formats = (0..<32).map { data in
    let checks = (0..<10).reduce(data) { rest, _ in (rest << 1) ^ ((rest >> 9) * 0x537) }
    return (data << 10 | checks) ^ 0x5412
  }

  /// The bytes in the order in which they lie: in columns of two, up and down.
  private func codewords(_ mask: Int) -> [UInt8] {
    let reserved = reserved
    var (bytes, byte, count): ([UInt8], UInt8, Int) = ([], 0, 0)
    var right = side - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<side {
        let y = (right + 1) & 2 == 0 ? side - 1 - step : step
        for x in [right, right - 1] where !reserved[y * side + x] {
          byte = byte << 1 | (isDark(x, y) != Self.isFlipped(mask, x, y) ? 1 : 0)
          count += 1
          if count.isMultiple(of: 8) {
            bytes.append(byte)
            byte = 0
          }
        }
      }
      right -= 2
    }
    return bytes
  }

  private static func isFlipped(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// The modules that are no data: squares, lines, format and version.
  private var reserved: [Bool] {
    var all = [Bool](repeating: false, count: side * side)
    func fill(_ columns: Range<Int>, _ rows: Range<Int>) {
      for y in rows { for x in columns { all[y * side + x] = true } }
    }
    fill(0..<9, 0..<9)
    fill(side - 8..<side, 0..<9)
    fill(0..<9, side - 8..<side)
    fill(0..<side, 6..<7)
    fill(6..<7, 0..<side)
    let places = alignments
    for y in places {
      for x in places where !(x == 6 && (y == 6 || y == side - 7) || y == 6 && x == side - 7) {
        fill(x - 2..<x + 3, y - 2..<y + 3)
      }
    }
    if version >= 7 {
      fill(side - 11..<side - 8, 0..<6)
      fill(0..<6, side - 11..<side - 8)
    }
    return all
  }

  /// Where the middles of the small squares are, in columns and rows.
  private var alignments: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { side - 7 - $0 * step }
  }

  /// The blocks with their check bytes, which lie interleaved; the last ones may have one byte
  /// more.
  private func blocks(_ bytes: [UInt8]) -> [[UInt8]] {
    let (count, checks) = (Self.blockCounts[version - 1], Self.checks[version - 1])
    let data = bytes.count / count - checks
    let short = count - bytes.count % count
    var blocks = [[UInt8]](repeating: [], count: count)
    var index = 0
    for column in 0...data {
      for block in 0..<count where column < data || block >= short {
        blocks[block].append(bytes[index])
        index += 1
      }
    }
    for _ in 0..<checks {
      for block in 0..<count {
        blocks[block].append(bytes[index])
        index += 1
      }
    }
    return blocks
  }

  private static func text(of data: [UInt8], version: Int) -> String? {
    var place = 0
    func take(_ count: Int) -> Int? {
      guard place + count <= data.count * 8 else { return nil }
      defer { place += count }
      return (place..<place + count).reduce(0) { value, bit in
        let byte = Int(data[bit / 8])
        return value << 1 | byte >> (7 - bit % 8) & 1
      }
    }
    var bytes: [UInt8] = []
    // 4: bytes follow; 0, or too few bits: the end.
    while let mode = take(4), mode != 0 {
      guard mode == 4, let count = take(version < 10 ? 8 : 16) else { return nil }
      for _ in 0..<count {
        guard let byte = take(8) else { return nil }
        bytes.append(UInt8(byte))
      }
    }
    return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// The check bytes of a block at level M, for each version.
  private static let checks = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
    26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ]
  /// The number of blocks at level M, for each version.
  private static let blockCounts = [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
    17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ]
}
