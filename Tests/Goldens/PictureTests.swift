import Drawing
import Foundation
import Platform
import Testing

/// No two tiles of a picture may be confused: this holds for every puzzle picture.
@Suite struct PictureTests {
  nonisolated private static var folder: String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Pictures").standardized.path
  }
  nonisolated private static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func thereAreAtLeastThreePictures() { #expect(Self.names.count >= 3) }

  @Test(arguments: names, [96, 130, 172, 230])
  func noHairlinesShowWhereShapesMeetInASmallPicture(name: String, side: Int) throws {
    let path = Self.folder + "/" + name
    let small = try ImageDecoder.seamlessDrawing(at: path, width: side, height: side)
    let exact = try ImageDecoder.drawing(at: path, width: side * 12, height: side * 12)
      .reduced(toWidth: side, height: side)
    #expect(small.width == side && small.height == side)
    #expect(Self.hairline(in: small, exact) < 9, "\(name) at \(side)")
  }

  /// How far, of 255, a column stands out from both its neighbours over ten rows on end, more than
  /// it does in the exact picture.
  private static func hairline(in small: Pixmap, _ exact: Pixmap) -> Double {
    let width = small.width
    func error(_ x: Int, _ y: Int, _ channel: Int) -> Double {
      let at = (y * width + x) * 4 + channel
      return Double(small.bytes[at]) - Double(exact.bytes[at])
    }
    var worst = 0.0
    for x in 1..<(width - 1) {
      for sign in [1.0, -1] {
        let column = (0..<small.height).map { y in
          (0..<3).map { channel in
            let around = error(x - 1, y, channel) + error(x + 1, y, channel)
            return sign * (error(x, y, channel) - around / 2)
          }.max() ?? 0
        }
        for y in 0...(column.count - 10) {
          worst = max(worst, column[y..<(y + 10)].min() ?? 0)
        }
      }
    }
    return worst
  }

  @Test(arguments: names)
  func noTwoOfThirtySixTilesAreCloserThanAMeanDifferenceOfEight(name: String) throws {
    let side = 24
    let pixmap = try ImageDecoder.drawing(
      at: Self.folder + "/" + name, width: side * 6, height: side * 6)
    let tiles = LabColors.cells(of: pixmap, columns: 6, rows: 6)
    for a in tiles.indices {
      for b in (a + 1)..<36 {
        let apart = LabColors.meanDifference(tiles[a], tiles[b])
        #expect(apart >= 8, "\(name): tiles \(a + 1) and \(b + 1) are \(apart) apart")
      }
    }
  }
}
