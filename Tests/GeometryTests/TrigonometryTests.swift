import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct TrigonometryTests {
  /// The most either value is off, for one angle.
  private func error(_ angle: Double) -> Double {
    let turn = sineAndCosine(of: angle)
    return max(abs(turn.sine - sin(angle)), abs(turn.cosine - cos(angle)))
  }

  @Test func matchesTheMathLibraryOverAMillionRadians() {
    var dice = Dice(seed: 1)
    var worst = (error: 0.0, angle: 0.0)
    for _ in 0..<200_000 {
      let angle = dice.number(-1e6...1e6)
      if error(angle) > worst.error { worst = (error(angle), angle) }
    }
    #expect(worst.error < 1e-9, "at \(worst.angle)")
  }
  @Test func matchesTheMathLibraryWhereTheSeriesEnd() {
    for quarter in -4000...4000 {
      let edge = (Double(quarter) + 0.5) * .pi / 2
      for angle in [edge.nextDown, edge, edge.nextUp, edge - 1e-7, edge + 1e-7] {
        #expect(error(angle) < 1e-9, "at \(angle)")
      }
    }
  }
  @Test func quarterTurnsAreExactEnoughForAPixel() {
    for quarter in -8...8 {
      let turn = sineAndCosine(of: Double(quarter) * .pi / 2)
      let place = ((quarter % 4) + 4) % 4
      #expect(abs(turn.sine - [0, 1, 0, -1][place]) < 1e-12)
      #expect(abs(turn.cosine - [1, 0, -1, 0][place]) < 1e-12)
    }
  }
  @Test func noAngleIsExactlyNone() {
    #expect(sineAndCosine(of: 0) == (0, 1))
  }
}
