import Geometry
import Stage
import TestSupport
import Testing

/// A scene for a person at the upper edge: it is turned by half, and so is the keyboard.
@Suite struct TurnedSceneTests {
  private let field = TextField("name", label: "Your name")
  private let scene: TestScene
  private let table: TestStage

  init() {
    field.frame = Rect(100, 400, 300, 56)
    scene = TestScene("form", [field])
    scene.isTurned = true
    table = TestStage(scene)
    table.settle()
  }

  private func key(_ id: String) throws -> Rect {
    let node = try #require(table.stage.overlay.node("key." + id), "no key \(id)")
    return node.windowFrame(at: table.now)
  }
  private var shown: Rect { field.windowFrame(at: table.now) }
  private func open() {
    table.tap(at: shown.center)
    table.settle()
  }

  @Test func aTurnedSceneIsDrawnAndHitFromTheOtherSide() {
    let window = table.stage.bounds
    #expect(abs(shown.maxX - (window.width - 100)) < 1e-9)
    #expect(abs(shown.maxY - (window.height - 400)) < 1e-9)
    open()
    #expect(field.isTyping && table.stage.isKeyboardOpen)
  }

  @Test func theKeyboardIsTurnedAtTheUpperEdgeAndTheSceneMakesRoom() throws {
    let before = shown
    open()
    let keyboard = try #require(table.stage.overlay.node("keyboard")).windowFrame(at: table.now)
    #expect(abs(keyboard.minY) < 1e-9)
    // The person's left is the window's right, and the space bar is nearest to them.
    #expect(try key("q").minX > key("p").minX)
    #expect(try key("space").minY < key("q").minY)
    #expect(shown.minY >= keyboard.maxY && before.minY < keyboard.maxY)
    #expect(shown.maxY <= table.stage.bounds.maxY)
    table.stage.closeKeyboard()
    table.settle()
    #expect(abs(shown.minY - before.minY) < 1e-9)
  }

  @Test func keysAndAccentsWorkOnATurnedKeyboard() throws {
    open()
    for letter in ["a", "l"] {
      table.tap(at: try key(letter).center)
      table.wait(40)
    }
    #expect(field.text == "al")
    let start = try key("n").center
    table.press(at: start)
    table.wait(460)
    let goal = try key("accent.ñ").center
    #expect(goal.y > start.y, "above the key for its person")
    table.move(to: (start + goal) * 0.5)
    table.move(to: goal)
    table.lift()
    #expect(field.text == "alñ")
  }

  @Test func aToastWaitsUntilTheTurnedKeyboardCloses() throws {
    open()
    table.stage.toast("Older")
    table.stage.toast("Newer")
    table.settle()
    #expect(table.stage.overlay.node("toast") == nil)
    table.stage.closeKeyboard()
    table.settle()
    #expect(table.stage.overlay.node("toast")?.label == "Newer")
  }
}
