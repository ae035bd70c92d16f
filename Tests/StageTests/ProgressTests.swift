import Geometry
import Stage
import TestSupport
import Testing

@Suite struct ProgressTests {
  private let bar = ProgressBar("bar", label: "Progress", value: 0.25)
  private let ring = ProgressRing("ring", label: "Progress", value: 0.25)
  private let table: TestStage

  init() {
    bar.frame = Rect(100, 100, 400, 16)
    ring.frame = Rect(100, 200, 96, 96)
    table = TestStage(TestScene("progress", [bar, ring]))
    table.settle()
  }

  @Test func theBarsLengthIsItsValue() {
    #expect(table.frame().contains("100,100 → 200,116"))
    bar.show(0.5)
    #expect(table.settle() > 3, "it takes a moment")
    #expect(table.frame().contains("100,100 → 300,116"))
    bar.show(7)
    #expect(bar.value == 1 && bar.traceValue == 1)
  }
  @Test func theRingStaysWithinItsFrame() {
    ring.show(1)
    table.settle()
    let shapes = table.frame().split(separator: "\n").filter { $0.contains("→") }
    #expect(shapes.count == 1 + 2 + 12)
  }
  @Test func atRestNoFrameIsAskedFor() {
    #expect(table.stage.nextFrame() == .onInput)
    bar.show(nil)
    table.frame()
    #expect(table.stage.nextFrame() == .immediately, "it moves without end")
    #expect(bar.traceValue == nil)
    bar.isHidden = true
    #expect(table.stage.nextFrame() == .onInput, "it is not visible")
  }
  @Test func theIndeterminateBarMovesBackAndForthInsideItsTrack() {
    bar.show(nil)
    ring.isHidden = true
    var lefts: Set<Int> = []
    for _ in 0..<120 {
      table.wait(16)
      let piece = table.frame().split(separator: "\n").last?.split(separator: " ") ?? []
      let (from, to) = (
        Int(piece[2].split(separator: ",")[0]), Int(piece[4].split(separator: ",")[0])
      )
      #expect((from ?? 0) >= 100 && (to ?? 999) <= 500)
      lefts.insert(from ?? 0)
    }
    #expect(lefts.count > 40)
  }
  @Test func withReducedMotionItPulsesInPlace() {
    table.stage.reducesMotion = true
    bar.show(nil)
    ring.show(nil)
    let first = table.frame()
    table.wait(500)
    #expect(table.frame() == first, "only the colour changes")
  }
}

@Suite struct BadgeTests {
  private let host = TestNode("host", Rect(100, 100, 200, 60))
  private let badge = Badge("badge", .count(3))
  private let table: TestStage

  init() {
    host.add(badge)
    table = TestStage(TestScene("badge", [host]))
    badge.pin(to: host.bounds)
    table.settle()
  }

  @Test func aBadgeIsAtTheCorner() {
    let box = badge.windowFrame(at: table.now)
    #expect(abs(box.midX - 294) < 1e-9 && abs(box.midY - 106) < 1e-9)
    #expect(box.height >= 28)
  }
  @Test func aBadgeShowsAtMost99Plus() {
    badge.show(.count(99))
    #expect(badge.label == "99")
    badge.show(.count(100))
    #expect(badge.label == "99+" && badge.traceValue == 100)
    #expect(table.settle() > 3)
    #expect(badge.windowFrame(at: table.now).center.distance(to: at(294, 106)) < 1e-9)
  }
  @Test func aBadgeOfZeroIsHidden() {
    badge.show(.count(0))
    #expect(badge.isHidden)
    badge.show(.dot)
    #expect(!badge.isHidden && badge.label.isEmpty)
  }
  @Test func aTapOnABadgeGoesToItsNode() {
    table.tap(at: badge.windowFrame(at: table.now).center)
    #expect(host.log.contains("tap"))
  }
}
