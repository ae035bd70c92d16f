import Geometry
import Input
import Stage
import TestSupport
import Testing

@testable import Drawing

@Suite struct SliderTests {
  /// Two sliders, one above the other, 532 points wide: their knobs travel 500 points.
  private let one: Slider
  private let two: Slider
  private let table: TestStage
  private let heard = Heard()

  private final class Heard {
    var values: [Double] = []
  }

  init() {
    let heard = heard
    one = Slider("one", label: "One", value: 0.5) { heard.values.append($0) }
    two = Slider("two", label: "Two", value: 0.5) { _ in }
    one.frame = Rect(100, 50, 532, 80)
    two.frame = Rect(100, 250, 532, 80)
    table = TestStage(TestScene("sliders", [one, two]))
    table.settle()
  }

  /// Where a slider's knob is at a value.
  private func place(_ slider: Slider, _ value: Double) -> Point {
    at(116 + 500 * value, slider.frame.maxY - 16)
  }

  @Test func inHighContrastPaleDiscsHaveAnOutline() {
    let row = Slider(
      "notes", label: "Notes", value: 0.7, look: .signs("icon-music", count: 10)
    ) { _ in }
    row.frame = Rect(100, 350, 532, 96)
    let table = TestStage(TestScene("notes", [row]))
    func outlines() -> Int {
      var list = DrawList()
      row.draw(into: &list, at: .zero)
      return list.shapes.count { $0.shape.border > 0 }
    }
    #expect(outlines() == 0)
    table.stage.isHighContrast = true
    #expect(outlines() == 3)
  }

  @Test(arguments: [1, -1] as [Int64]) func aTapSetsTheValueAtItsPlace(pointer: Int64) {
    table.tap(pointer, at: place(one, 0.2))
    #expect(one.value == 0.2 && heard.values == [0.2])
    table.tap(pointer, at: at(101, 110))
    #expect(one.value == 0)
    table.tap(pointer, at: at(630, 60))
    #expect(one.value == 1, "the whole row reacts, not only the track")
  }
  @Test(arguments: [1, -1] as [Int64]) func theContentFollowsTheFinger(pointer: Int64) {
    table.slide(pointer, from: place(one, 0.5), to: place(one, 0.75))
    #expect(one.value == 0.75)
    table.move(pointer, to: place(one, 3) + at(0, 200))
    #expect(one.value == 1, "even beyond its end")
    table.move(pointer, to: place(one, 0.31))
    table.lift(pointer)
    #expect(one.value == 0.31)
    #expect(heard.values.last == 0.31)
  }
  @Test func twoFingersMoveTwoSlidersAtOnce() {
    table.press(1, at: place(one, 0.5))
    table.press(2, at: place(two, 0.5))
    for step in 1...10 {
      table.wait(16)
      let part = Double(step) * 0.04
      table.move(1, to: place(one, 0.5 + part))
      table.move(2, to: place(two, 0.5 - part))
    }
    #expect(one.value == 0.9 && two.value == 0.1)
    table.lift(1)
    table.move(2, to: place(two, 0.2))
    #expect(one.value == 0.9 && two.value == 0.2)
  }
  @Test func theTouchedDiscIsTheLastColouredOneAndEachSounds() {
    let row = Slider("notes", label: "Notes", value: 0, look: .signs("note", count: 10)) { _ in }
    row.sound = .toggle
    row.frame = Rect(0, 0, 500, row.fittingHeight)
    let table = TestStage(TestScene("notes", [row]))
    table.settle()
    table.tap(1, at: at(275, 80))
    #expect(row.value == 0.6 && table.sounds.count == 1)
    table.tap(1, at: at(280, 80))
    #expect(row.value == 0.6 && table.sounds.count == 1, "the same disc is silent")
    table.slide(1, from: at(275, 80), to: at(2, 80))
    #expect(row.value == 0 && table.sounds.count > 1)
    table.lift(1)
  }
  @Test func keysChangeTheValueByATwentieth() {
    table.key(.tab)
    table.key(.right)
    #expect(one.value == 0.55)
    table.key(.left)
    table.key(.left)
    #expect(one.value == 0.45)
    table.key(.home)
    table.key(.left)
    #expect(one.value == 0)
    table.key(.end)
    #expect(one.value == 1)
    #expect(heard.values == [0.55, 0.5, 0.45, 0, 1])
  }
  @Test func theWheelChangesTheSliderUnderTheMouse() {
    table.wheel(at: place(two, 0.1), up: 1)
    #expect(two.value == 0.55 && one.value == 0.5)
    table.wheel(at: place(two, 0.1), up: -1)
    table.wheel(at: place(two, 0.1), up: -1)
    #expect(two.value == 0.45)
    table.wheel(at: at(20, 20), up: 1)
    #expect(two.value == 0.45 && one.value == 0.5)
  }
  @Test func aSidewaysWheelChangesTheValueInItsDirection() {
    table.wheel(at: place(one, 0.1), right: 1)
    #expect(one.value == 0.55)
    table.wheel(at: place(one, 0.1), right: -1)
    #expect(one.value == 0.5)
    table.wheel(at: place(one, 0.1))
    #expect(one.value == 0.5, "no movement at all")
  }
  @Test func disabledItDoesNothing() {
    table.key(.tab)
    one.isEnabled = false
    table.tap(at: place(one, 0.2))
    table.slide(2, from: place(one, 0.5), to: place(one, 0.9))
    table.lift(2)
    table.wheel(at: place(one, 0.5), up: 1)
    table.key(.right)
    #expect(one.value == 0.5 && heard.values.isEmpty)
  }
  @Test func valuesAreWholePercents() {
    var dice = Dice(seed: 22)
    for _ in 0..<300 {
      table.tap(at: at(dice.number(101...631), 110))
      #expect((0...1).contains(one.value))
      #expect(abs(one.value * 100 - (one.value * 100).rounded()) < 1e-9)
    }
    #expect(one.traceValue == one.value)
  }
  @Test func theSecondaryButtonDoesNothing() {
    table.press(-1, at: place(one, 0.2), button: .secondary)
    table.lift(-1)
    #expect(one.value == 0.5)
  }
}
