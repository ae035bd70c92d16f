/// Eight bits each of red, green, blue and straight (not premultiplied) alpha, in sRGB.
@frozen public struct Color: Hashable, Sendable {
  /// Red in the lowest byte, alpha in the highest, which is the byte order that vertices use.
  public var bits: UInt32
  /// A colour from its packed bytes.
  @inlinable public init(bits: UInt32) { self.bits = bits }
  /// A colour from `0xRRGGBB` and an opacity of 0 to 1.
  @inlinable public init(_ hex: UInt32, opacity: Double = 1) {
    let swapped = (hex >> 16) & 0xFF | hex & 0xFF00 | (hex & 0xFF) << 16
    bits = swapped | UInt32(min(max(opacity, 0), 1) * 255 + 0.5) << 24
  }
  /// Opaque white, the tint that changes nothing.
  public static let white = Color(0xFFFFFF)
  /// Opaque black.
  public static let black = Color(0x000000)
  /// Fully transparent.
  public static let clear = Color(bits: 0)

  /// 0 to 255.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// 0 to 255.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// 0 to 255.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// Opacity, 0 (clear) to 255 (opaque).
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// The same colour with its alpha multiplied by `opacity` (0 to 1).
  @inlinable public func faded(_ opacity: Double) -> Color {
    if opacity >= 1 { return self }
    let a = UInt32(Double(bits >> 24) * max(opacity, 0) + 0.5)
    return Color(bits: bits & 0x00FF_FFFF | a << 24)
  }
  /// Interpolates from this colour (`amount` 0) to `other` (1), channel by channel.
  public func mixed(with other: Color, _ amount: Double) -> Color {
    let share = min(max(amount, 0), 1)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt32 {
      let (from, to) = (Double(a), Double(b))
      return UInt32(from + (to - from) * share + 0.5)
    }
    return Color(
      bits: mix(red, other.red) | mix(green, other.green) << 8 | mix(blue, other.blue) << 16
        | mix(alpha, other.alpha) << 24)
  }
  /// Relative luminance, 0 to 1, as WCAG 2 defines it for contrast.
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let v = Double(channel) / 255
      // Approximates the sRGB curve's power of 2.4 closely enough for contrast: v^2.4 = v^2 ·
      // v^0.4.
      return v <= 0.03928 ? v / 12.92 : Self.power24((v + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  /// Contrast between two opaque colours, 1 to 21, as WCAG 2 defines it.
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Computes x^0.4 without a math library, from the fifth root by Newton's method.
  private static func power24(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    var root = x
    for _ in 0..<40 {
      root -= (root * root * root * root * root - x) / (5 * root * root * root * root)
    }
    return x * x * root * root
  }
}
