/// A picture in memory: red, green, blue, alpha, eight bits each, premultiplied, top row first.
public struct Pixmap: Hashable, Sendable {
  /// In pixels.
  public var width, height: Int
  /// The pixels row by row, four bytes each, without padding.
  public var bytes: [UInt8]

  /// A picture from its pixels; `bytes` must hold exactly four per pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }
  /// A fully transparent picture.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, bytes: Array(repeating: 0, count: width * height * 4))
  }

  /// The smallest part that contains every visible pixel, or nil if all are transparent.
  public var opaqueBounds: (x: Range<Int>, y: Range<Int>)? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      for x in 0..<width where bytes[(y * width + x) * 4 + 3] != 0 {
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    return right < 0 ? nil : (left..<(right + 1), top..<(bottom + 1))
  }

  /// The part with these columns and rows.
  public func cropped(x: Range<Int>, y: Range<Int>) -> Pixmap {
    var part: [UInt8] = []
    part.reserveCapacity(x.count * y.count * 4)
    for row in y {
      part += bytes[((row * width + x.lowerBound) * 4)..<((row * width + x.upperBound) * 4)]
    }
    return Pixmap(width: x.count, height: y.count, bytes: part)
  }

  /// A letter whose upright strokes are wider by a length in pixels.
  public func emboldened(by length: Double) -> Pixmap {
    let steps = Int(length.rounded(.up))
    var whole = Pixmap(width: width + steps, height: height)
    for row in 0..<height {
      for x in 0..<whole.width {
        for step in 0...steps where (0..<width).contains(x - step) {
          let share = min(1, length - Double(step) + 1)
          for channel in 0..<4 {
            let value = UInt8(share * Double(bytes[(row * width + x - step) * 4 + channel]))
            let place = (row * whole.width + x) * 4 + channel
            whole.bytes[place] = max(whole.bytes[place], value)
          }
        }
      }
    }
    return whole
  }

  /// This picture with one transparent pixel added on every side.
  public func bordered() -> Pixmap {
    var whole = Pixmap(width: width + 2, height: height + 2)
    for row in 0..<height {
      let start = ((row + 1) * (width + 2) + 1) * 4
      whole.bytes.replaceSubrange(
        start..<(start + width * 4), with: bytes[(row * width * 4)..<((row + 1) * width * 4)])
    }
    return whole
  }

  /// The soft shadow of this picture's silhouette: black of varying alpha, `blur` pixels wider on
  /// every side.
  ///
  /// Three box blurs in a row approximate a Gaussian to within three percent (W. M. Wells, 1986).
  public func silhouetteShadow(blur: Int, opacity: Double) -> Pixmap {
    let (w, h) = (width + 2 * blur, height + 2 * blur)
    var alpha = [Int32](repeating: 0, count: w * h)
    for y in 0..<height {
      for x in 0..<width {
        alpha[(y + blur) * w + x + blur] = Int32(bytes[(y * width + x) * 4 + 3]) << 8
      }
    }
    let radius = max(1, blur / 3)
    for _ in 0..<3 {
      Self.boxBlur(&alpha, count: w, step: 1, lines: h, lineStep: w, radius: radius)
      Self.boxBlur(&alpha, count: h, step: w, lines: w, lineStep: 1, radius: radius)
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: w * h * 4) { shadow, count in
      for index in 0..<(w * h) {
        let a = Double(alpha[index]) / 65280 * opacity
        shadow[index * 4] = UInt8(0x22 * a)
        shadow[index * 4 + 1] = UInt8(0x26 * a)
        shadow[index * 4 + 2] = UInt8(0x2B * a)
        shadow[index * 4 + 3] = UInt8(min(255, a * 255))
      }
      count = w * h * 4
    }
    return Pixmap(width: w, height: h, bytes: bytes)
  }

  private static func boxBlur(
    _ values: inout [Int32], count: Int, step: Int, lines: Int, lineStep: Int, radius: Int
  ) {
    var source = [Int32](repeating: 0, count: count)
    let width = Int32(2 * radius + 1)
    for line in 0..<lines {
      let start = line * lineStep
      for index in 0..<count { source[index] = values[start + index * step] }
      var sum: Int32 = 0
      for index in 0..<min(radius, count) { sum += source[index] }
      for index in 0..<count {
        if index + radius < count { sum += source[index + radius] }
        if index - radius - 1 >= 0 { sum -= source[index - radius - 1] }
        values[start + index * step] = sum / width
      }
    }
  }
}
