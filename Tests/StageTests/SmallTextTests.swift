import Drawing
import Geometry
import Stage
import TestSupport
import Testing

@Suite struct SmallTextTests {
  private let label = Label("Movimientos que faltan", style: TextStyle(size: 30))
  private let table: TestStage

  init() {
    table = TestStage(TestScene("scene", [label]))
  }

  @Test func inAPlaceLargeEnoughItIsAsLargeAsItsStyleSays() {
    label.frame = Rect(0, 0, 600, 40)
    #expect(label.shownTextSize == 30 && !label.isCut)
  }
  @Test func inASmallPlaceItIsSetSmallerButNeverBelowSixteen() {
    label.frame = Rect(0, 0, 300, 40)
    #expect(label.shownTextSize < 30 && label.shownTextSize >= 16 && !label.isCut)
    for width in stride(from: 200.0, to: 20, by: -10) {
      label.frame = Rect(0, 0, width, 24)
      #expect(label.shownTextSize == 16)
      #expect(label.isCut && label.shownSize().width <= width + 1, "\(width)")
    }
  }
  @Test func wordsThatWrapAreCutAtTheLastLineThatFits() {
    label.show(Array(repeating: "word", count: 40).joined(separator: " "))
    label.frame = Rect(0, 0, 200, 64)
    #expect(label.isCut && label.shownSize().height <= 68)
  }
  @Test func aLargerPlaceShowsAllOfItAgain() {
    label.frame = Rect(0, 0, 60, 24)
    #expect(label.isCut)
    label.frame = Rect(0, 0, 600, 40)
    #expect(!label.isCut && label.shownTextSize == 30)
  }
}
