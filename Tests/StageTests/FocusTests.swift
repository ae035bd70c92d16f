import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct FocusTests {
  /// Three rows of three buttons, named by row and column.
  private let nodes: [TestNode]
  private let scene: TestScene
  private let table: TestStage

  init() {
    nodes = (0..<9).map { index in
      TestNode(
        "\(index / 3)\(index % 3)",
        Rect(Double(index % 3) * 150, Double(index / 3) * 100, 100, 60))
    }
    scene = TestScene("focus", nodes)
    table = TestStage(scene)
  }

  /// Presses Enter and returns which node acted.
  private var acting: String {
    table.key(.enter)
    defer { for node in nodes { node.log = [] } }
    return nodes.filter { $0.log == ["activated"] }.map(\.id).joined()
  }

  @Test func tabGoesThroughNodesInOrderAndShiftTabBack() {
    var order: [String] = []
    for _ in 0..<10 {
      table.key(.tab)
      order.append(acting)
    }
    #expect(order == ["00", "01", "02", "10", "11", "12", "20", "21", "22", "00"])
    table.key(.tab, .shift)
    #expect(acting == "22")
  }
  @Test func shiftTabStartsAtTheEnd() {
    table.key(.tab, .shift)
    #expect(acting == "22")
  }
  @Test func arrowsMoveToTheNearestInTheirDirection() {
    table.key(.down)
    #expect(acting == "00", "the first key only shows the ring")
    let ways: [(Key, String)] = [
      (.right, "01"), (.down, "11"), (.left, "10"), (.left, "10"), (.up, "00"), (.up, "00"),
      (.down, "10"), (.down, "20"), (.right, "21"), (.right, "22"), (.up, "12"),
    ]
    for (key, expected) in ways {
      table.key(key)
      #expect(acting == expected)
    }
  }
  @Test func nodesThatCannotActAreSkipped() {
    nodes[1].isEnabled = false
    nodes[2].isHidden = true
    nodes[3].isFocusable = false
    table.key(.tab)
    table.key(.tab)
    #expect(acting == "11")
    table.key(.tab, .shift)
    table.key(.right)
    #expect(acting == "11", "nothing else lies to the right")
  }
  @Test func spaceActsToo() {
    table.key(.tab)
    table.key(.space)
    #expect(nodes[0].log == ["activated"])
  }
  @Test func aKeyHeldDownActsOnce() {
    table.key(.tab)
    table.key(.enter)
    for _ in 0..<5 { table.key(.enter, isRepeat: true) }
    table.key(.escape)
    table.key(.escape, isRepeat: true)
    #expect(nodes[0].log == ["activated"])
    #expect(scene.log.filter { $0 == "back" }.count == 1)
  }
  @Test func releasingAKeyDoesNothing() {
    table.key(.tab)
    table.stage.receive(.key(KeyEvent(.enter, phase: .released, time: table.now)))
    #expect(nodes[0].log == [])
  }
  @Test func keysGoToTheFocusedNodeFirstAndThenToTheScene() {
    scene.keys = [.left, .right]
    nodes[0].keys = [.right]
    table.key(.tab)
    table.key(.right)
    table.key(.left)
    #expect(nodes[0].log == ["key right"])
    #expect(scene.log.last == "key left")
  }
  @Test func aDisabledNodeGetsNoKeys() {
    nodes[0].keys = [.right]
    table.key(.tab)
    nodes[0].isEnabled = false
    table.key(.right)
    table.key(.enter)
    #expect(nodes[0].log == [])
  }
  @Test func aNodeThatLeftTheScreenGetsNoKeys() {
    nodes[0].keys = [.right]
    table.key(.tab)
    scene.root.remove(nodes[0])
    table.key(.right)
    table.key(.enter)
    #expect(nodes[0].log == [])
  }
  @Test func aTouchHidesTheFocusRing() {
    table.settle()
    let without = table.frame()
    table.key(.tab)
    #expect(table.frame() != without)
    table.tap(at: at(700, 400))
    #expect(table.frame() == without)
  }
  @Test func aFocusThatWasSetActsBeforeItIsShown() {
    table.stage.setFocus(nodes[4])
    #expect(acting == "11")
    table.key(.tab)
    #expect(acting == "11", "the first Tab shows where the focus is")
    table.key(.tab)
    #expect(acting == "12")
  }
  @Test func aControllerMovesTheFocusLikeKeys() {
    func press(_ button: ControllerEvent.Button) {
      table.stage.receive(.controller(ControllerEvent(button, time: table.now)))
    }
    press(.dpadRight)
    press(.dpadRight)
    press(.dpadDown)
    press(.confirm)
    #expect(nodes[4].log == ["activated"])
    press(.shoulderRight)
    press(.confirm)
    #expect(nodes[5].log == ["activated"])
    press(.cancel)
    #expect(scene.log.last == "back")
  }

  @Test func aHeldButtonOfAControllerRepeatsUntilItIsReleasedOrTheSceneChanges() {
    scene.keys = [.turnLeft]
    func turns() -> Int { scene.log.count { $0 == "key turnLeft" } }
    func send(_ phase: ControllerEvent.Phase) {
      table.stage.receive(.controller(ControllerEvent(.turnLeft, phase: phase, time: table.now)))
    }
    send(.pressed)
    table.wait(590)
    #expect(turns() == 1)
    table.wait(20)
    table.wait(80)
    #expect(turns() == 3)
    table.wait(2000)
    #expect(turns() == 4, "a stall repeats once")
    send(.released)
    table.wait(1000)
    table.settle()
    #expect(turns() == 4 && table.stage.nextFrame() == .onInput)
    send(.pressed)
    table.stage.windowLostFocus()
    table.wait(1000)
    #expect(turns() == 5)
  }
  @Test func theStageKnowsWhatWasUsedLast() {
    table.tap(at: at(700, 400))
    #expect(table.stage.device == .touch)
    table.tap(-1, at: at(700, 400))
    #expect(table.stage.device == .mouse)
    table.key(.tab)
    #expect(table.stage.device == .keyboard)
    table.stage.receive(.controller(ControllerEvent(.shoulderRight, time: table.now)))
    #expect(table.stage.device == .controller)
  }
}
