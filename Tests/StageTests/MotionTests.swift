import Geometry
import Stage
import TestSupport
import Testing

@Suite struct MotionTests {
  private let node = TestNode("box", Rect(100, 100, 50, 50))
  private let table: TestStage

  init() { table = TestStage(TestScene("motion", [node])) }

  private var pose: Pose { node.pose(at: table.now) }

  @Test func aMotionEndsExactlyWhereItShould() {
    let goal = Pose(offset: at(30, -7), scale: 1.3, rotation: 2, opacity: 0.4)
    node.animate(to: goal, length: ms(200), easing: .settle)
    table.wait(200)
    #expect(pose == goal && node.restingPose == goal)
  }
  @Test func anInterruptedMotionContinuesFromWhereItIs() {
    var dice = Dice(seed: 21)
    for _ in 0..<500 {
      let before = pose
      node.animate(
        to: Pose(
          offset: at(dice.number(-99...99), dice.number(-99...99)), scale: dice.number(0.5...2),
          rotation: dice.number(-3...3), opacity: dice.number(0...1)),
        length: ms(dice.whole(100...300)), easing: [.linear, .smooth, .out][dice.whole(0...2)])
      #expect(pose.offset.distance(to: before.offset) < 1e-9)
      #expect(abs(pose.scale - before.scale) < 1e-9)
      #expect(abs(pose.rotation - before.rotation) < 1e-9)
      #expect(abs(pose.opacity - before.opacity) < 1e-9)
      table.wait(dice.whole(0...150))
    }
  }
  @Test func aDelayedMotionWaitsWhereItIs() {
    node.animate(to: Pose(offset: at(50, 0)), length: ms(100), easing: .linear, delay: ms(80))
    table.wait(79)
    #expect(pose.offset == .zero)
    #expect(node.isMoving(at: table.now), "otherwise no frame would be requested")
    table.wait(51)
    #expect(pose.offset == at(25, 0))
  }
  @Test func aMotionWithAStartEndsAtTheRestPose() {
    node.animate(from: Pose(offset: at(0, 200), opacity: 0), length: ms(100))
    #expect(pose == Pose(offset: at(0, 200), opacity: 0))
    table.wait(100)
    #expect(pose == .rest)
  }
  @Test func anOvershootKeepsTheOpacityValid() {
    node.setPose(Pose(opacity: 0))
    node.animate(to: .rest, length: ms(100), easing: .settle)
    for _ in 0..<100 {
      table.wait(1)
      #expect((0...1).contains(pose.opacity))
    }
  }
  @Test func reducedMotionFadesInsteadOfMoving() {
    table.stage.reducesMotion = true
    node.animate(to: Pose(offset: at(300, 0), scale: 2, opacity: 0), length: ms(200))
    #expect(pose == Pose(offset: at(300, 0), scale: 2, opacity: 1))
    table.wait(100)
    #expect(pose.offset == at(300, 0) && pose.opacity > 0 && pose.opacity < 1)
    table.wait(100)
    #expect(pose.opacity == 0)
    node.setPose(.rest)
    node.animate(from: Pose(offset: at(0, 99), rotation: 1, opacity: 0), length: ms(100))
    #expect(pose == Pose(opacity: 0))
  }
  @Test func theWindowFrameFollowsThePose() {
    node.setPose(Pose(offset: at(10, 0), scale: 2, rotation: .pi / 2))
    let box = node.windowFrame(at: .zero)
    #expect(abs(box.minX - 85) < 1e-9 && abs(box.minY - 75) < 1e-9 && abs(box.width - 100) < 1e-9)
  }
}

@Suite struct NodeTreeTests {
  @Test func aNodeHasOneParent() {
    let (a, b, child) = (Node("a"), Node("b"), Node("child"))
    a.add(child)
    b.add(child)
    #expect(a.children.isEmpty && child.parent === b)
  }
  @Test func removingAnotherNodesChildIsHarmless() {
    let (a, b, child) = (Node("a"), Node("b"), Node("child"))
    a.add(child)
    b.remove(child)
    #expect(child.parent === a && a.children.count == 1)
  }
  @Test func nodesAreFoundByTheirID() {
    let (a, b, child) = (Node("a"), Node("b"), Node("child"))
    a.add([b])
    b.add(child)
    #expect(a.node("child") === child && a.node("nobody") == nil)
  }
  @Test func hiddenAndTransparentTreesAreNotDrawn() {
    let parent = Node("parent")
    parent.add(TestNode("box", Rect(0, 0, 10, 10)))
    let table = TestStage(TestScene("tree", [parent]))
    let seen = table.frame()
    parent.isHidden = true
    let hidden = table.frame()
    #expect(hidden != seen)
    parent.isHidden = false
    parent.setPose(Pose(opacity: 0))
    #expect(table.frame() == hidden)
  }
  @Test func aClippingNodeClipsItsChildrenOnly() {
    let parent = TestNode("parent", Rect(10, 10, 100, 100))
    parent.clips = true
    parent.add(TestNode("child", Rect(50, 50, 100, 100)))
    let table = TestStage(TestScene("tree", [parent]))
    #expect(
      table.frame().split(separator: "\n").dropFirst(2) == [
        "shape r8 10,10 → 110,110", "clip 10,10 → 110,110", "shape r8 60,60 → 160,160",
        "clip off",
      ])
  }
}
