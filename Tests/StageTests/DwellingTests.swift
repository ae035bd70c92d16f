import Geometry
import Input
import Stage
import TestSupport
import Testing

/// A mouse pointer that rests clicks by itself.
@MainActor @Suite struct DwellingTests {
  private let node = TestNode("a", Rect(100, 100, 120, 80))
  private let table: TestStage

  init() {
    table = TestStage(TestScene("a", [node]))
    table.stage.dwellTime = .seconds(1)
  }

  private func hover(_ x: Double, _ y: Double) {
    table.stage.receive(.hover(at(x, y), time: table.now))
  }

  @Test func itClicksOnceUntilItMovesOn() {
    hover(140, 140)
    table.wait(999)
    #expect(node.log.isEmpty)
    table.wait(1)
    #expect(node.log == ["down", "up", "tap"])
    table.wait(5000)
    #expect(node.log.count == 3)
    hover(190, 150)
    table.wait(1000)
    #expect(node.log.count == 6)
  }

  @Test func whereTheMouseWasClickedRestingClicksNoSecondTime() {
    hover(140, 140)
    table.wait(500)
    table.tap(-1, at: at(140, 140))
    #expect(node.log.count == 3)
    hover(142, 141)
    table.wait(5000)
    #expect(node.log.count == 3)
  }

  @Test func aPointerThatTremblesRestsAllTheSame() {
    for step in 0..<10 {
      hover(140 + Double(step % 3) * 8, 140)
      table.wait(100)
    }
    #expect(node.log.count == 3)
  }

  @Test func aPointerThatMovesOrLeavesClicksNothing() {
    for step in 0..<20 {
      hover(100 + Double(step) * 30, 140)
      table.wait(200)
    }
    #expect(node.log.isEmpty)
    hover(140, 140)
    table.wait(500)
    table.stage.receive(.hover(nil, time: table.now))
    table.wait(5000)
    #expect(node.log.isEmpty)
  }

  @Test func whereItIsOffNothingHappens() {
    table.stage.dwellTime = nil
    hover(140, 140)
    table.wait(5000)
    #expect(node.log.isEmpty)
    #expect(table.stage.nextFrame() == .onInput || table.settle() < 100)
  }

  @Test func aRingFillsMeanwhileAndIsGoneAfterwards() {
    hover(140, 140)
    table.wait(200)
    let before = table.frame()
    table.wait(300)
    #expect(table.frame() != before)
    table.wait(500)
    table.settle()
    #expect(table.stage.overlay.children.allSatisfy { !($0 is ProgressRing) })
  }

  @Test func atTheEdgeOfAListItScrolls() {
    let scroller = ScrollNode("list")
    scroller.frame = Rect(300, 0, 300, 400)
    let row = TestNode("row", Rect(0, 360, 300, 40))
    scroller.content.add(row)
    scroller.place(Rect(300, 0, 300, 400), contentHeight: 2000)
    table.stage.top.root.add(scroller)
    hover(400, 390)
    table.wait(1000)
    #expect(row.log.isEmpty)
    let first = scroller.restingOffset
    #expect(first > 100)
    table.wait(1000)
    #expect(scroller.restingOffset > first, "it goes on")
    hover(400, 10)
    table.wait(1000)
    #expect(scroller.restingOffset < first + 400)
  }

  @Test func atTheEndOfAListItClicksNothing() {
    let scroller = ScrollNode("list")
    let row = TestNode("row", Rect(0, 440, 300, 40))
    scroller.content.add(row)
    scroller.place(Rect(300, 0, 300, 400), contentHeight: 480)
    table.stage.top.root.add(scroller)
    hover(400, 390)
    for _ in 0..<5 { table.wait(1000) }
    #expect(scroller.restingOffset == 80)
    #expect(row.log.isEmpty)
  }

  @Test func anotherSceneIsClickedOnlyAfterAWholeRest() {
    hover(140, 140)
    table.wait(900)
    let next = TestNode("b", Rect(100, 100, 120, 80))
    table.stage.perform(.push(TestScene("next", [next])))
    for _ in 0..<9 {
      table.wait(100)
      table.frame()
    }
    #expect(node.log.isEmpty && next.log.isEmpty)
    for _ in 0..<12 {
      table.wait(100)
      table.frame()
    }
    #expect(next.log.count == 3)
  }

  @Test func inAnotherWindowItClicksNothing() {
    hover(140, 140)
    table.wait(500)
    table.stage.windowLostFocus()
    table.wait(5000)
    #expect(node.log.isEmpty)
  }
}
