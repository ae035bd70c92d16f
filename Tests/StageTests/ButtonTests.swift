import Geometry
import Input
import Stage
import TestSupport
import Testing

@testable import Drawing

/// A button with only an icon shows its name on a long press.
@Suite struct ButtonNameTests {
  private func table(showsText: Bool, _ tapped: @escaping () -> Void = {}) -> TestStage {
    let button = Button(
      "hint", label: "Hint", icon: "icon-hint", showsText: showsText, action: tapped)
    button.frame = Rect(100, 100, 160, 56)
    return TestStage(TestScene("scene", [button]))
  }
  private func name(_ table: TestStage) -> Node? { table.stage.overlay.node("name") }

  @Test func aFingerThatRestsOnAnIconShowsItsNameAndPressesNothing() {
    var taps = 0
    let table = table(showsText: false) { taps += 1 }
    table.press(at: at(180, 128))
    table.wait(400)
    #expect(name(table) == nil)
    table.wait(120)
    table.settle()
    #expect(name(table)?.label == "Hint")
    #expect(name(table).map { table.stage.bounds.contains($0.frame) } ?? false)
    #expect(name(table).map { !$0.frame.contains(at(180, 128)) } ?? false)
    table.lift()
    #expect(name(table) == nil && taps == 0, "who reads a name presses nothing")
    table.tap(at: at(180, 128))
    #expect(taps == 1, "the next tap acts")
  }
  @Test func aQuickTapShowsNoName() {
    let table = table(showsText: false)
    table.tap(at: at(180, 128))
    table.wait(600)
    #expect(name(table) == nil)
  }
  @Test func aButtonWithTextShowsNoSecondName() {
    let table = table(showsText: true)
    table.press(at: at(180, 128))
    table.wait(800)
    #expect(name(table) == nil)
  }
  @Test func theNameDisappearsWhenTheFingerSlidesOff() {
    var taps = 0
    let table = table(showsText: false) { taps += 1 }
    table.press(at: at(180, 128))
    table.wait(600)
    table.move(to: at(300, 300))
    table.lift()
    #expect(name(table) == nil && taps == 0)
  }
}

@Suite struct ButtonTests {
  private let button: Button
  private let other: Button
  private let table: TestStage
  private let heard = Heard()

  private final class Heard {
    var presses: [String] = []
  }

  init() {
    let heard = heard
    button = Button("play", label: "Play") { heard.presses.append("play") }
    other = Button("quit", label: "Quit") { heard.presses.append("quit") }
    button.frame = Rect(100, 100, 200, 56)
    other.frame = Rect(100, 300, 200, 56)
    table = TestStage(TestScene("buttons", [button, other]))
    table.settle()
  }

  @Test(arguments: [1, -1] as [Int64]) func aTapActsAndPlaysASound(pointer: Int64) {
    table.tap(pointer, at: at(200, 128))
    #expect(heard.presses == ["play"] && table.sounds == ["tap"])
  }
  @Test func aPressedButtonRisesAtOnce() {
    table.press(at: at(200, 128))
    #expect(table.stage.nextFrame() == .immediately)
    table.wait(150)
    #expect(button.pose(at: table.now).scale == 1.04 && button.lift(at: table.now) == 1)
    table.lift()
    table.wait(400)
    #expect(button.pose(at: table.now) == .rest && button.lift(at: table.now) == 0)
  }
  @Test func aButtonGoesBackWhenTheFingerSlidesAway() {
    table.slide(from: at(200, 128), to: at(200, 328))
    table.wait(400)
    #expect(button.pose(at: table.now) == .rest)
    table.lift()
    #expect(heard.presses.isEmpty, "neither this button nor the one where the finger ended")
  }
  @Test func twoFingersPressTwoButtons() {
    table.press(1, at: at(200, 128))
    table.press(2, at: at(200, 328))
    table.lift(2)
    table.lift(1)
    #expect(heard.presses == ["quit", "play"])
  }
  @Test func enterAndSpacePressTheFocusedButton() {
    table.key(.tab)
    table.key(.tab)
    table.key(.enter)
    table.key(.space)
    #expect(heard.presses == ["quit", "quit"])
  }
  @Test func disabledItDoesNothing() {
    table.key(.tab)
    button.isEnabled = false
    table.tap(at: at(200, 128))
    table.tap(-1, at: at(200, 128))
    table.key(.enter)
    #expect(button.activate() == false)
    #expect(heard.presses.isEmpty && table.sounds.isEmpty)
  }
  @Test func aButtonDisabledWhilePressedDoesNotAct() {
    table.press(at: at(200, 128))
    button.isEnabled = false
    table.lift()
    #expect(heard.presses.isEmpty)
    table.wait(400)
    #expect(button.pose(at: table.now) == .rest, "it does not stay raised")
  }
  @Test func aButtonsSizeGrowsWithItsText() {
    let narrow = button.fittingSize
    button.setLabel("Play the game once again")
    #expect(button.fittingSize.width > narrow.width + 100)
    #expect(narrow.height >= Theme.touch)
  }
}

