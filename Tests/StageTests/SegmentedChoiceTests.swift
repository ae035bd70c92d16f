import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct SegmentedChoiceTests {
  private let choice: SegmentedChoice
  private let table: TestStage
  private let heard = Heard()

  private final class Heard {
    var values: [Int] = []
  }

  init() {
    let heard = heard
    choice = SegmentedChoice(
      "size", label: "Size",
      options: [
        .init("small", label: "Small"), .init("medium", label: "Medium"),
        .init("large", label: "Large"),
      ], chosen: 0, action: { heard.values.append($0) })
    table = TestStage(TestScene("choice", [choice]))
    choice.frame = Rect(100, 100, 408, 56)
    table.settle()
  }

  private func center(_ option: String) throws -> Point {
    try #require(choice.node("size." + option)).windowFrame(at: table.now).center
  }

  @Test(arguments: [1, -1] as [Int64]) func aTapSelectsAnOption(pointer: Int64) throws {
    table.tap(pointer, at: try center("large"))
    #expect(choice.chosen == 2 && choice.traceValue == 2 && heard.values == [2])
    table.tap(pointer, at: try center("large"))
    #expect(heard.values == [2], "it is selected already")
    table.tap(pointer, at: try center("medium"))
    #expect(heard.values == [2, 1] && table.sounds == ["switch", "switch"])
    #expect(table.settle() > 3, "the marker slides over")
    #expect(table.stage.nextFrame() == .onInput)
  }
  @Test(arguments: [1, -1] as [Int64]) func theMarkerFollowsTheFinger(pointer: Int64) throws {
    table.slide(pointer, from: try center("small"), to: try center("large"))
    #expect(heard.values.isEmpty, "not before the lift")
    table.lift(pointer)
    #expect(heard.values == [2])
    table.slide(pointer, from: try center("large"), to: try center("small"))
    table.stage.cancelPointers()
    table.settle()
    #expect(choice.chosen == 2 && heard.values == [2])
  }
  @Test func arrowsSelectTheNeighbour() {
    table.key(.tab)
    table.key(.right)
    table.key(.right)
    table.key(.right)
    #expect(heard.values == [1, 2], "it does not wrap around")
    table.key(.left)
    #expect(heard.values == [1, 2, 1])
    table.key(.enter)
    table.key(.enter)
    #expect(heard.values == [1, 2, 1, 2, 0], "Enter does")
  }
  @Test func theTraceHasEachOption() throws {
    table.tap(at: try center("medium"))
    table.settle()
    let nodes = try #require(table.traced("layout", TraceFields.Layout.self).last).nodes
    #expect(nodes.map(\.id) == ["size", "size.small", "size.medium", "size.large"])
    #expect(nodes.map(\.role) == ["choice", "option", "option", "option"])
    #expect(nodes.map(\.value) == [1, 0, 1, 0])
  }
  @Test func captionsNeverOverlapAndAreNeverTooSmall() {
    var dice = Dice(seed: 40)
    for _ in 0..<300 {
      let options = (0..<dice.whole(2...5)).map {
        SegmentedChoice.Option("\($0)", label: String(repeating: "m", count: dice.whole(1...14)))
      }
      let choice = SegmentedChoice("c", label: "", options: options, chosen: 0) { _ in }
      let table = TestStage(TestScene("choice", [choice]))
      let width = dice.number(200...900)
      choice.frame = Rect(origin: .zero, size: choice.fittingSize(width: width))
      table.frame()
      #expect(choice.frame.width <= width)
      for (index, segment) in choice.children.enumerated() {
        #expect(segment.size.shortSide >= 48 - 1e-9)
        #expect(choice.bounds.inset(by: -1e-9).contains(segment.frame))
        let text = Double(options[index].label.count) * 12
        #expect(segment.size.width >= min(text, 192), "\(text) in \(segment.size)")
        for other in choice.children[(index + 1)...] {
          #expect(!segment.frame.inset(by: 1e-6).intersects(other.frame))
        }
      }
    }
  }
  @Test func inANarrowPlaceTheOptionsAreAColumnWithUpAndDown() {
    let size = choice.fittingSize(width: 200)
    #expect(size.height >= 3 * 48)
    choice.frame = Rect(origin: at(100, 100), size: size)
    table.key(.tab)
    table.key(.down)
    #expect(heard.values == [1])
    table.key(.up)
    #expect(heard.values == [1, 0])
    table.key(.right)
    #expect(heard.values == [1, 0])
  }
  @Test func inANarrowPlaceManyOptionsAreRowsWithAllArrows() throws {
    let heard = Heard()
    let options = (0..<7).map { SegmentedChoice.Option("\($0)", label: "4x4") }
    let many = SegmentedChoice("c", label: "", options: options, chosen: 0) {
      heard.values.append($0)
    }
    let table = TestStage(TestScene("choice", [many]))
    many.frame = Rect(origin: .zero, size: many.fittingSize(width: 250))
    table.frame()
    let rows = Set(many.children.map(\.frame.minY))
    #expect(rows.count == 2)
    table.key(.tab)
    for key in [Key.down, .right, .up, .left, .up] { table.key(key) }
    #expect(heard.values == [4, 5, 1, 0], "rows of four and three; no row above the first")
  }
  @Test func disabledItDoesNothing() throws {
    table.key(.tab)
    choice.isEnabled = false
    table.tap(at: try center("large"))
    table.key(.right)
    table.key(.enter)
    table.slide(from: try center("small"), to: try center("large"))
    table.lift()
    #expect(choice.chosen == 0 && heard.values.isEmpty)
  }
  @Test func withReducedMotionNothingSlides() {
    table.stage.reducesMotion = true
    choice.show(2)
    let before = table.frame()
    table.wait(400)
    #expect(table.frame() == before)
    #expect(heard.values.isEmpty, "showing a value notifies nobody")
  }
}
