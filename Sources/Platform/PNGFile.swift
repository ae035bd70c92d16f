/// A PNG file's parts, checked before a library sees them (PNG specification, third edition).
///
/// libpng reads on for ever when a file ends inside a part, and SDL_image does not tell it that it ended.
nonisolated struct PNGFile {
  /// The kind and the content of a part; its check sum follows the content.
  typealias Part = (kind: String, content: Range<Int>)

  /// What is wrong with a file.
  struct Damage: Error { var reason: String }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The parts up to the first that is not complete.
  var parts: [Part] {
    var parts: [Part] = []
    var at = 8
    while at + 12 <= bytes.count, parts.last?.kind != "IEND" {
      let length = number(at)
      guard length <= bytes.count - at - 12 else { break }
      let kind = String(decoding: bytes[(at + 4)..<(at + 8)], as: UTF8.self)
      parts.append((kind, (at + 8)..<(at + 8 + length)))
      at += 12 + length
    }
    return parts
  }

  /// A file of only the parts that the pixels need.
  ///
  /// The others may be damaged: editors write wrong check sums, and every viewer ignores them.
  func pixelParts() throws(Damage) -> [UInt8] {
    let parts = parts
    guard parts.first?.kind == "IHDR" else { throw Damage(reason: "it has no header") }
    guard parts.last?.kind == "IEND" else { throw Damage(reason: "it ends too early") }
    var core = Array(bytes[..<8])
    for (kind, content) in parts {
      let whole = (content.lowerBound - 8)..<(content.upperBound + 4)
      let isIntact = checksum(content) == number(content.upperBound)
      switch kind {
      case "IHDR", "PLTE", "IDAT", "IEND":
        guard isIntact else { throw Damage(reason: "the check sum of \(kind)") }
        core += bytes[whole]
      case "tRNS": if isIntact { core += bytes[whole] }
      // A part with a capital is needed too, and unknown.
      case _ where kind.first?.isUppercase != false: throw Damage(reason: "the part \(kind)")
      default: break
      }
    }
    return core
  }

  private func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }

  private func checksum(_ content: Range<Int>) -> Int {
    let sum = bytes.withUnsafeBufferPointer { bytes in
      Self.table.withUnsafeBufferPointer { table in
        var sum = UInt32.max
        for at in (content.lowerBound - 4)..<content.upperBound {
          sum = sum >> 8 ^ table[Int((sum ^ UInt32(bytes[at])) & 0xFF)]
        }
        return ~sum
      }
    }
    return Int(sum)
  }
}
