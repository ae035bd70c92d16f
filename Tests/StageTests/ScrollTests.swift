import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct ScrollTests {
  /// Thirty buttons of 60 points, one every 80, in a view of 400 points below another button.
  private let scroll = ScrollNode("scroll")
  private let rows = (0..<30).map { TestNode("row.\($0)", Rect(20, 80 * Double($0), 300, 60)) }
  private let above = TestNode("above", Rect(0, 0, 100, 40))
  private let scene: TestScene
  private let table: TestStage

  init() {
    scene = TestScene("scroll", [above, scroll])
    scroll.content.add(rows)
    table = TestStage(scene)
    scroll.place(Rect(0, 50, 400, 400), contentHeight: 2400)
    table.settle()
  }

  private var offset: Double { scroll.offset(at: table.now) }
  private var tapped: [String] { rows.filter { $0.log.contains("tap") }.map(\.id) }

  @Test(arguments: [1, -1] as [Int64]) func theContentFollowsTheFinger(pointer: Int64) {
    table.slide(pointer, from: at(100, 400), to: at(100, 200))
    let slop = 200 - offset
    #expect(slop >= 0 && slop <= 14, "only the slop is lost")
    table.move(pointer, to: at(100, 250))
    #expect(abs(offset - (150 - slop)) < 1e-9)
    table.wait(300)
    table.lift(pointer)
    table.settle()
    #expect(abs(offset - (150 - slop)) <= 0.5, "a finger that rested does not fling")
    #expect(tapped.isEmpty)
  }
  @Test func contentUnderAnEdgeHasAShadowThatCostsNothingAtRest() {
    func shadows() -> Int {
      table.frame().split(separator: "\n").count { $0.hasPrefix("shape r0 -64,") }
    }
    #expect(shadows() == 1, "at the lower edge alone")
    scroll.scroll(to: 800, animated: false)
    #expect(shadows() == 2)
    scroll.scroll(to: 2000, animated: false)
    #expect(shadows() == 1, "at the upper edge alone")
    table.wait(2000)
    table.settle()
    #expect(table.stage.nextFrame() == .onInput)
  }
  @Test(arguments: [1, -1] as [Int64]) func tapsReachTheChildren(pointer: Int64) {
    table.tap(pointer, at: at(100, 50 + 30))
    #expect(tapped == ["row.0"])
    scroll.scroll(to: 800, animated: false)
    table.tap(pointer, at: at(100, 50 + 30))
    #expect(tapped == ["row.0", "row.10"])
  }
  @Test func afterAFlingTheContentCoastsAndStops() {
    table.slide(from: at(100, 400), to: at(100, 280))
    table.lift()
    let start = offset
    var ways: [Double] = []
    var last = offset
    for _ in 0..<300 {
      table.wait(16)
      table.frame()
      ways.append(offset - last)
      last = offset
    }
    #expect(offset > start + 100)
    #expect(ways.allSatisfy { $0 >= 0 })
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $1 <= $0 + 0.31 }, "it only slows down")
    #expect(table.stage.nextFrame() == .onInput)
    #expect(offset == offset.rounded(), "it rests on whole points")
    #expect(tapped.isEmpty)
  }
  @Test func aFingerStopsCoastingContent() {
    table.slide(from: at(100, 400), to: at(100, 250))
    table.lift()
    table.wait(50)
    table.tap(at: at(100, 200))
    let caught = offset
    table.settle()
    #expect(abs(offset - caught) <= 0.5, "it stays where it was caught")
    #expect(tapped.isEmpty, "stopping it is not a tap")
    table.tap(at: at(100, 200 + 20))
    table.tap(at: at(100, 200 - 20))
    #expect(!tapped.isEmpty, "at rest taps are taps")
  }
  @Test func beyondItsEndsTheContentResistsAndSpringsBack() {
    table.slide(from: at(100, 100), to: at(100, 400))
    #expect(offset < -50 && offset > -200)
    table.wait(300)
    table.lift()
    #expect(table.settle() > 5)
    #expect(offset == 0)
    for _ in 0..<6 {
      table.slide(from: at(100, 420), to: at(100, 60))
      table.lift()
      table.wait(10)
    }
    table.settle()
    #expect(offset == 2000)
  }
  @Test func theWheelScrolls() {
    table.wheel(at: at(100, 200), up: -1)
    table.settle()
    #expect(offset == 96)
    table.wheel(at: at(100, 200), up: -0.5)
    table.settle()
    #expect(offset == 144)
    table.wheel(at: at(100, 200), up: 99)
    table.settle()
    #expect(offset == 0)
    table.wheel(at: at(600, 200), up: -1)
    table.settle()
    #expect(offset == 0, "not under the mouse")
  }
  @Test func theNodeThatTookTheWheelKeepsItUntilAPause() {
    let slider = Slider("slider", label: "Slider", value: 0.5) { _ in }
    slider.frame = Rect(20, 170, 300, 80)
    scroll.content.add(slider)
    table.wheel(at: at(100, 150), up: -1)
    table.wait(200)
    table.wheel(at: at(100, 150), up: -1)
    table.settle()
    #expect(offset == 192 && slider.value == 0.5, "it slid under the mouse meanwhile")
    table.wait(500)
    scroll.scroll(to: 100, animated: false)
    table.wheel(at: at(100, 150), up: -1)
    #expect(offset == 100 && slider.value == 0.45)
  }
  @Test func theFocusedNodeIsScrolledIntoView() {
    for _ in 0..<12 { table.key(.tab) }
    table.settle()
    let ring = rows[10].windowFrame(at: table.now)
    #expect(rows[10].log.isEmpty && scroll.frame.contains(ring))
    for step in 0..<44 {
      table.key(step < 15 ? .down : .up)
      table.wait(30)
    }
    table.settle()
    table.key(.enter)
    #expect(above.log == ["activated"] && offset == 0)
  }
  @Test func pageKeysHomeAndEndScroll() {
    table.key(.pageDown)
    table.settle()
    let page = offset
    #expect(page > 300 && page < 400)
    table.key(.end)
    table.settle()
    #expect(offset == 2000)
    table.key(.pageUp)
    table.settle()
    #expect(offset == 2000 - page)
    table.key(.home)
    table.settle()
    #expect(offset == 0)
  }
  @Test func arrowsScrollIfNoNodeLiesInTheirDirection() {
    let text = ScrollNode("text")
    let table = TestStage(TestScene("text", [text]))
    text.place(Rect(0, 0, 400, 400), contentHeight: 700)
    for _ in 0..<9 { table.key(.down) }
    table.settle()
    #expect(text.offset(at: table.now) == 300)
    table.stage.receive(.controller(ControllerEvent(.dpadUp, time: table.now)))
    table.settle()
    #expect(text.offset(at: table.now) == 204)
  }
  @Test func childrenOutOfViewAreNotHitAndNotTraced() throws {
    scroll.scroll(to: 30, animated: false)
    table.tap(at: at(50, 45))
    #expect(tapped.isEmpty)
    table.settle()
    let nodes = try #require(table.traced("layout", TraceFields.Layout.self).last).nodes
    let ids = nodes.map(\.id)
    #expect(ids == ["above", "scroll", "row.0", "row.1", "row.2", "row.3", "row.4", "row.5"])
    #expect(nodes.first { $0.id == "row.0" }?.frame == [20, 50, 300, 30], "its visible part")
  }
  @Test func sidewaysDragsAreLeftToTheChildren() {
    let slider = Slider("slider", label: "Slider", value: 0) { _ in }
    slider.frame = Rect(20, 100, 300, 80)
    scroll.content.add(slider)
    table.slide(from: at(40, 200), to: at(240, 215))
    table.lift()
    table.settle()
    #expect(slider.value > 0.5 && offset == 0)
    let value = slider.value
    table.slide(2, from: at(100, 200), to: at(110, 120))
    table.lift(2)
    table.settle()
    #expect(slider.value == value && offset > 50)
  }
  @Test func theScrollBarPalesAtRestButStaysVisible() {
    let before = table.frame()
    #expect(before.contains("shape r3"), "it shows that there is more")
    table.wheel(at: at(100, 200), up: -1)
    table.settle()
    #expect(table.frame().contains("shape r3"))
    guard case .at(let due) = table.stage.nextFrame() else {
      Issue.record("No frame is requested for the bar.")
      return
    }
    table.wait(Int((due - table.now) / .milliseconds(1)) + 1)
    #expect(table.stage.nextFrame() == .immediately, "it fades")
    table.settle()
    #expect(table.frame().contains("shape r3"))
    #expect(table.stage.nextFrame() == .onInput)
  }
  @Test func withReducedMotionTheContentDoesNotCoast() {
    table.stage.reducesMotion = true
    table.slide(from: at(100, 400), to: at(100, 250))
    table.lift()
    let place = offset
    table.wait(200)
    #expect(offset == place && place > 100)
    table.key(.end)
    #expect(offset == 2000)
  }
  @Test func contentThatFitsDoesNotScroll() {
    scroll.place(Rect(0, 50, 400, 400), contentHeight: 300)
    table.slide(from: at(100, 400), to: at(100, 250))
    table.lift()
    table.wheel(at: at(100, 200), up: -1)
    table.key(.pageDown)
    #expect(offset == 0)
  }
  @Test func aLargerWindowLeavesNoGapBelow() {
    scroll.scroll(to: 2000, animated: false)
    scroll.place(Rect(0, 50, 400, 900), contentHeight: 2400)
    #expect(offset == 1500)
  }
}
