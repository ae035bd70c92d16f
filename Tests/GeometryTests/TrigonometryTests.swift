import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct TrigonometryTests {
  /// The larger error of sine and cosine for one angle.
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
  @Test func matchesTheMathLibraryAtTheEndsOfTheSeries() {
    let edges = (-4000...4000).map { (Double($0) + 0.5) * .pi / 2 }
    let worst = edges.flatMap { [$0.nextDown, $0, $0.nextUp, $0 - 1e-7, $0 + 1e-7] }
      .max { error($0) < error($1) }
    #expect(error(worst ?? 0) < 1e-9, "at \(worst ?? 0)")
  }
  @Test func quarterTurnsAreExactEnoughForAPixel() {
    for quarter in -8...8 {
      let turn = sineAndCosine(of: Double(quarter) * .pi / 2)
      let place = ((quarter % 4) + 4) % 4
      #expect(abs(turn.sine - [0, 1, 0, -1][place]) < 1e-12)
      #expect(abs(turn.cosine - [1, 0, -1, 0][place]) < 1e-12)
    }
  }
  @Test func theSineOfZeroIsExactlyZero() {
    #expect(sineAndCosine(of: 0) == (0, 1))
  }
}
