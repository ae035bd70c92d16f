import Geometry
import Stage
import TestSupport
import Testing

@Suite struct HitTests {
  /// Taps a place and returns which nodes were hit.
  private func hit(_ nodes: [TestNode], at place: Point) -> [String] {
    hit(nodes, in: TestScene("hit", nodes), at: place)
  }
  private func hit(_ nodes: [TestNode], in scene: TestScene, at place: Point) -> [String] {
    TestStage(scene).tap(at: place)
    defer { for node in nodes { node.log = [] } }
    return nodes.filter { $0.log.contains("tap") }.map(\.id)
  }

  @Test func theFrontmostNodeIsHit() {
    let back = TestNode("back", Rect(0, 0, 200, 200))
    let front = TestNode("front", Rect(100, 100, 200, 200))
    #expect(hit([back, front], at: at(150, 150)) == ["front"])
    #expect(hit([back, front], at: at(50, 50)) == ["back"])
    #expect(hit([back, front], at: at(50, 250)) == [])
    let scene = TestScene("hit", [back, front])
    scene.root.bringToFront(back)
    #expect(hit([back, front], in: scene, at: at(150, 150)) == ["back"])
  }
  @Test func aTurnedNodeIsHitWhereItIsDrawn() {
    let bar = TestNode("bar", Rect(100, 190, 200, 60))
    #expect(hit([bar], at: at(110, 220)) == ["bar"])
    bar.setPose(Pose(rotation: .pi / 2))
    #expect(hit([bar], at: at(110, 220)) == [])
    #expect(hit([bar], at: at(200, 130)) == ["bar"])
  }
  @Test func aScaledNodeIsHitAsLargeAsItIsDrawn() {
    let box = TestNode("box", Rect(200, 200, 60, 60))
    #expect(hit([box], at: at(190, 230)) == [])
    box.setPose(Pose(offset: at(50, 0), scale: 2))
    #expect(hit([box], at: at(225, 230)) == ["box"])
    #expect(hit([box], at: at(205, 230)) == [])
  }
  @Test func rotationsAndScalesOfParentsApplyToHits() {
    var dice = Dice(seed: 20)
    for _ in 0..<300 {
      let parent = Node("parent")
      parent.frame = Rect(100, 50, 400, 300)
      parent.setPose(Pose(scale: dice.number(0.6...1.5), rotation: dice.number(-4...4)))
      let child = TestNode("child", Rect(dice.number(0...300), 100, 80, 60))
      child.setPose(Pose(scale: dice.number(0.9...1.5), rotation: dice.number(-4...4)))
      parent.add(child)
      let scene = TestScene("hit", [parent])
      let map = child.windowTransform(at: .zero)
      let (inside, outside) = (map(at(75, 55)), map(at(86, 30)))
      #expect(hit([child], in: scene, at: inside) == ["child"])
      #expect(hit([child], in: scene, at: outside) == [])
    }
  }
  @Test func partsOutsideAClipAreNotHit() {
    let window = Node("window")
    window.frame = Rect(100, 100, 100, 100)
    let inner = TestNode("inner", Rect(50, 0, 100, 100))
    window.add(inner)
    #expect(hit([inner], in: TestScene("hit", [window]), at: at(220, 150)) == ["inner"])
    window.clips = true
    #expect(hit([inner], in: TestScene("hit", [window]), at: at(220, 150)) == [])
    #expect(hit([inner], in: TestScene("hit", [window]), at: at(180, 150)) == ["inner"])
  }
  @Test func hiddenAndTransparentNodesAreNotHit() {
    let back = TestNode("back", Rect(0, 0, 200, 200))
    let front = TestNode("front", Rect(0, 0, 200, 200))
    front.isHidden = true
    #expect(hit([back, front], at: at(50, 50)) == ["back"])
    front.isHidden = false
    front.setPose(Pose(opacity: 0.02))
    #expect(hit([back, front], at: at(50, 50)) == ["back"])
    front.setPose(Pose(opacity: 0.5))
    #expect(hit([back, front], at: at(50, 50)) == ["front"])
  }
  @Test func aSmallNodeIsHitInAFingertipsWidth() {
    let dot = TestNode("dot", Rect(200, 200, 10, 100))
    #expect(hit([dot], at: at(182, 250)) == ["dot"])
    #expect(hit([dot], at: at(228, 250)) == ["dot"])
    #expect(hit([dot], at: at(180, 250)) == [])
    #expect(hit([dot], at: at(205, 198)) == [], "it is high enough already")
  }
  @Test func aNodeWithoutRecognizersLeavesTouchesToItsParent() {
    let parent = TestNode("parent", Rect(0, 0, 200, 200))
    parent.add(TestNode("label", Rect(20, 20, 100, 100), taps: false))
    #expect(hit([parent], at: at(50, 50)) == ["parent"])
  }
  @Test func aDisabledNodeDoesNothing() {
    let button = TestNode("button", Rect(0, 0, 200, 200))
    button.isEnabled = false
    #expect(hit([button], at: at(50, 50)) == [])
  }
}
