/// A picture in shades of grey: 0 is black, the top row first.
public struct GreyPicture: Hashable, Sendable {
  /// In pixels.
  public let width, height: Int
  /// One byte for each pixel, row by row.
  public let bytes: [UInt8]

  /// A picture from its pixels; `bytes` must hold one for each.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height, "one byte a pixel")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The green of a picture with four bytes for each pixel, which is close to its brightness.
  public init(width: Int, height: Int, rgba: [UInt8]) {
    self.init(
      width: width, height: height, bytes: (0..<width * height).map { rgba[$0 * 4 + 1] })
  }

  /// Half as large: each pixel is the mean of four, which also removes noise.
  var halved: GreyPicture {
    let (columns, rows) = (width / 2, height / 2)
    var small = [UInt8](repeating: 0, count: columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let at = 2 * y * width + 2 * x
        let sum = Int(bytes[at]) + Int(bytes[at + 1]) + Int(bytes[at + width])
        small[y * columns + x] = UInt8((sum + Int(bytes[at + width + 1])) / 4)
      }
    }
    return GreyPicture(width: columns, height: rows, bytes: small)
  }

  /// Which pixels are darker than what surrounds them, so that a shadow over half of the picture
  /// does not matter.
  var darkness: BitPicture {
    let reach = max(8, min(width, height) / 7)
    // Sums of all pixels above and to the left.
    var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row = 0
      for x in 0..<width {
        row += Int(bytes[y * width + x])
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
      }
    }
    var bits = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      let (top, bottom) = (max(0, y - reach), min(height, y + reach + 1))
      for x in 0..<width {
        let (left, right) = (max(0, x - reach), min(width, x + reach + 1))
        let sum =
          sums[bottom * (width + 1) + right] - sums[top * (width + 1) + right]
          - sums[bottom * (width + 1) + left] + sums[top * (width + 1) + left]
        bits[y * width + x] =
          Int(bytes[y * width + x]) * (right - left) * (bottom - top) * 16 < sum * 15
      }
    }
    return BitPicture(width: width, height: height, bits: bits)
  }
}

/// A picture of dark and light pixels; everything beyond its edges is light.
struct BitPicture {
  let width, height: Int
  let bits: [Bool]

  func isDark(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && bits[y * width + x]
  }
  func isDark(_ spot: Spot) -> Bool {
    isDark(Int(spot.x.rounded(.down)), Int(spot.y.rounded(.down)))
  }
}

/// A place in a picture, in pixels.
struct Spot {
  var x, y: Double

  static func + (one: Spot, other: Spot) -> Spot { Spot(x: one.x + other.x, y: one.y + other.y) }
  static func - (one: Spot, other: Spot) -> Spot { Spot(x: one.x - other.x, y: one.y - other.y) }
  static func * (spot: Spot, factor: Double) -> Spot {
    Spot(x: spot.x * factor, y: spot.y * factor)
  }
  var length: Double { (x * x + y * y).squareRoot() }
  /// Positive if the other is to the right of it, as seen from the origin.
  func cross(_ other: Spot) -> Double { x * other.y - y * other.x }
  func dot(_ other: Spot) -> Double { x * other.x + y * other.y }
}
