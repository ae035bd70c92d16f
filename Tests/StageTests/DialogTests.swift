import Drawing
import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct DialogTests {
  private let below = TestNode("below", Rect(0, 0, 800, 480))
  private let scene: TestScene
  private let dialog = TestScene("dialog", isOpaque: false)
  private let table: TestStage

  init() {
    scene = TestScene("scene", [below])
    table = TestStage(scene)
    table.stage.perform(.push(dialog))
    table.wait(1)
  }

  @Test func theSceneBelowIsBlurred() {
    table.settle()
    #expect(
      table.frame() == """
        shape r0 0,0 → 800,480
        backdrop
        shape r8 0,0 → 800,480
        blur
        shape r0 100,100 → 700,380
        """)
  }
  @Test func theSceneBelowIsFrozen() {
    (scene.wish, below.wish) = (.immediately, .immediately)
    (scene.isSimulating, dialog.isSimulating) = (true, true)
    table.settle()
    dialog.steps = 0
    table.wait(85)
    let updates = scene.updates
    table.frame()
    #expect(scene.steps == 0 && dialog.steps == 5)
    #expect(scene.updates == updates)
    #expect(table.stage.nextFrame() == .onInput)
  }
  @Test func theSceneBelowGetsNoTouches() {
    table.settle()
    table.tap(at: at(400, 240))
    table.key(.tab)
    table.key(.enter)
    table.wheel(at: at(400, 240), up: 1)
    #expect(below.log == [])
  }
  @Test func theSceneContinuesWhenTheDialogCloses() {
    table.settle()
    table.stage.perform(.pop)
    table.wait(1)
    table.settle()
    table.tap(at: at(400, 240))
    #expect(below.log == ["down", "up", "tap"])
    #expect(scene.steps == 0)
    scene.isSimulating = true
    table.wait(20)
    table.wait(35)
    #expect(scene.steps == 2)
  }
  /// A dialog with a sheet in the middle.
  private func asked(leavesOnTapBeside: Bool) -> TestScene {
    let question = TestScene("question", isOpaque: false)
    question.leavesOnTapBeside = leavesOnTapBeside
    let sheet = Node("dialog", role: .dialog)
    sheet.frame = Rect(200, 100, 400, 280)
    question.root.add(sheet)
    table.stage.perform(.push(question))
    table.wait(1)
    table.settle()
    table.wait(500)
    return question
  }

  @Test func aTapOutsideClosesTheDialog() {
    let question = asked(leavesOnTapBeside: true)
    table.tap(at: at(400, 240))
    #expect(!question.log.contains("back"), "that was inside the dialog")
    table.tap(at: at(40, 40))
    #expect(question.log.last == "back")
  }
  @Test func aTapOutsideDoesNothingIfItWouldLoseSomething() {
    let question = asked(leavesOnTapBeside: false)
    table.tap(at: at(40, 40))
    #expect(!question.log.contains("back"))
  }
  @Test func aTapMeantForTheSceneBelowDoesNotCloseANewDialog() {
    let question = TestScene("question", isOpaque: false)
    question.leavesOnTapBeside = true
    table.stage.perform(.push(question))
    table.wait(60)
    table.tap(at: at(40, 40))
    #expect(!question.log.contains("back"))
  }
  @Test func aDialogOverADialogBlursBoth() {
    table.stage.perform(.push(TestScene("question", isOpaque: false)))
    table.wait(1)
    table.settle()
    let keys = table.stage.draw { list in
      let batcher = Batcher()
      batcher.fill(from: list)
      return batcher.batches.compactMap { batch -> UInt64? in
        if case .blurBehind(let key, _) = batch { key } else { nil }
      }
    }
    #expect(keys.count == 2 && Set(keys).count == 2, "each blur is a picture of its own")
  }
}
