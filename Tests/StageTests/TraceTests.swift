import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct TraceTests {
  private let node = TestNode("box", Rect(100, 100, 50, 50))
  private let scene: TestScene
  private let table: TestStage

  init() {
    scene = TestScene("trace", [TestNode("back", Rect(0, 0, 60, 60)), node, Node("")])
    table = TestStage(scene)
  }

  private var layouts: [TraceFields.Layout] { table.traced("layout") }
  private var gestures: [String] {
    table.traced("gesture", TraceFields.Gesture.self).map { "\($0.kind) \($0.node)" }
  }

  @Test func theLayoutIsTracedOnceAtRest() {
    for _ in 0..<5 {
      table.settle()
      table.stage.setNeedsDisplay()
    }
    #expect(layouts.count == 1)
    #expect(layouts[0].nodes.map(\.id) == ["back", "box"], "front last, without decoration")
    #expect(layouts[0].nodes[1].frame == [100, 100, 50, 50])
    #expect(layouts[0].nodes[1].role == "button" && layouts[0].nodes[1].enabled)
  }
  @Test func theLayoutIsTracedAgainAfterAChange() {
    table.settle()
    node.isEnabled = false
    table.stage.setNeedsDisplay()
    table.settle()
    node.frame = Rect(200, 100, 50, 50)
    table.stage.setNeedsDisplay()
    table.settle()
    node.isHidden = true
    table.stage.setNeedsDisplay()
    table.settle()
    #expect(layouts.count == 4)
    #expect(layouts[1].nodes[1].enabled == false)
    #expect(layouts[2].nodes[1].frame[0] == 200)
    #expect(layouts[3].nodes.map(\.id) == ["back"])
  }
  @Test func noLayoutIsTracedDuringAShortAnimation() {
    table.settle()
    node.animate(to: Pose(offset: at(90, 0)), length: ms(200))
    let frames = table.settle()
    #expect(frames > 10)
    #expect(layouts.count == 2)
    #expect(layouts[1].nodes[1].frame == [190, 100, 50, 50])
  }
  @Test func duringALongAnimationTheLayoutIsTracedEachSecond() {
    table.settle()
    node.animate(to: Pose(offset: at(350, 0)), length: ms(3500), easing: .linear)
    table.settle()
    let places = layouts.map { ($0.nodes[1].frame[0] / 10).rounded() * 10 }
    #expect(places == [100, 200, 300, 400, 450])
  }
  @Test func keysTraceTheNewFocus() {
    table.key(.tab)
    table.key(.right)
    #expect(table.traced("focus", TraceFields.Focus.self).map(\.node) == ["back", "box"])
  }
  @Test func duringATouchEveryFrameIsTraced() {
    table.settle()
    node.recognizers = [
      DragRecognizer(onObject: true) { [node] update in
        if case .moved(let place) = update { node.setPose(Pose(offset: place - at(125, 125))) }
      }
    ]
    table.press(at: at(125, 125))
    for step in 1...10 {
      table.wait(16)
      table.move(to: at(125 + Double(step) * 12, 125))
      table.frame()
    }
    #expect(layouts.count == 10, "all but the first step, which is within the slop")
    #expect(layouts.last?.nodes[1].frame == [220, 100, 50, 50])
  }
  @Test func aHeldObjectIsTracedWithItsAngleScaleAndPointers() {
    table.settle()
    table.press(7, at: at(125, 125))
    node.holders = table.stage.pointers(over: node)
    node.setPose(Pose(scale: 2, rotation: .pi / 2))
    table.frame()
    let node = layouts.last?.nodes[1]
    #expect(node?.heldBy == [7] && node?.scale == 2)
    #expect(abs((node?.angle ?? 0) - 90) < 1e-9)
  }
  @Test func framesAreRoundedToAHundredth() {
    node.setPose(Pose(offset: at(1 / 3, 0)))
    table.settle()
    #expect(layouts.last?.nodes[1].frame == [100.33, 100, 50, 50])
  }
  @Test func gesturesAreTracedWithTheirNode() {
    node.recognizers = [
      TransformRecognizer { _ in }, DoubleTapRecognizer { _ in }, LongPressRecognizer { _ in },
      TapRecognizer { _ in },
    ]
    table.tap(at: at(125, 125))
    table.wait(100)
    table.tap(at: at(125, 125))
    table.wait(1000)
    table.press(at: at(125, 125))
    table.wait(500)
    table.lift()
    table.slide(from: at(125, 125), to: at(300, 125))
    table.lift()
    #expect(gestures == ["doubleTap box", "longPress box", "transform box"])
  }
  @Test func aTapThatWaitedForASecondOneIsTracedToo() {
    node.recognizers = [DoubleTapRecognizer { _ in }, TapRecognizer { _ in }]
    table.tap(at: at(125, 125))
    table.wait(1000)
    #expect(gestures == ["tap box"])
  }
  @Test func aDragIsTraced() {
    node.recognizers = [DragRecognizer { _ in }, TapRecognizer { _ in }]
    table.slide(from: at(125, 125), to: at(300, 125))
    #expect(gestures == ["drag box"])
  }
}
