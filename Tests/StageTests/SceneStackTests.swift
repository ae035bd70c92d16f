import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct SceneStackTests {
  @Test func theStackChangesOnlyBetweenEvents() {
    let (second, node) = (TestScene("second"), Node("box"))
    let scene = TestScene("first", [node])
    let table = TestStage(scene)
    var depths: [Int] = []
    node.frame = Rect(0, 0, 100, 100)
    node.recognizers = [
      TapRecognizer { [unowned table] _ in
        table.stage.perform(.push(second))
        depths.append(table.stage.scenes.count)
      }
    ]
    table.tap(at: at(50, 50))
    #expect(depths == [1])
    #expect(table.stage.scenes.map(\.name) == ["first", "second"])
  }
  @Test func scenesAreNotifiedWhenTheyAppearAndLeave() {
    let (first, second, third) = (TestScene("a"), TestScene("b"), TestScene("c"))
    let table = TestStage(first)
    func perform(_ change: Stage.Change) {
      table.stage.perform(change)
      table.wait(1)
    }
    perform(.push(second))
    perform(.replace(third))
    perform(.pop)
    perform(.pop)
    let layout = "layout 800×480"
    #expect(first.log == [layout, "appeared", "disappeared", layout, "appeared"])
    #expect(second.log == [layout, "appeared", "disappeared", "left"])
    #expect(third.log == [layout, "appeared", "disappeared", "left"])
    #expect(table.stage.scenes.count == 1, "the last scene stays")
    #expect(table.traced("scene", TraceFields.Scene.self).map(\.name) == ["a", "b", "c", "a"])
  }
  @Test(arguments: [true, false]) func aDoubleTapActsOnOneScreenOnly(leadsToPage: Bool) {
    func page(_ name: String, isOpaque: Bool = true, _ act: @escaping () -> Void) -> TestScene {
      let nodes = [at(0, 0), at(200, 0)].map { place in
        let node = Node("box")
        node.frame = Rect(place.x, place.y, 100, 100)
        node.recognizers = [TapRecognizer { _ in act() }]
        return node
      }
      return TestScene(name, isOpaque: isOpaque, nodes)
    }
    var taps = 0
    let second = page("second", isOpaque: leadsToPage) { taps += 1 }
    var go: () -> Void = {}
    let table = TestStage(page("first") { go() })
    go = { [unowned table] in table.stage.perform(.push(second)) }
    table.tap(at: at(50, 50))
    table.wait(210)
    table.tap(at: at(60, 50))
    #expect(table.stage.top === second && taps == 0)
    table.tap(at: at(250, 50))
    #expect(taps == 1, "elsewhere")
    table.tap(at: at(50, 50))
    #expect(taps == 2, "the screen is there")
  }
  @Test func aTapAtTheSamePlaceCountsOnceTheScreenIsThere() {
    var taps = 0
    let node = Node("box")
    node.frame = Rect(0, 0, 100, 100)
    node.recognizers = [TapRecognizer { _ in taps += 1 }]
    let second = TestScene("second", isOpaque: false, [node])
    let opener = Node("box")
    opener.frame = node.frame
    let table = TestStage(TestScene("first", [opener]))
    opener.recognizers = [TapRecognizer { [unowned table] _ in table.stage.perform(.push(second)) }]
    table.tap(at: at(50, 50))
    table.wait(230)
    table.tap(at: at(50, 50))
    #expect(taps == 1)
  }
  @Test func goingHomeLeavesOnlyTheFirstScene() {
    let first = TestScene("a")
    let table = TestStage(first)
    for name in ["b", "c"] { table.stage.perform(.push(TestScene(name))) }
    table.stage.perform(.push(TestScene("dialog", isOpaque: false)))
    table.wait(1)
    #expect(table.stage.scenes.count == 4)
    table.stage.perform(.popToRoot)
    table.wait(1)
    #expect(table.stage.scenes.map(\.name) == ["a"])
    #expect(first.log.last == "appeared")
    #expect(!first.log.contains("left"))
  }
  @Test func replacingASceneAlsoRemovesItsDialogs() {
    let table = TestStage(TestScene("a"))
    table.stage.perform(.push(TestScene("b")))
    table.stage.perform(.push(TestScene("dialog", isOpaque: false)))
    table.stage.perform(.replace(TestScene("c")))
    table.wait(1)
    #expect(table.stage.scenes.map(\.name) == ["a", "c"])
  }
  @Test func aSceneCanBeReplacedAsSoonAsItAppears() {
    let (first, second, third) = (TestScene("a"), TestScene("b"), TestScene("c"))
    let table = TestStage(first)
    second.onAppear = { [unowned table] in table.stage.perform(.replace(third)) }
    table.stage.perform(.push(second))
    table.wait(1)
    #expect(table.stage.scenes.map(\.name) == ["a", "c"])
  }
  @Test func musicFollowsTheSceneOnTop() {
    let (first, second, dialog) = (TestScene("a"), TestScene("b"), TestScene("d", isOpaque: false))
    (first.track, second.track) = (MusicTrack("one"), MusicTrack("two"))
    let table = TestStage(first)
    for change in [Stage.Change.push(second), .push(dialog), .popToRoot] {
      table.stage.perform(change)
      table.wait(1)
    }
    #expect(table.tracks == ["one", "two", "one"], "a dialog keeps the last")
  }
  @Test func aTouchOnASceneThatIsReplacedIsCancelled() {
    let node = TestNode("box", Rect(0, 0, 100, 100))
    let table = TestStage(TestScene("a", [node]))
    table.press(at: at(50, 50))
    #expect(node.log == ["down"])
    table.stage.perform(.replace(TestScene("b")))
    table.wait(50)
    #expect(node.log == ["down", "up"])
    table.lift()
    #expect(node.log == ["down", "up"], "no tap")
  }
  @Test func aFingerStillDownDoesNotReachTheNextScene() {
    let node = TestNode("box", Rect(0, 0, 100, 100))
    let table = TestStage(TestScene("a"))
    table.press(at: at(50, 50))
    table.stage.perform(.push(TestScene("b", [node])))
    table.wait(50)
    table.move(to: at(52, 50))
    table.lift()
    #expect(node.log == [])
    table.wait(200)
    table.tap(2, at: at(50, 50))
    #expect(node.log == ["down", "up", "tap"])
  }
  @Test func aSecondTapMeantForTheLastSceneIsIgnored() {
    let node = TestNode("box", Rect(0, 0, 100, 100))
    let table = TestStage(TestScene("a"))
    table.stage.perform(.push(TestScene("b", [node])))
    table.wait(100)
    table.tap(at: at(50, 50))
    #expect(node.log == [])
  }
  @Test func losingTheWindowsFocusCancelsEveryTouch() {
    let node = TestNode("box", Rect(0, 0, 100, 100))
    let table = TestStage(TestScene("a", [node]))
    table.press(1, at: at(50, 50))
    table.press(2, at: at(60, 60))
    table.stage.cancelPointers()
    table.lift(1)
    table.lift(2)
    #expect(node.log == ["down", "up"])
  }
  @Test func aNewWindowSizeLaysOutEveryScene() {
    let (first, second) = (TestScene("a"), TestScene("b"))
    let table = TestStage(first)
    table.stage.perform(.push(second))
    table.wait(1)
    (first.log, second.log) = ([], [])
    table.stage.resize(to: Size(width: 480, height: 800), density: 1)
    #expect(first.log == ["layout 480×800"] && second.log == ["layout 480×800"])
    table.stage.resize(to: Size(width: 480, height: 800), density: 1)
    #expect(first.log.count == 1, "the same size is not reported")
    table.stage.resize(to: Size(width: 480, height: 800), density: 2)
    #expect(first.log.count == 2)
  }
}
