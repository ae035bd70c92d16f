public import Drawing

/// How much two pictures may differ and still count as equal.
public nonisolated struct Tolerance: Hashable, Sendable {
  /// The most a channel may differ without counting.
  public var channel: Int
  /// How many pixels may differ by more.
  public var pixels: Int
  /// At most `pixels` pixels may differ by more than `channel` levels.
  public init(channel: Int, pixels: Int) {
    self.channel = channel
    self.pixels = pixels
  }
  /// Every pixel must be the same.
  public static let exact = Tolerance(channel: 0, pixels: 0)
  /// Blending and filtering round differently from dialect to dialect.
  public static let blended = Tolerance(channel: 2, pixels: 20)
}

nonisolated extension Pixmap {
  /// Red, green, blue and alpha of one pixel.
  public func color(_ x: Int, _ y: Int) -> [Int] {
    bytes[((y * width + x) * 4)..<((y * width + x) * 4 + 4)].map { Int($0) }
  }

  /// How many pixels differ by more than `tolerance.channel`; nil if the sizes differ.
  public func difference(from other: Pixmap, _ tolerance: Tolerance = .exact) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return stride(from: 0, to: bytes.count, by: 4).count { pixel in
      (pixel..<(pixel + 4)).contains {
        abs(Int(bytes[$0]) - Int(other.bytes[$0])) > tolerance.channel
      }
    }
  }

  /// Whether two pictures are equal within a tolerance.
  public func matches(_ other: Pixmap, _ tolerance: Tolerance) -> Bool {
    difference(from: other, tolerance).map { $0 <= tolerance.pixels } ?? false
  }
}
