import Geometry
import Stage
import TestSupport
import Testing

@Suite struct ToastTests {
  private let node = TestNode("box", Rect(300, 0, 200, 200))
  private let scene: TestScene
  private let table: TestStage

  init() {
    scene = TestScene("scene", [node])
    table = TestStage(scene)
    table.settle()
  }

  private var toast: Node? { table.stage.overlay.node("toast") }
  private var shown: [String] { table.traced("toast", TraceFields.Toast.self).map(\.text) }

  @Test func aToastAppearsStaysAndDisappears() {
    table.stage.toast("Music on")
    table.settle()
    #expect(toast?.label == "Music on" && shown == ["Music on"])
    table.wait(2400)
    #expect(toast?.pose(at: table.now).opacity == 1)
    table.wait(1500)
    table.wait(300)
    table.settle()
    #expect(table.stage.nextFrame() == .onInput && toast == nil)
  }
  @Test func aRestingToastNeedsNoFrames() {
    table.stage.toast("Music on")
    table.settle()
    guard case .at(let leaves) = table.stage.nextFrame() else {
      Issue.record("No time was requested.")
      return
    }
    #expect(leaves - table.now > ms(2500))
  }
  @Test func aLongToastStaysLonger() {
    func stay(_ text: String) -> Int {
      let table = TestStage(TestScene())
      table.stage.toast(text)
      var count = 0
      while table.stage.overlay.node("toast") != nil, count < 2000 {
        table.wait(10)
        count += 1
      }
      return count * 10
    }
    let (short, long) = (stay("Hi"), stay(String(repeating: "many words ", count: 8)))
    #expect(short >= 2500 && short < 4500)
    #expect(long > short + 2000 && long < 10_000)
  }
  @Test func aNewerToastReplacesTheOneBefore() {
    table.stage.toast("Saved")
    table.wait(900)
    table.stage.toast("Copied")
    table.settle()
    #expect(toast?.label == "Copied" && shown == ["Saved", "Copied"])
    #expect(table.stage.overlay.children.count == 1)
    for _ in 0..<100 { table.wait(100) }
    #expect(toast == nil && shown == ["Saved", "Copied"])
  }
  @Test func toastsOfTheSameMomentAreShownOneAfterTheOther() {
    for text in ["one", "two", "two", "three"] { table.stage.toast(text) }
    #expect(shown == ["one"])
    for _ in 0..<200 { table.wait(100) }
    #expect(shown == ["one", "two", "three"] && toast == nil)
  }
  @Test func theSameToastAgainStaysAndIsTracedOnce() {
    table.stage.toast("one")
    table.wait(2000)
    table.stage.toast("one")
    table.wait(2000)
    #expect(toast?.pose(at: table.now).opacity == 1 && shown == ["one"])
  }
  @Test func aToastAppearsInFreeSpace() throws {
    table.stage.toast("Music on")
    table.settle()
    let frame = try #require(toast).windowFrame(at: table.now)
    #expect(!frame.intersects(node.frame) && table.stage.bounds.contains(frame))
  }
  @Test func aToastMovesIfADialogHasANodeThere() throws {
    table.stage.toast("Music on")
    table.settle()
    let old = try #require(toast).windowFrame(at: table.now)
    table.stage.perform(.push(dialog(TestNode("other", old))))
    table.settle()
    #expect(try #require(toast).windowFrame(at: table.now).intersects(old) == false)
  }
  @Test func withoutFreeSpaceAToastCoversLeastAndTheSceneStaysWhereItIs() throws {
    let wall = TestNode("wall", Rect(0, 0, 800, 480))
    let button = TestNode("button", Rect(0, 60, 800, 420))
    let table = TestStage(TestScene("wall", [wall, button]))
    func traced() -> [[Double]]? {
      table.traced("layout", TraceFields.Layout.self).last?.nodes.filter { $0.id != "toast" }
        .map(\.frame)
    }
    table.settle()
    let before = traced()
    table.stage.toast("Music on")
    table.settle()
    let slip = try #require(table.stage.overlay.node("toast")).windowFrame(at: table.now)
    #expect(slip.minY >= 0 && slip.maxY <= 60, "of two that are covered, the button is spared")
    #expect(before?.count == 2 && traced() == before)
  }
  @Test(arguments: [true, false]) func aToastLiesRatherOnWordsThanOnAButton(isAbove: Bool) throws {
    let halves = [Rect(0, 0, 800, 240), Rect(0, 240, 800, 240)]
    let button = TestNode("button", halves[isAbove ? 0 : 1])
    let words = TestNode("words", halves[isAbove ? 1 : 0])
    words.recognizers = []
    words.role = .text
    let table = TestStage(TestScene("full", [button, words]))
    table.settle()
    table.stage.toast("Music on")
    table.settle()
    let slip = try #require(table.stage.overlay.node("toast")).windowFrame(at: table.now)
    #expect(words.frame.contains(slip))
  }
  @Test func aToastKeepsOffTheGapsOfABoard() throws {
    let board = TestNode("board", Rect(0, 60, 800, 420))
    board.recognizers = []
    board.keepsToastsOff = true
    let table = TestStage(TestScene("board", [board]))
    table.stage.toast("Music on")
    table.settle()
    let slip = try #require(table.stage.overlay.node("toast")).windowFrame(at: table.now)
    #expect(slip.maxY <= 60)
  }
  @Test func aToastMovesAwayFromANodeThatAppearsBelowIt() throws {
    table.stage.toast("Music on")
    table.settle()
    let old = try #require(toast).windowFrame(at: table.now)
    node.frame = old
    node.setNeedsDisplay()
    table.wait(16)
    table.settle()
    #expect(try #require(toast).windowFrame(at: table.now).intersects(old) == false)
  }
  @Test func aTapOnAToastGoesToTheControlBelow() throws {
    table.stage.toast("Music on")
    table.settle()
    let wall = node
    wall.frame = Rect(0, 0, 800, 480)
    let toast = try #require(table.stage.overlay.node("toast"))
    table.tap(at: toast.windowFrame(at: table.now).center)
    #expect(wall.log == ["down", "up", "tap"])
    table.settle()
    table.wait(1)
    #expect(table.stage.overlay.node("toast") == nil, "it makes way")
  }
  @Test func overNothingATapDismissesAToast() throws {
    table.stage.toast("Music on")
    table.settle()
    table.tap(at: try #require(toast).windowFrame(at: table.now).center)
    table.settle()
    table.wait(1)
    #expect(toast == nil && node.log.isEmpty)
  }
  @Test func aSwipeDismissesAToast() throws {
    table.stage.toast("Music on")
    table.settle()
    let place = try #require(toast).windowFrame(at: table.now).center
    table.slide(from: place, to: place + at(200, 0))
    table.lift()
    table.wait(400)
    #expect(toast == nil)
  }
  @Test func afterASmallPushAToastReturns() throws {
    table.stage.toast("Music on")
    table.settle()
    let place = try #require(toast).windowFrame(at: table.now).center
    table.slide(from: place, to: place + at(30, 0))
    table.wait(10_000)
    #expect(toast != nil, "held, it stays")
    table.lift()
    table.settle()
    #expect(toast?.windowFrame(at: table.now).center == place)
  }
  private func dialog(_ node: TestNode = TestNode("other", Rect(0, 0, 60, 60))) -> TestScene {
    TestScene("dialog", isOpaque: false, [node])
  }

  @Test func aToastLeavesWithItsScene() {
    for text in ["Saved", "Copied"] { table.stage.toast(text) }
    table.wait(500)
    table.stage.perform(.push(TestScene("next")))
    table.settle()
    for _ in 0..<100 { table.wait(100) }
    #expect(toast == nil && shown == ["Saved"], "what waited behind it neither")
  }
  @Test func aToastAboutMoreThanItsSceneStays() {
    table.stage.toast("The disk is full.", outlivesScene: true)
    table.wait(500)
    table.stage.perform(.push(TestScene("next")))
    table.settle()
    #expect(toast?.pose(at: table.now).opacity == 1)
  }
  @Test func aToastOfTheMomentInWhichScenesChangeBelongsToTheNext() {
    for isBefore in [true, false] {
      let text = isBefore ? "before" : "after"
      if isBefore { table.stage.toast(text) }
      table.stage.perform(.push(TestScene("between")))
      table.stage.perform(.replace(TestScene("next")))
      if !isBefore { table.stage.toast(text) }
      table.wait(16)
      table.wait(1500)
      #expect(toast?.label == text && toast?.pose(at: table.now).opacity == 1)
      table.stage.perform(.pop)
      table.settle()
      table.wait(300)
      #expect(toast == nil)
    }
  }
  @Test func aToastStaysWhileADialogLiesOverItsSceneAndLeavesWithADialogsOwn() {
    table.stage.toast("Saved")
    table.wait(500)
    table.stage.perform(.push(dialog()))
    table.settle()
    #expect(toast?.pose(at: table.now).opacity == 1)
    table.stage.toast("Copied")
    table.settle()
    table.stage.perform(.pop)
    table.settle()
    table.wait(300)
    #expect(toast == nil)
  }
  @Test func aToastStaysWhenItsSceneIsMadeAgain() {
    scene.makeAnew = { TestScene("new") }
    table.stage.toast("Saved")
    table.wait(500)
    table.stage.perform(.renew)
    table.settle()
    #expect(table.stage.top.name == "new" && toast?.pose(at: table.now).opacity == 1)
  }
  @Test func withReducedMotionAToastFades() throws {
    table.stage.reducesMotion = true
    table.stage.toast("Saved")
    table.wait(100)
    let pose = try #require(toast).pose(at: table.now)
    #expect(pose.offset == .zero && pose.opacity > 0 && pose.opacity < 1)
  }
  @Test func itFitsEveryWindow() throws {
    for (width, height) in [(480.0, 800.0), (800, 480), (1920, 1080)] {
      let size = Size(width: width, height: height)
      table.stage.resize(to: size, density: 1)
      table.stage.toast(String(repeating: "words and more words ", count: 6))
      table.settle()
      let frame = try #require(toast).windowFrame(at: table.now)
      #expect(Rect(origin: .zero, size: size).contains(frame), "\(size)")
    }
  }
}
