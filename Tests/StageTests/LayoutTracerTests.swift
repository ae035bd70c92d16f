import TestSupport
import Testing

@testable import Stage

@Suite struct LayoutTracerTests {
  private func node(_ id: String) -> TraceFields.Node {
    TraceFields.Node(id: id, role: "button", label: id, frame: [0, 0, 48, 48], enabled: true)
  }

  @Test func atRestAndDuringATouchEveryFrameIsChecked() {
    var tracer = LayoutTracer()
    let due = [true, false, true, false].enumerated().map { frame, isTouched in
      tracer.isDue(at: ms(16 * frame), isTouched: isTouched, isStill: !isTouched)
    }
    #expect(due == [true, true, true, true])
  }

  @Test func continuousMotionIsCheckedEachSecond() {
    var tracer = LayoutTracer()
    let due = stride(from: 0, through: 2500, by: 100).filter {
      tracer.isDue(at: ms($0), isTouched: false, isStill: false)
    }
    #expect(due == [1000, 2000])
  }

  @Test func restAndANewSceneRestartTheSecond() {
    var tracer = LayoutTracer()
    func isDue(_ milliseconds: Int, isStill: Bool = false) -> Bool {
      tracer.isDue(at: ms(milliseconds), isTouched: false, isStill: isStill)
    }
    #expect([isDue(0), isDue(500, isStill: true), isDue(1000)] == [false, true, false])
    tracer.sceneDidChange()
    #expect([isDue(2000), isDue(3000)] == [false, true])
  }

  @Test func anUnchangedLayoutIsTracedOnce() {
    var tracer = LayoutTracer()
    #expect(tracer.change(to: [node("a")], isMoving: false)?.nodes.map(\.id) == ["a"])
    #expect(tracer.change(to: [node("a")], isMoving: false) == nil)
    #expect(tracer.change(to: [node("a"), node("b")], isMoving: false)?.nodes.count == 2)
  }

  @Test func theFirstLayoutAtRestIsTracedEvenIfUnchanged() {
    var tracer = LayoutTracer()
    #expect(tracer.change(to: [node("a")], isMoving: true)?.moving == true)
    #expect(tracer.change(to: [node("a")], isMoving: true) == nil, "it moves on")
    let rest = tracer.change(to: [node("a")], isMoving: false)
    #expect(rest != nil && rest?.moving == nil)
    #expect(tracer.change(to: [node("a")], isMoving: false) == nil)
  }
}
