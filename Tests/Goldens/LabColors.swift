import Drawing
import Foundation
import Geometry

/// Colours as the eye tells them apart: how far the parts of a picture are from one another.
enum LabColors {
  /// The parts of a picture cut into `columns` and `rows`, row by row: every `stride`th pixel of them as L*, a*, b* (CIE
  /// 1976, white D65).
  static func cells(
    of pixmap: Pixmap, columns: Int, rows: Int, stride step: Int = 1
  ) -> [[SIMD3<Float>]] {
    let (width, height) = (pixmap.width / columns, pixmap.height / rows)
    return (0..<columns * rows).map { cell in
      var pixels: [SIMD3<Float>] = []
      for y in stride(from: 0, to: height, by: step) {
        for x in stride(from: 0, to: width, by: step) {
          let at =
            ((cell / columns * height + y) * pixmap.width + cell % columns * width + x) * 4
          pixels.append(lab(pixmap.bytes[at], pixmap.bytes[at + 1], pixmap.bytes[at + 2]))
        }
      }
      return pixels
    }
  }

  /// CIE76's distance, the mean over the pixels.
  ///
  /// It reads plain numbers: vectors take fifty times as long in a debug build.
  static func meanDifference(_ a: [SIMD3<Float>], _ b: [SIMD3<Float>]) -> Float {
    precondition(a.count == b.count)
    let stride = MemoryLayout<SIMD3<Float>>.stride / MemoryLayout<Float>.stride
    return a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        guard let one = a.bindMemory(to: Float.self).baseAddress,
          let two = b.bindMemory(to: Float.self).baseAddress
        else { return 0 }
        var (sum, at): (Float, Int) = (0, 0)
        let end = a.count / MemoryLayout<Float>.stride
        while at < end {
          let (x, y, z) = (one[at] - two[at], one[at + 1] - two[at + 1], one[at + 2] - two[at + 2])
          sum += (x * x + y * y + z * z).squareRoot()
          at += stride
        }
        return sum / Float(end / stride)
      }
    }
  }

  /// CIE76's distance of two colours; people notice about 2.
  static func difference(_ one: Color, _ other: Color) -> Float {
    let apart = lab(one.red, one.green, one.blue) - lab(other.red, other.green, other.blue)
    return (apart * apart).sum().squareRoot()
  }

  /// The linear light of the 256 values of a channel in sRGB.
  static let linear: [Float] = (0..<256).map {
    let v = Float($0) / 255
    return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }

  /// L*, a* and b* of three bytes of sRGB.
  static func lab(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> SIMD3<Float> {
    let (r, g, b) = (linear[Int(red)], linear[Int(green)], linear[Int(blue)])
    func f(_ t: Float) -> Float { t > 0.008856 ? cbrt(t) : 7.787 * t + 16 / 116 }
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
    let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
