import Drawing
import Foundation
import Platform
import Testing

/// No two tiles of a picture may be confused: the rule of the house for every puzzle picture.
@Suite struct PictureTests {
  nonisolated private static var folder: String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Pictures").standardized.path
  }
  nonisolated private static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func thereAreAtLeastThreePictures() { #expect(Self.names.count >= 3) }

  @Test(arguments: names)
  func noTwoOfThirtySixTilesAreCloserThanAMeanDifferenceOfEight(name: String) throws {
    let side = 24
    let pixmap = try ImageDecoder.drawing(
      at: Self.folder + "/" + name, width: side * 6, height: side * 6)
    let tiles = (0..<36).map { Self.lab(pixmap, tile: $0, side: side) }
    for a in tiles.indices {
      for b in (a + 1)..<36 {
        let apart = Self.meanDifference(tiles[a], tiles[b])
        #expect(apart >= 8, "\(name): tiles \(a + 1) and \(b + 1) are \(apart) apart")
      }
    }
  }

  /// A tile's pixels as L*, a*, b* (CIE 1976, white D65).
  private static func lab(_ pixmap: Pixmap, tile: Int, side: Int) -> [SIMD3<Float>] {
    var pixels: [SIMD3<Float>] = []
    for y in 0..<side {
      for x in 0..<side {
        let column = tile % 6 * side + x
        let row = tile / 6 * side + y
        let at = (row * pixmap.width + column) * 4
        pixels.append(lab(pixmap.bytes[at], pixmap.bytes[at + 1], pixmap.bytes[at + 2]))
      }
    }
    return pixels
  }

  private static let linear: [Float] = (0..<256).map {
    let v = Float($0) / 255
    return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
  }

  private static func lab(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> SIMD3<Float> {
    let (r, g, b) = (linear[Int(red)], linear[Int(green)], linear[Int(blue)])
    func f(_ t: Float) -> Float { t > 0.008856 ? cbrt(t) : 7.787 * t + 16 / 116 }
    let x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
    let y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
    let z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func meanDifference(_ a: [SIMD3<Float>], _ b: [SIMD3<Float>]) -> Float {
    var sum: Float = 0
    for index in a.indices {
      let way = a[index] - b[index]
      sum += (way * way).sum().squareRoot()
    }
    return sum / Float(a.count)
  }
}
