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
    let tiles = LabColors.cells(of: pixmap, columns: 6, rows: 6)
    for a in tiles.indices {
      for b in (a + 1)..<36 {
        let apart = LabColors.meanDifference(tiles[a], tiles[b])
        #expect(apart >= 8, "\(name): tiles \(a + 1) and \(b + 1) are \(apart) apart")
      }
    }
  }
}
