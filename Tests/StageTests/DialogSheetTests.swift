import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct DialogSheetTests {
  private final class Fixture {
    var pressed: [String] = []
    let sheet: DialogSheet
    let table: TestStage

    init(_ words: Int, buttons labels: [String] = ["Yes", "No"], size: Size) {
      var press: (String) -> Void = { _ in }
      sheet = DialogSheet(
        title: "Title", text: Array(repeating: "word", count: words).joined(separator: " "),
        buttons: labels.map { label in Button(label, label: label, action: { press(label) }) })
      table = TestStage(TestScene("dialog", isOpaque: true, [sheet]), size: size)
      sheet.place(in: table.stage.bounds)
      press = { [unowned self] in pressed.append($0) }
    }
  }

  @Test func aDialogGrowsIntoTheMiddleWithin400Milliseconds() {
    let it = Fixture(10, size: Size(width: 800, height: 480))
    it.sheet.appear()
    let small = it.sheet.windowFrame(at: it.table.now).width
    #expect(abs(small - 1.3 * it.sheet.size.width) < 1e-9)
    it.table.wait(400)
    let frame = it.sheet.windowFrame(at: it.table.now)
    #expect(frame.size == it.sheet.size && frame.center == at(400, 240))
    it.table.settle()
    #expect(it.table.stage.nextFrame() == .onInput && it.table.sounds == ["open"])
    it.table.key(.enter)
    #expect(it.pressed == ["Yes"], "the first button has the focus")
  }
  @Test func aDialogWithoutButtonsEndsBelowItsText() {
    func height(_ labels: [String]) -> Double {
      Fixture(10, buttons: labels, size: Size(width: 800, height: 480)).sheet.size.height
    }
    let button = Button("Yes", label: "Yes").fittingSize.height
    #expect(height([]) == height(["Yes"]) - button)
  }
  @Test func aCrestStandsOnTheUpperEdgeWhereThereIsRoom() {
    for (height, isShown) in [(800.0, true), (320, false)] {
      let it = Fixture(10, size: Size(width: 800, height: height))
      let crest = Node("crest")
      it.sheet.crest = crest
      it.sheet.place(in: it.table.stage.bounds)
      #expect(crest.isHidden != isShown)
      let frame = crest.windowFrame(at: it.table.now)
      if isShown {
        #expect(frame.minY >= 0 && frame.midY == it.sheet.frame.minY)
        #expect(frame.midX == it.sheet.frame.midX)
      }
    }
  }
  @Test func inALowWindowAFigureLeavesItsPlaceToButtonsThatNeedIt() {
    let (short, long) = (["Yes", "No"], ["Play once more", "Scan a code", "Back"])
    for (labels, height, isShown) in [(short, 480.0, true), (long, 480, false), (long, 800, true)] {
      let it = Fixture(5, buttons: labels, size: Size(width: 800, height: height))
      let figure = Node("figure")
      it.sheet.figure = figure
      it.sheet.place(in: it.table.stage.bounds)
      #expect(figure.isHidden != isShown, "\(labels) \(height)")
      let rows = Set(it.sheet.buttons.map(\.frame.minY))
      #expect(height > 480 || rows.count == 1)
    }
  }
  @Test func inEveryWindowADialogFitsAndItsButtonsCanBePressed() {
    var dice = Dice(seed: 70)
    for _ in 0..<200 {
      let size = Size(width: dice.number(480...1200), height: dice.number(480...1000))
      let labels = (0..<dice.whole(1...3)).map {
        "\($0)" + String(repeating: "m", count: dice.whole(1...16))
      }
      let it = Fixture(dice.whole(1...300), buttons: labels, size: size)
      it.table.frame()
      let window = it.table.stage.bounds
      #expect(window.contains(it.sheet.frame))
      for (index, button) in it.sheet.buttons.enumerated() {
        #expect(it.sheet.bounds.contains(button.frame))
        #expect(button.size.shortSide >= 48)
        for other in it.sheet.buttons[(index + 1)...] {
          #expect(!button.frame.intersects(other.frame))
        }
        it.table.tap(at: button.windowFrame(at: it.table.now).center)
        #expect(it.pressed.last == labels[index])
      }
    }
  }
  @Test func fourButtonsThatFitNoLineLieInTwo() {
    let labels = (1...4).map { "Helping \($0)" }
    let it = Fixture(10, buttons: labels, size: Size(width: 480, height: 480))
    let frames = it.sheet.buttons.map(\.frame)
    #expect(frames[0].minY == frames[1].minY && frames[2].minY == frames[3].minY)
    #expect(frames[0].maxY < frames[2].minY && frames[0].maxX < frames[1].minX)
    #expect(Set(frames.map(\.size)).count == 1)
    let three = Fixture(10, buttons: Array(labels.prefix(3)), size: Size(width: 480, height: 480))
    #expect(Set(three.sheet.buttons.map(\.frame.minX)).count == 1, "no line has a gap")
  }
  @Test func inALowWindowTheContentScrolls() throws {
    let it = Fixture(400, size: Size(width: 800, height: 480))
    let scroll = try #require(it.sheet.children.first as? ScrollNode)
    #expect(scroll.canScroll)
    it.table.key(.end)
    it.table.settle()
    let text = try #require(scroll.content.children.last)
    let box = text.windowFrame(at: it.table.now)
    #expect(box.maxY <= scroll.windowFrame(at: it.table.now).maxY, "the end can be read")
    #expect(box.maxY > it.sheet.frame.minY + 100)
    let short = Fixture(20, size: Size(width: 800, height: 480))
    #expect(try !#require(short.sheet.children.first as? ScrollNode).canScroll)
  }
}
