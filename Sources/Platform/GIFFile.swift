/// What a GIF file says about its first picture (GIF89a specification).
nonisolated struct GIFFile {
  /// The whole picture in pixels.
  private(set) var width, height: Int
  /// The part of it that the first picture covers.
  private(set) var x = 0
  private(set) var y = 0
  /// Whether the first picture's pixels go on to their end.
  private(set) var isComplete = false

  /// Reads the headers; nil if it is no GIF file with a picture.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count > 13 else { return nil }
    func number(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
    func colours(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }
    /// Behind blocks that start with their length, up to an empty one; nil if there is none.
    func behindBlocks(_ start: Int) -> Int? {
      var at = start
      while at < bytes.count {
        if bytes[at] == 0 { return at + 1 }
        at += 1 + Int(bytes[at])
      }
      return nil
    }
    var at = 13 + colours(bytes[10])
    // Extensions: two bytes, then blocks.
    while at + 9 < bytes.count, bytes[at] == 0x21 {
      guard let next = behindBlocks(at + 2) else { return nil }
      at = next
    }
    guard at + 9 < bytes.count, bytes[at] == 0x2C else { return nil }
    (x, y) = (number(at + 1), number(at + 3))
    // The screen may be smaller than its picture, or empty.
    width = max(number(6), x + number(at + 5))
    height = max(number(8), y + number(at + 7))
    isComplete = behindBlocks(at + 11 + colours(bytes[at + 9])) != nil
  }
}
