import Drawing
import Foundation
import Platform
import Rules
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

  @Test(arguments: files)
  func cellsOfLargePuzzlesThatLookAlikeStandForEachOther(file: String) throws {
    let pixmap = try ImageDecoder.drawing(
      at: Self.folder + "/" + file, width: 300, height: 360)
    let picture = MirrorPicture.brocade(String(file.dropLast(".svg".count)))
    for columns in [6, 10] {
      let cells = LabColors.cells(
        of: pixmap, columns: columns, rows: Mirror.Setup.rows(columns), stride: 3)
      let looks = picture.looks(columns: columns, known: nil) ?? Array(cells.indices)
      for a in cells.indices {
        for b in cells[(a + 1)...].indices {
          let apart = LabColors.meanDifference(cells[a], cells[b])
          let words = "\(columns) columns: \(a + 1) and \(b + 1) are \(apart) apart"
          #expect(looks[a] == looks[b] || apart >= 8, "\(words)")
          #expect(looks[a] != looks[b] || apart < 16, "\(words)")
        }
      }
    }
  }

  @Test(arguments: files)
  func noCellThatMayBeTurnedLooksLikeAnotherOrLikeItselfOnceItIs(file: String) throws {
    let pixmap = try ImageDecoder.drawing(
      at: Self.folder + "/" + file, width: 300, height: 360)
    for columns in Mirror.Setup.sizes {
      let cells = LabColors.cells(
        of: pixmap, columns: columns, rows: Mirror.Setup.rows(columns), stride: 3)
      let width = (300 / columns + 2) / 3
      let picture = MirrorPicture.brocade(String(file.dropLast(".svg".count)))
      for piece in try #require(picture.turned(columns: columns, looks: nil)) {
        // On its side a cell of 2, 3 or 6 columns is visibly smaller.
        for quarters in [2, 3, 6].contains(columns) ? [2] : [1, 2, 3] {
          let turned = Self.turned(cells[piece - 1], width: width, by: quarters)
          for (index, cell) in cells.enumerated() {
            let apart = LabColors.meanDifference(turned, cell)
            #expect(
              apart >= 12, "\(columns) columns: \(piece) turned by \(quarters), \(index + 1)")
          }
        }
      }
    }
  }

  /// The colours of a cell after quarter turns clockwise, stretched to its own shape.
  private static func turned(
    _ cell: [SIMD3<Float>], width: Int, by quarters: Int
  ) -> [SIMD3<Float>] {
    let height = cell.count / width
    return cell.indices.map { index in
      let across = (Double(index % width) + 0.5) / Double(width)
      let down = (Double(index / width) + 0.5) / Double(height)
      let (x, y) =
        quarters == 2
        ? (1 - across, 1 - down) : quarters == 1 ? (down, 1 - across) : (1 - down, across)
      return cell[
        min(height - 1, Int(y * Double(height))) * width + min(width - 1, Int(x * Double(width)))]
    }
  }
}
