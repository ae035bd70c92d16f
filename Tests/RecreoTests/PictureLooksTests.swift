import Foundation
import Platform
import Testing

@testable import Live

/// Which tiles of the built-in pictures look alike, in the pixels that the program draws.
@Suite struct PictureLooksTests {
  private static let names = ["city", "garden", "harbour", "market", "mountains", "reef"]
  private let resources = ResourceLocator(
    program: "",
    environment: [
      "RECREO_RESOURCES": URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path
    ])

  /// For each tile the first that looks the same, on a square board; nil if all differ.
  private func looks(_ name: String, _ side: Int) throws -> [Int]? {
    let picture = try PictureCache.builtIn(name, side: 320, resources, .none, .own)
    return PictureImporter.squareLooks(picture, side, side)
  }

  @Test(arguments: names) func allTilesDifferUpToSixBySix(name: String) throws {
    for side in 3...6 { #expect(try looks(name, side) == nil, "\(side)×\(side)") }
  }

  @Test func someTilesOfLargeBoardsLookAlike() throws {
    let sizes = try Dictionary(
      uniqueKeysWithValues: Self.names.map { name in
        (name, try (7...10).filter { try looks(name, $0) != nil })
      })
    #expect(
      sizes == [
        "city": [7, 8, 9, 10], "garden": [10], "harbour": [7, 8, 9, 10], "market": [10],
        "mountains": [9, 10], "reef": [7, 8, 9, 10],
      ])
  }
}
