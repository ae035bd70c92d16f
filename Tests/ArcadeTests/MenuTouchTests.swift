import Geometry
import Stage
import TestSupport
import Testing

@testable import Arcade

@MainActor @Suite struct MenuTouchTests {
  private let movements: [PosterFront.Movement] = [
    .hop, .fly, .spin, .shuttle, .bounce, .slide, .tug, .wink,
  ]

  @Test func eachMovementBeginsAndEndsWhereTheDrawingRests() {
    let size = Size(width: 120, height: 100)
    for movement in movements {
      let rest = movement.rest ?? .rest
      for end in [0.0, 1] {
        let pose = movement.pose(after: end, size: size)
        let angle = pose.rotation.remainder(dividingBy: 2 * .pi)
        #expect(pose.offset.distance(to: rest.offset) < 1e-9, "\(movement)")
        #expect(abs(angle) < 1e-9 && pose.scale == 1 && pose.opacity == rest.opacity)
      }
    }
  }

  @Test func aTouchedDrawingMovesOnceAndThenNothingIsDrawn() {
    let node = ReactingNode(.spin, [])
    node.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let table = TestStage(TestScene("menu", [node]))
    table.settle()
    node.react()
    table.wait(280)
    #expect(node.pose(at: table.now).rotation > 1)
    node.react()
    table.settle()
    #expect(table.stage.nextFrame() == .onInput && node.pose(at: table.now) == .rest)
  }

  @Test func withReducedMotionATouchedDrawingKeepsStill() {
    let node = ReactingNode(.fly, [])
    let table = TestStage(TestScene("menu", [node]))
    table.settle()
    table.stage.reducesMotion = true
    node.react()
    #expect(!node.isMoving(at: table.now))
  }

  @Test func aTouchTurnsTheRaysOfTheSun() throws {
    let table = SceneHarness { MenuScene(context: $0) }
    table.pass(.seconds(2))
    let sun = try #require(
      table.stage.top.root.children.first { $0 is SunNode && $0.size.width > 0 })
    table.touch([sun.windowFrame(at: table.now).center])
    table.pass(.seconds(1))
    #expect(abs(sun.children[0].restingPose.rotation - .pi / 4) < 1e-9)
    #expect(table.stage.nextFrame() == .onInput, "and then it rests")
  }
}
