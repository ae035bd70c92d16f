import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct TextFieldTests {
  private let field: TextField
  private let other = TestNode("other", Rect(100, 300, 200, 60))
  private let scene: TestScene
  private let table: TestStage
  private let heard = Heard()

  private final class Heard {
    var submitted: [String] = []
    var changes: [String] = []
  }

  /// A character is 13.2 points wide.
  init() {
    let heard = heard
    field = TextField("name", label: "Your name", placeholder: "Name") {
      heard.submitted.append($0)
    }
    field.changed = { heard.changes.append($0) }
    field.frame = Rect(100, 50, 300, 56)
    scene = TestScene("form", [field, other])
    table = TestStage(scene)
    table.settle()
  }

  private func tap(afterCharacter count: Int) {
    table.tap(-1, at: at(116 + 13.2 * Double(count) + 2, 78))
    table.wait(600)
  }
  private func type(_ text: String) { table.stage.receive(.text(text)) }

  @Test func aTappedFieldAcceptsText() {
    type("lost")
    tap(afterCharacter: 0)
    type("Ana")
    #expect(field.text == "Ana" && heard.changes == ["Ana"])
    #expect(table.texts == ["begin"])
  }
  @Test func textInputIsOnOnlyWhileAFieldHasTheFocus() {
    #expect(table.texts.isEmpty)
    table.key(.tab)
    #expect(table.texts == ["begin"])
    table.key(.tab)
    #expect(table.texts == ["begin", "end"])
    table.key(.tab)
    field.isEnabled = false
    table.wait(1)
    #expect(table.texts == ["begin", "end", "begin", "end"])
  }
  @Test func typedLettersAreNotShortcuts() {
    scene.keys = [.character("n"), .space]
    table.key(.tab)
    for key in [Key.character("n"), .space, .character("q")] { table.key(key) }
    #expect(!scene.log.contains { $0.hasPrefix("key") })
    table.key(.escape)
    table.key(.character("n"))
    #expect(scene.log.last == "key character(\"n\")")
  }
  @Test func aTapPlacesTheCaret() {
    field.setText("abcdef")
    tap(afterCharacter: 2)
    type("X")
    #expect(field.text == "abXcdef")
    tap(afterCharacter: 20)
    type("Y")
    #expect(field.text == "abXcdefY")
  }
  @Test func aDoubleTapSelectsAll() {
    field.setText("abcdef")
    table.tap(-1, at: at(150, 78))
    table.wait(100)
    table.tap(-1, at: at(150, 78))
    type("x")
    #expect(field.text == "x")
  }
  @Test func draggingSelects() {
    field.setText("abcdef")
    table.slide(-1, from: at(116 + 13.2, 78), to: at(116 + 13.2 * 4, 78))
    table.lift(-1)
    #expect(field.edited.selectedText == "bcd")
  }
  @Test func theUsualEditingKeysWork() {
    table.key(.tab)
    type("one two")
    table.key(.left, .control)
    table.key(.backspace)
    #expect(field.text == "onetwo")
    table.key(.home)
    table.key(.delete)
    table.key(.right, .shift)
    table.key(.right, .shift)
    table.key(.backspace)
    #expect(field.text == "two")
    table.key(.end, .shift)
    table.key(.delete)
    #expect(field.text == "")
  }
  @Test func copyCutAndPaste() {
    table.key(.tab)
    type("one two")
    table.key(.character("a"), .control)
    table.key(.character("c"), .control)
    table.key(.end)
    table.key(.character("v"), .control)
    #expect(field.text == "one twoone two")
    table.key(.left, [.control, .shift])
    table.key(.character("x"), .control)
    #expect(field.text == "one twoone " && table.clipboard == "two")
    table.clipboard = "a\nb"
    table.key(.character("v"), .control)
    #expect(field.text == "one twoone a b")
  }
  @Test func enterSubmitsOnce() {
    table.key(.tab)
    type("Ana")
    table.key(.enter)
    table.key(.enter, isRepeat: true)
    #expect(heard.submitted == ["Ana"] && field.isTyping)
  }
  @Test func escapeLeavesTheFieldAndThenTheScene() {
    table.key(.tab)
    table.key(.escape)
    #expect(!field.isTyping && scene.log.last != "back")
    table.key(.escape)
    #expect(scene.log.last == "back")
  }
  @Test func aTapElsewhereLeavesTheField() {
    tap(afterCharacter: 0)
    table.tap(at: at(150, 330))
    #expect(other.log == ["down", "up", "tap"] && !field.isTyping)
    #expect(table.texts == ["begin", "end"])
  }
  @Test func aButtonCanReturnTheFocusToTheField() {
    tap(afterCharacter: 0)
    other.recognizers = [
      TapRecognizer { [table, field] _ in table.stage.setFocus(field) }
    ]
    table.tap(at: at(150, 330))
    #expect(field.isTyping && table.texts == ["begin"])
  }
  @Test func upAndDownMoveToTheNeighbours() {
    tap(afterCharacter: 0)
    table.key(.down)
    #expect(!field.isTyping)
    table.key(.enter)
    #expect(other.log == ["activated"])
  }
  @Test func theLimitAppliesToTypedAndPastedText() {
    table.key(.tab)
    table.clipboard = String(repeating: "ab", count: 40)
    table.key(.character("v"), .control)
    type("c")
    #expect(field.text.count == 24)
  }
  @Test func aLongLineScrollsToItsCaret() {
    table.key(.tab)
    type(String(repeating: "m", count: 24))
    table.settle()
    #expect(24 * 13.2 > field.size.width - 32)
    #expect(table.carets.allSatisfy { field.frame.contains($0) })
    table.key(.home)
    #expect(table.carets.last.map { $0.minX < 120 } ?? false)
  }
  @Test func anInputMethodCanCompose() {
    tap(afterCharacter: 0)
    table.settle()
    let before = table.frame()
    table.stage.receive(.composition("に"))
    #expect(field.text == "" && heard.changes.isEmpty)
    #expect(table.frame() != before)
    table.stage.receive(.composition("にほん"))
    for key in [Key.enter, .left, .backspace, .escape] { table.key(key) }
    #expect(heard.submitted.isEmpty && field.isTyping, "the input method's keys")
    table.stage.receive(.composition(""))
    type("日本")
    #expect(field.text == "日本" && heard.changes == ["日本"])
  }
  @Test func whatIsStillComposedStaysWhenTheFieldIsLeft() {
    tap(afterCharacter: 0)
    table.settle()
    type("日")
    table.stage.receive(.composition("ほん"))
    table.stage.setFocus(nil)
    table.wait(10)
    #expect(field.text == "日ほん" && heard.changes.last == "日ほん")
  }
  @Test func aButtonReadsWhatIsStillComposed() {
    tap(afterCharacter: 0)
    table.settle()
    type("日")
    table.stage.receive(.composition("ほん"))
    var read = ""
    let button = Button("done", label: "Done") { [field] in read = field.text }
    button.frame = Rect(300, 300, 120, 56)
    table.stage.top.root.add(button)
    table.tap(at: at(360, 328))
    #expect(read == "日ほん")
  }
  @Test func theCandidateWindowFollowsTheCaret() throws {
    tap(afterCharacter: 0)
    let first = try #require(table.carets.last)
    table.stage.receive(.composition("にほ"))
    let second = try #require(table.carets.last)
    #expect(abs(second.minX - first.minX - 26.4) < 0.01)
    type("日本語")
    let third = try #require(table.carets.last)
    #expect(abs(third.minX - first.minX - 39.6) < 0.01)
  }
  @Test func rightToLeftTextStartsAtTheRight() throws {
    table.key(.tab)
    type("אבג")
    let end = try #require(table.carets.last)
    table.key(.home)
    let start = try #require(table.carets.last)
    #expect(abs(start.minX - end.minX - 39.6) < 0.01)
    #expect(start.maxX > field.frame.maxX - 20, "it begins at the right")
    table.key(.left)
    type("x")
    #expect(field.text == "אxבג", "an arrow goes the way it points")
    table.tap(-1, at: at(field.frame.minX + 5, 78))
    type("!")
    #expect(field.text == "אxבג!")
  }
  @Test func theCaretBlinksWithoutFramesInBetween() {
    table.key(.tab)
    var looks = [table.frame()]
    for _ in 0..<4 {
      guard case .at(let next) = table.stage.nextFrame() else {
        Issue.record("No time was requested.")
        return
      }
      #expect(next - table.now == ms(530))
      table.wait(530)
      looks.append(table.frame())
    }
    #expect(looks[0] == looks[2] && looks[1] == looks[3] && looks[0] != looks[1])
    table.wait(20_000)
    table.frame()
    #expect(table.stage.nextFrame() == .onInput, "after a while without input it stops blinking")
    #expect(table.frame() == looks[0])
  }
  @Test func reducedMotionKeepsTheCaretStill() {
    table.stage.reducesMotion = true
    table.key(.tab)
    table.settle()
    #expect(table.stage.nextFrame() == .onInput)
  }
  @Test func leavingTheSceneEndsTextInput() {
    table.key(.tab)
    table.stage.perform(.push(TestScene("over")))
    table.wait(1)
    #expect(table.texts.last == "end")
    table.stage.perform(.pop)
    table.wait(1)
    #expect(table.texts.last == "begin", "it continues where it was")
  }
  @Test func theTraceHasTheTextAndWhatIsComposed() {
    func node() -> TraceFields.Node? {
      table.settle()
      return table.traced("layout", TraceFields.Layout.self).last?.nodes.first { $0.id == "name" }
    }
    tap(afterCharacter: 0)
    type("Ana")
    #expect(node()?.text == "Ana" && node()?.role == "field" && node()?.label == "Your name")
    #expect(node()?.composed == nil)
    table.stage.receive(.composition("に"))
    #expect(node()?.text == "Ana" && node()?.composed == "に")
  }
}
