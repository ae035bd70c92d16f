import Geometry
import Input
import Stage
import TestSupport
import Testing

/// A field that holds a name, and the on-screen keyboard.
@MainActor @Suite struct NameFieldTests {
  private let field: TextField
  private let table: TestStage
  private final class Submitted { var names: [String] = [] }
  private let submitted = Submitted()

  init() {
    let submitted = submitted
    field = TextField("name", label: "Your name", submit: { submitted.names.append($0) })
    field.holdsName = true
    field.frame = Rect(100, 50, 300, 56)
    table = TestStage(TestScene("form", [field]))
    table.settle()
  }

  private func open() {
    table.tap(at: at(200, 78))
    table.settle()
  }

  private func tap(_ ids: String...) throws {
    for id in ids {
      let key = try #require(table.stage.overlay.node("key." + id), "no key \(id)")
      table.tap(at: key.windowFrame(at: table.now).center)
      table.settle()
    }
  }

  @Test func eachWordStartsWithACapital() throws {
    open()
    try tap("a", "n", "a", "space", "b", "backspace", "c")
    #expect(field.text == "Ana C")
    try tap("backspace", "shift", "d")
    #expect(field.text == "Ana d", "shift can be turned off")
  }

  @Test func doneSubmitsANameAndOnlyClosesTheKeyboardOverAnEmptyField() throws {
    open()
    try tap("done")
    #expect(!table.stage.isKeyboardOpen && submitted.names.isEmpty && field.isTyping)
    open()
    try tap("m", "i", "a", "done")
    #expect(!table.stage.isKeyboardOpen && submitted.names == ["Mia"])
  }

  @Test func aNameThatIsThereIsSelectedWhenEditingBeginsAndTheNextTapPlacesTheCaret() throws {
    field.setText("Ana")
    open()
    table.stage.receive(.text("M"))
    #expect(field.text == "M")
    table.stage.setFocus(nil)
    table.wait(600)
    open()
    table.wait(600)
    open()
    table.stage.receive(.text("x"))
    #expect(field.text == "Mx")
  }
}
