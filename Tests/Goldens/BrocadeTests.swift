import Drawing
import Foundation
import Platform
import Testing

@testable import Arcade
@testable import MirrorGame

/// No two pieces of a brocade may be confused, in any of the sizes it is cut to.
@Suite struct BrocadeTests {
  nonisolated private static var folder: String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Brocades").standardized.path
  }
  nonisolated private static var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func eachBrocadeHasItsDrawingAndEachDrawingItsName() {
    #expect(Brocade.all.count >= 8)
    #expect(Brocade.all.map { $0.id + ".svg" }.sorted() == Self.files)
    #expect(Set(Brocade.all.map(\.name)).count == Self.files.count)
  }

  @Test(arguments: files)
  func noTwoCellsAreCloserThanAMeanDifferenceOfSixteen(file: String) throws {
    // 300 and 360 can be divided by every size.
    let pixmap = try ImageDecoder.drawing(
      at: Self.folder + "/" + file, width: 300, height: 360)
    #expect(pixmap.width == 300 && pixmap.height == 360)
    #expect(stride(from: 3, to: pixmap.bytes.count, by: 4).allSatisfy { pixmap.bytes[$0] == 255 })
    for columns in 2...5 {
      let cells = LabColors.cells(of: pixmap, columns: columns, rows: columns + 1, stride: 3)
      for a in cells.indices {
        for b in cells[(a + 1)...].indices {
          let apart = LabColors.meanDifference(cells[a], cells[b])
          #expect(apart >= 16, "\(columns) columns: cells \(a) and \(b) are \(apart) apart")
        }
      }
    }
  }
}
