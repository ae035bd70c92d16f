import Foundation
import Geometry
import Testing

/// Backdrops are cut into polygons by `Tools/art`; on a large screen nobody may see their corners.
@Suite struct SmoothCurveTests {
  nonisolated static let backdrops = [
    "recycle-table", "blackjack-table", "pet-garden", "pet-garden-night", "pet-garden-tall",
    "pet-garden-night-tall",
  ]

  /// The corners of each closed line of an SVG that holds only `M`, `l` and `z`.
  private func rings(_ text: String) throws -> [[Point]] {
    let number = #/-?\d*\.?\d+/#
    return text.matches(of: #/ d="([^"]*)"/#).flatMap { path in
      path.1.split(separator: "z").compactMap { ring -> [Point]? in
        guard ring.allSatisfy({ "M-.0123456789l ".contains($0) }) else { return nil }
        let values = ring.matches(of: number).compactMap { Double($0.0) }
        var place = Point.zero
        return stride(from: 0, to: values.count - 1, by: 2).map { index in
          place += Point(x: values[index], y: values[index + 1])
          return place
        }
      }
    }
  }

  /// How far a curve through three corners would stand off their lines; nil for a real corner.
  private func flatness(_ a: Point, _ b: Point, _ c: Point) -> Double? {
    let (before, after) = (b - a, c - b)
    guard before.length > 3, after.length > 3 else { return nil }
    let turn = abs(atan2(before.cross(after), before.dot(after)))
    guard turn > 0.03, turn < 0.3 else { return nil }
    return min(before.length, after.length) / 2 * tan(turn / 4)
  }

  @Test(arguments: backdrops) func curvesAreSmoothOnALargeScreen(name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Art/\(name).svg").standardized
    let rings = try rings(String(contentsOf: file, encoding: .utf8))
    #expect(rings.count > 10)
    var gaps: [Double] = []
    for ring in rings where ring.count > 8 {
      for index in 1..<(ring.count - 1) {
        if let gap = flatness(ring[index - 1], ring[index], ring[index + 1]) { gaps.append(gap) }
      }
    }
    gaps.sort()
    // 3840 pixels show a unit of the drawing as 2.4: a fifth of a unit is half a pixel. The last
    // tenth are corners where two papers meet at a small angle.
    let most = try #require(gaps.dropLast(gaps.count / 10).last)
    #expect(most < 0.2, "the curves of \(name) are off by \(most) units")
  }
}
