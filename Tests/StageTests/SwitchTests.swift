import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct SwitchTests {
  private let toggle: Switch
  private let table: TestStage
  private let heard = Heard()

  private final class Heard {
    var values: [Bool] = []
  }

  init() {
    let heard = heard
    toggle = Switch("music", label: "Music", isOn: false) { heard.values.append($0) }
    toggle.frame = Rect(100, 100, 400, 56)
    table = TestStage(TestScene("switch", [toggle]))
    table.settle()
  }

  @Test(arguments: [1, -1] as [Int64]) func theWholeRowTogglesTheSwitch(pointer: Int64) {
    table.tap(pointer, at: at(110, 110))
    #expect(toggle.isOn && toggle.traceValue == 1)
    table.tap(pointer, at: at(480, 150))
    #expect(!toggle.isOn && toggle.traceValue == 0)
    #expect(heard.values == [true, false])
    #expect(table.sounds == ["switch", "switch"])
  }
  @Test func arrowKeysSetTheSwitchToTheirSide() {
    table.key(.tab)
    table.key(.enter)
    #expect(toggle.isOn)
    table.key(.right)
    #expect(heard.values == [true], "it is on already")
    table.key(.left)
    table.key(.space)
    #expect(heard.values == [true, false, true])
  }
  @Test func aFingerThatSlidesAwayDoesNotToggle() {
    table.slide(from: at(150, 120), to: at(400, 120))
    table.lift()
    #expect(!toggle.isOn && heard.values.isEmpty)
  }
  @Test func showingAValueNotifiesNobody() {
    toggle.show(true)
    #expect(toggle.isOn && heard.values.isEmpty && table.sounds.isEmpty)
    #expect(table.stage.nextFrame() == .immediately, "its knob slides")
    #expect(table.settle() > 3)
    #expect(table.stage.nextFrame() == .onInput)
  }
  @Test func disabledItDoesNothing() {
    table.key(.tab)
    toggle.isEnabled = false
    table.tap(at: at(110, 110))
    table.key(.enter)
    table.key(.right)
    table.wheel(at: at(110, 110), up: 1)
    #expect(toggle.activate() == false)
    #expect(!toggle.isOn && heard.values.isEmpty)
  }
}
