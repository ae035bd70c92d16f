import Drawing
import Geometry
import Input
import TestSupport
import Testing

@testable import Stage

/// The focus by itself, in trees without a stage.
@Suite struct FocusRingTests {
  private let root = Node("root")
  private let nodes = (0..<3).map { TestNode("\($0)", Rect(Double($0) * 100, 0, 80, 60)) }

  init() { root.add(nodes) }

  @Test func onlyAVisibleEnabledNodeOfTheTreeCanAct() {
    var ring = FocusRing()
    ring.node = nodes[1]
    #expect(ring.acting(under: root) === nodes[1])
    #expect(ring.acting(under: Node("another")) == nil)
    nodes[1].isEnabled = false
    #expect(ring.acting(under: root) == nil)
    nodes[1].isEnabled = true
    root.isHidden = true
    #expect(ring.acting(under: root) == nil)
  }

  @Test func aRemovedNodeHasNoFocus() {
    var ring = FocusRing()
    do {
      let gone = TestNode("gone", .zero)
      root.add(gone)
      ring.node = gone
      root.remove(gone)
    }
    #expect(ring.node == nil && ring.acting(under: root) == nil)
  }

  @Test func theFirstKeyOnlyShowsTheFocus() {
    var ring = FocusRing()
    #expect(ring.node(by: 1, in: nodes, isStart: false) === nodes[0])
    #expect(ring.node(by: -1, in: nodes, isStart: false) === nodes[2])
    ring.node = nodes[1]
    #expect(ring.node(by: 1, in: nodes, isStart: false) === nodes[1])
    #expect(ring.node(toward: .right, in: nodes, isStart: false, at: .zero) === nodes[1])
  }

  @Test func tabWrapsAround() {
    var ring = FocusRing()
    ring.node = nodes[2]
    #expect(ring.node(by: 1, in: nodes, isStart: true) === nodes[0])
    ring.node = nodes[0]
    #expect(ring.node(by: -1, in: nodes, isStart: true) === nodes[2])
    #expect(ring.node(by: 1, in: [], isStart: true) == nil)
  }

  @Test func arrowsMoveToTheNearestInTheirDirectionOrStay() {
    var ring = FocusRing()
    ring.node = nodes[0]
    #expect(ring.node(toward: .right, in: nodes, isStart: true, at: .zero) === nodes[1])
    #expect(ring.node(toward: .left, in: nodes, isStart: true, at: .zero) == nil)
    #expect(ring.node(toward: .up, in: nodes, isStart: true, at: .zero) == nil)
  }

  @Test func theFocusRingIsDrawnOnceKeysAreUsed() {
    var ring = FocusRing()
    ring.node = nodes[1]
    var list = DrawList()
    ring.draw(into: &list, at: .zero)
    #expect(list.description.isEmpty)
    ring.isShown = true
    ring.draw(into: &list, at: .zero)
    #expect(list.description.contains("shape r12 95,-5 → 185,65"))
  }
}
