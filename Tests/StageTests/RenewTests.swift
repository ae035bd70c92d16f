import Drawing
import Geometry
import Input
import Stage
import TestSupport
import Testing

/// After a change of language, colours or text size the same screen is rebuilt.
@Suite struct RenewTests {
  @Test func scenesAreRebuiltWherePossibleAndTheOthersLaidOutAgain() {
    let (menu, dialog) = (TestScene("menu"), TestScene("dialog", isOpaque: false))
    let new = TestScene("menu again")
    menu.makeAnew = { new }
    let table = TestStage(menu)
    table.stage.perform(.push(dialog))
    table.wait(1)
    table.stage.perform(.renew)
    table.wait(1)
    #expect(table.stage.scenes.map(\.name) == ["menu again", "dialog"])
    #expect(table.stage.top === dialog)
    #expect(!dialog.log.contains("left"))
    #expect(dialog.log.count { $0.hasPrefix("layout") } >= 2)
    #expect(new.log.first?.hasPrefix("layout") == true)
  }

  @Test func theFocusStaysOnTheNodeWithTheSameID() {
    func scene() -> TestScene {
      TestScene(
        "options", [TestNode("a", Rect(0, 0, 90, 90)), TestNode("b", Rect(100, 0, 90, 90))])
    }
    let old = scene()
    old.makeAnew = { scene() }
    let table = TestStage(old)
    table.key(.tab)
    table.key(.tab)
    table.stage.perform(.renew)
    table.wait(1)
    table.key(.enter)
    let b = table.stage.top.root.node("b") as? TestNode
    #expect(b?.log == ["activated"])
    #expect(table.stage.top !== old)
  }

  @Test func touchesOfTheOldSceneDoNotReachTheNewOne() {
    let node = TestNode("box", Rect(0, 0, 100, 100))
    let old = TestScene("old", [node])
    let other = TestNode("box", Rect(0, 0, 100, 100))
    old.makeAnew = { TestScene("new", [other]) }
    let table = TestStage(old)
    table.press(at: at(50, 50))
    table.stage.perform(.renew)
    table.wait(60)
    table.lift()
    #expect(node.log == ["down", "up"])
    #expect(other.log.isEmpty)
  }
}

@Suite struct AnchorTests {
  /// A page of ten switches of this height.
  private func page(rowHeight: Double) -> TestScene {
    let scroll = ScrollNode()
    for row in 0..<10 {
      let node = TestNode("row.\(row)", Rect(0, Double(row) * rowHeight, 400, rowHeight - 8))
      scroll.content.add(node)
    }
    scroll.place(Rect(0, 0, 800, 480), contentHeight: 10 * rowHeight)
    return TestScene("page", [scroll])
  }

  @Test func theTouchedControlStaysInPlaceWhenTheTextGrows() throws {
    let scene = page(rowHeight: 80)
    let larger = page(rowHeight: 140)
    scene.makeAnew = { larger }
    let table = TestStage(scene)
    let scroll = try #require(scene.root.children.first as? Scroller)
    scroll.scroll(to: 320, animated: false)
    let place = try #require(scene.root.node("row.6")).windowFrame(at: table.now).center
    table.tap(at: place)
    table.stage.perform(.renew)
    table.wait(1)
    let now = try #require(larger.root.node("row.6")).windowFrame(at: table.now).center
    #expect(abs(now.y - place.y) <= 1)
  }
}

@Suite struct LabelTests {
  private func label(_ text: String, _ frame: Rect, size: Double = 20) -> Label {
    let label = Label(text, style: TextStyle(size: size), id: "text")
    label.frame = frame
    return label
  }

  @Test func textGrowsWithTheTextSize() {
    let label = label("words", Rect(0, 0, 400, 100))
    let table = TestStage(TestScene("test", [label]))
    let before = label.size()
    table.stage.textScale = 1.5
    table.stage.perform(.renew)
    table.wait(1)
    #expect(label.size() == before * 1.5)
  }

  @Test func largeWordsThatPreferOneLineBreakOnlyIfTheirNormalSizeWouldToo() {
    for (share, isOneLine) in [(1.1, true), (0.9, false)] {
      let label = label("new round", Rect(0, 0, 400, 200))
      let table = TestStage(TestScene("test", [label]))
      let normal = label.size()
      table.stage.textScale = 1.3
      label.frame.size.width = normal.width * share
      #expect(label.shownSize().height == normal.height * 1.3 * 2)
      label.prefersOneLine = true
      let shown = label.shownSize()
      #expect((shown.height < normal.height * 1.3 * 2) == isOneLine)
      #expect(label.size(fitting: label.size.width) == shown)
      #expect(shown.height >= normal.height && shown.width <= label.size.width)
    }
  }

  @Test func aWordTooWideForItsPlaceIsSetSmaller() {
    for scale in [1, 1.15, 1.3, 1.5] {
      for letters in 1...40 {
        let label = label(String(repeating: "m", count: letters), Rect(10, 10, 150, 40))
        let table = TestStage(TestScene("test", [label]))
        table.stage.textScale = scale
        let shown = label.shownSize()
        #expect(
          shown.width <= 151 || Double(letters) * 7.2 > 150,
          "\(letters) letters are \(shown.width) wide")
        #expect(shown.height <= 44)
      }
    }
  }
}
