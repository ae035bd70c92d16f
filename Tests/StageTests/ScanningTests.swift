import Geometry
import Input
import Stage
import TestSupport
import Testing

/// The focus goes over the screen for somebody who has one or two switches.
@MainActor @Suite struct ScanningTests {
  private func nodes(_ count: Int, perRow: Int = 4) -> [TestNode] {
    (0..<count).map {
      TestNode(
        "\($0)",
        Rect(Double($0 % perRow) * 120 + 20, Double($0 / perRow) * 100 + 20, 80, 60))
    }
  }

  private func table(_ nodes: [Node], _ mode: Scanning.Mode) -> TestStage {
    let table = TestStage(TestScene("a", nodes))
    table.stage.scanning = Scanning(mode: mode, interval: .seconds(1))
    return table
  }

  private func focused(_ table: TestStage) -> [String] {
    let focus = table.traced("focus", TraceFields.Focus.self).last
    return focus?.row ?? [focus?.node].compactMap { $0 }
  }

  @Test func theFocusMovesByItselfAndASwitchChooses() {
    let nodes = nodes(3)
    let table = table(nodes, .automatic)
    var seen: [[String]] = []
    for _ in 0..<4 {
      table.wait(1000)
      seen.append(focused(table))
    }
    #expect(seen == [["0"], ["1"], ["2"], ["0"]])
    table.wait(1000)
    table.key(.space)
    #expect(nodes.map(\.log) == [[], ["activated"], []])
    table.wait(900)
    #expect(focused(table) == ["1"], "the interval begins anew")
  }

  @Test func aRowIsChosenFirstWhereThereAreMany() {
    let nodes = nodes(12)
    let table = table(nodes, .automatic)
    table.wait(1000)
    #expect(focused(table) == ["0", "1", "2", "3"])
    table.wait(1000)
    #expect(focused(table) == ["4", "5", "6", "7"])
    table.key(.enter)
    #expect(focused(table) == ["4"])
    table.wait(1000)
    table.key(.enter)
    #expect(nodes[5].log == ["activated"])
    for _ in 0..<3 { table.wait(1000) }
    #expect(focused(table) == ["4", "5", "6", "7"], "after the row it is back among rows")
  }

  @Test func afterThreePassesItWaitsForASwitch() {
    let nodes = nodes(2)
    let table = table(nodes, .automatic)
    for _ in 0..<6 { table.wait(1000) }
    #expect(table.stage.showsFocus)
    table.wait(1000)
    #expect(table.stage.nextFrame() != .immediately || table.settle() < 100)
    table.key(.space)
    #expect(focused(table) == ["0"])
    #expect(nodes.allSatisfy { $0.log.isEmpty }, "the first press only shows where the focus is")
  }

  @Test func oneSwitchMovesAndAPauseChooses() {
    let nodes = nodes(3)
    let table = table(nodes, .oneSwitch)
    table.wait(5000)
    #expect(focused(table).isEmpty, "nothing moves by itself")
    table.key(.space)
    table.wait(300)
    table.key(.space)
    #expect(focused(table) == ["1"])
    table.wait(999)
    #expect(nodes[1].log.isEmpty)
    table.wait(1)
    #expect(nodes[1].log == ["activated"])
    table.wait(5000)
    #expect(nodes[1].log == ["activated"], "once")
  }

  @Test func pausesChooseARowAndThenItsFirst() {
    let nodes = nodes(12)
    let table = table(nodes, .oneSwitch)
    for _ in 0..<2 { table.key(.space) }
    for _ in 0..<2 { table.wait(1000) }
    #expect(nodes[4].log == ["activated"])
  }

  @Test func twoSwitchesNeedNoTime() {
    let nodes = nodes(3)
    let table = table(nodes, .twoSwitches)
    for _ in 0..<3 { table.key(.space) }
    table.wait(60_000)
    #expect(nodes.allSatisfy { $0.log.isEmpty })
    table.key(.enter)
    #expect(nodes[2].log == ["activated"])
  }

  @Test func aSwitchThatIsHeldCountsOnce() {
    let nodes = nodes(3)
    let table = table(nodes, .twoSwitches)
    table.key(.space)
    for _ in 0..<5 { table.key(.space, isRepeat: true) }
    #expect(focused(table) == ["0"])
  }

  @Test func theKeysOfANodeAreButtonsUntilTheLastIsChosen() {
    let slider = Slider("slider", label: "Slider", value: 0.5) { _ in }
    slider.frame = Rect(20, 20, 300, 80)
    let table = table([slider] + nodes(1), .twoSwitches)
    table.key(.space)
    table.key(.enter)
    #expect(focused(table) == ["action.left"])
    table.key(.space)
    for _ in 0..<2 { table.key(.enter) }
    #expect(slider.value == 0.6)
    #expect(focused(table) == ["action.right"], "it stays, for the next press")
    table.key(.space)
    #expect(focused(table) == ["action.done"])
    table.key(.enter)
    #expect(table.stage.overlay.node("action.left") == nil)
    table.key(.space)
    #expect(focused(table) == ["slider"])
  }

  @Test func anotherSceneIsScannedFromItsBeginning() {
    let table = table(nodes(3), .twoSwitches)
    for _ in 0..<2 { table.key(.space) }
    table.stage.perform(.push(TestScene("b", [TestNode("x", Rect(20, 20, 80, 60))])))
    table.stage.applyPending()
    table.settle()
    table.key(.space)
    #expect(focused(table) == ["x"])
  }

  @Test func otherKeysAndFingersStillDoWhatTheyDo() {
    let nodes = nodes(3)
    let table = table(nodes, .twoSwitches)
    table.tap(at: at(60, 50))
    #expect(nodes[0].log == ["down", "up", "tap"])
    table.key(.tab)
    table.key(.tab)
    #expect(focused(table) == ["1"])
  }

  @Test func itCanBeSetBeforeThereIsAScene() {
    let table = TestStage { _ in }
    table.stage.scanning = Scanning(mode: .automatic, interval: .seconds(1))
    table.wait(1000)
    table.stage.resize(to: Size(width: 800, height: 480), density: 1)
    table.stage.begin(with: TestScene("a", nodes(3)))
    for _ in 0..<2 { table.wait(1000) }
    #expect(focused(table) == ["0"])
  }

  @Test func aFieldIsFilledWithTheKeyboardOnTheScreen() {
    let field = TextField("name", label: "Name", placeholder: "Name") { _ in }
    field.frame = Rect(100, 20, 300, 56)
    let table = table([field] + nodes(1), .twoSwitches)
    table.key(.space)
    table.key(.enter)
    table.settle()
    #expect(table.stage.isKeyboardOpen)
    for letter in ["a", "b"] {
      for _ in 0..<60 where focused(table) != ["key." + letter] {
        table.key(focused(table).contains("key." + letter) ? .enter : .space)
      }
      #expect(focused(table) == ["key." + letter])
      table.key(.enter)
      table.wait(600)
    }
    #expect(field.text.lowercased() == "ab")
  }
}