/// Text that is wider than its button.
@Suite struct ButtonWordsTests {
  private let button = Button("guest", label: "Play as a guest", icon: "icon-guest", action: {})

  private func words(_ width: Double) -> Label? {
    button.frame = Rect(0, 0, width, 56)
    return button.children.lazy.compactMap { $0 as? Label }.first
  }

  @Test func longTextWrapsAndStaysWholeInsideTheButton() throws {
    let table = TestStage(TestScene("scene", [button]))
    button.frame = Rect(0, 0, 300, 56)
    #expect(button.fits(width: 300) && button.fits(width: 190) && !button.fits(width: 100))
    let label = try #require(words(190))
    #expect(button.bounds.contains(label.frame) && !label.isCut)
    #expect(label.shownTextSize >= 16 && label.shownSize().height > 30)
    #expect(try #require(words(300)).shownSize().height < 30)
    withExtendedLifetime(table) {}
  }
}

/// A primary button is visible on every background.
@Suite struct RimTests {
  private let palette = Palette(
    table: Color(0x1F6B4A), sheet: .white, ink: .black, tableInk: .white, accent: Color(0xB5382B),
    accentInk: .white)

  /// The shapes drawn with a border.
  private func drawn(_ button: Button, on below: Paper? = nil) -> [Shape] {
    button.frame = Rect(20, 20, 200, 56)
    below?.frame = Rect(0, 0, 300, 200)
    below?.add(button)
    let table = TestStage(TestScene("scene", [below ?? button]))
    return table.stage.draw { list in list.shapes.map(\.shape).filter { $0.border > 0 } }
  }
  private func button(_ kind: Button.Kind) -> Button {
    Button("play", label: "Play", kind: kind, palette: palette, action: {})
  }

  @Test func aPrimaryButtonOnADarkTableHasAWhiteRim() {
    let rims = drawn(button(.primary))
    #expect(rims.map(\.borderColor) == [Theme.sheet])
    #expect(Theme.sheet.contrast(with: palette.table) >= 3)
    #expect(Theme.sheet.contrast(with: palette.accent) >= 3)
  }
  @Test func onALightBackgroundItHasNoRim() {
    #expect(drawn(button(.primary), on: Paper(fill: .white)).isEmpty)
    #expect(!drawn(button(.primary), on: Paper(fill: Color(0x8A2A1F))).isEmpty)
  }
  @Test func aPlainButtonHasNoRim() { #expect(drawn(button(.plain)).isEmpty) }
}

/// The words of a high button.
@Suite struct HighButtonTests {
  private func words(_ kind: Button.Kind, _ size: Size) throws -> Rect {
    let button = Button("play", label: "Play", icon: "icon-play", kind: kind)
    let table = TestStage(TestScene("scene", [button]))
    button.frame = Rect(origin: .zero, size: size)
    defer { withExtendedLifetime(table) {} }
    return try #require(button.children.last?.frame)
  }

  @Test func theMainButtonsGrowWithItsHeight() throws {
    let low = try words(.primary, Size(width: 400, height: 56))
    let high = try words(.primary, Size(width: 400, height: 96))
    #expect(high.width > low.width * 1.3 && high.height > low.height * 1.3)
    let other = try words(.plain, Size(width: 400, height: 96))
    #expect(other.size == low.size)
  }

  @Test func theyNeverGrowBeyondItsWidth() throws {
    let narrow = try words(.primary, Size(width: 130, height: 96))
    #expect(narrow.maxX <= 130 && narrow.minX >= 0)
  }
}
