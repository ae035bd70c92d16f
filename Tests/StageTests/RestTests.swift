import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct RestTests {
  private let node = TestNode("box", Rect(0, 0, 100, 100))
  private let scene: TestScene
  private let table: TestStage

  init() {
    scene = TestScene("rest", [node])
    table = TestStage(scene)
  }

  @Test func aStillSceneAsksForNoFrame() {
    #expect(table.stage.nextFrame() == .immediately, "it has not been drawn yet")
    table.frame()
    #expect(table.stage.nextFrame() == .onInput)
    #expect(!table.stage.needsDisplay)
    table.wait(3_600_000)
    #expect(table.stage.nextFrame() == .onInput)
  }
  @Test func aMovingNodeAsksForFramesUntilItRests() {
    table.frame()
    node.animate(to: Pose(offset: at(50, 0)), length: ms(200))
    #expect(table.stage.nextFrame() == .immediately)
    table.frame()
    table.wait(199)
    #expect(table.stage.nextFrame() == .immediately)
    table.wait(1)
    #expect(table.stage.nextFrame() == .onInput)
  }
  @Test func nodesAndScenesCanAskForAFrameAtATime() {
    table.frame()
    node.wish = .at(ms(500))
    scene.wish = .at(ms(900))
    #expect(table.stage.nextFrame() == .at(ms(500)))
    node.isHidden = true
    #expect(table.stage.nextFrame() == .at(ms(900)), "it is hidden")
  }
  @Test func everyChangeAsksForOneFrame() {
    let changes: [(TestStage) -> Void] = [
      { $0.stage.setNeedsDisplay() },
      { $0.stage.backdropDidChange() },
      { $0.key(.tab) },
      { $0.tap(at: at(500, 400)) },
      { $0.stage.resize(to: Size(width: 700, height: 400), density: 1) },
      { [scene] in
        scene.root.add(Node("new"))
        _ = $0
      },
      { [node] in
        node.setPose(Pose(scale: 2))
        _ = $0
      },
    ]
    for (index, change) in changes.enumerated() {
      table.settle()
      change(table)
      #expect(table.stage.nextFrame() == .immediately, "\(index)")
      table.frame()
      #expect(table.stage.nextFrame() == .onInput, "\(index)")
    }
  }
  @Test func aWaitingGestureAsksForAFrameAtItsDeadline() {
    node.recognizers = [LongPressRecognizer { _ in }, TapRecognizer { _ in }]
    table.frame()
    table.wait(100)
    table.press(at: at(50, 50))
    table.frame()
    #expect(table.stage.nextFrame() == .at(ms(550)))
  }
}
