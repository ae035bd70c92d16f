import Geometry
import Stage
import TestSupport
import Testing

/// A simulation that runs by itself, whether it is drawn or not.
@Suite struct SimulationTests {
  private let scene = TestScene("world")
  private let table: TestStage

  init() {
    scene.isSimulating = true
    table = TestStage(scene)
    table.settle()
    table.wait(1)
    table.wait(5)
    scene.steps = 0
  }

  @Test(arguments: [10, 60, 120, 144]) func stepsAreTheSameAtAnyFrameRate(rate: Int) {
    for _ in 0..<(3 * rate) { table.wait(1000 / rate) }
    let seconds = Double(3 * rate * (1000 / rate)) / 1000
    #expect(abs(Double(scene.steps) - seconds * 60) <= 1)
  }
  @Test func plannedSleepIsMadeUpWithoutDrawing() {
    scene.wish = .at(table.now + ms(1000))
    #expect(table.stage.nextFrame() == scene.wish)
    table.wait(1000)
    #expect(scene.steps == 60)
    #expect(!table.stage.needsDisplay)
  }
  @Test func aStallIsNotMadeUp() {
    table.wait(60_000)
    #expect(scene.steps == 6)
  }
  @Test func theSimulationReachesAnEventsTimeBeforeTheEvent() {
    var stepsAtTouch = 0
    let node = TestNode("box", Rect(0, 0, 800, 480))
    scene.root.add(node)
    table.wait(50)
    table.press(at: at(9, 9))
    stepsAtTouch = scene.steps
    #expect(stepsAtTouch == 3)
  }
  @Test func aStoppedSimulationResumesWithoutMakingUpTime() {
    table.wait(40)
    scene.isSimulating = false
    table.wait(5000)
    scene.isSimulating = true
    table.wait(10)
    table.wait(10)
    #expect(scene.steps == 2)
  }
}
