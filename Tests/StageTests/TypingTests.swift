import Geometry
import Input
import TestSupport
import Testing

@testable import Stage

/// `Typing` by itself: the field, pointers outside it, and the space above the keyboard.
@Suite struct TypingTests {
  private let overlay = Node("")
  private let typing: Typing
  private let field = TextField("name", label: "Name")
  private let root = Node("root")

  init() {
    typing = Typing(overlay: overlay)
    root.frame = Rect(0, 0, 800, 480)
    root.add(field)
  }

  private func event(_ phase: PointerEvent.Phase, _ id: Int64 = 1) -> PointerEvent {
    PointerEvent(PointerID(id), phase, at: .zero, time: .zero)
  }

  private func surroundings(isTurned: Bool = false) -> Typing.Surroundings {
    Typing.Surroundings(root: root, isTurned: isTurned, bounds: root.frame, now: .zero)
  }

  private func keyboard() -> Keyboard {
    Keyboard(KeyboardWords(), palette: .paper, isMovedByKeys: false, isTurned: false)
  }

  @Test func aFieldIsNewsOnce() {
    #expect(!typing.isNews(nil), "there was none")
    #expect(typing.isNews(field))
    typing.change(to: field)
    #expect(!typing.isNews(field) && typing.isNews(nil))
  }

  @Test func aRemovedFieldIsNews() {
    do {
      let field = TextField("short", label: "Short")
      typing.change(to: field)
    }
    #expect(typing.field == nil && typing.isNews(nil))
  }

  @Test func liftingAPointerThatLandedOutsideLeavesTheField() {
    typing.change(to: field)
    typing.began(PointerID(1), path: [root])
    #expect(!typing.isLeft(by: event(.moved)))
    #expect(typing.isLeft(by: event(.ended)))
    #expect(!typing.isLeft(by: event(.ended)), "once")
  }

  @Test func aPointerOnTheFieldOrACancelledOneDoesNotLeaveIt() {
    typing.change(to: field)
    typing.began(PointerID(1), path: [field, root])
    #expect(!typing.isLeft(by: event(.ended)))
    typing.began(PointerID(1), path: [root])
    #expect(!typing.isLeft(by: event(.cancelled)))
    typing.began(PointerID(2), path: [root])
    typing.cancelPointers()
    #expect(!typing.isLeft(by: event(.ended, 2)))
  }

  @Test func theSceneRisesOnlyAsFarAsTheFieldNeeds() {
    field.frame = Rect(100, 100, 300, 56)
    #expect(Typing.rise(of: field, above: 200, in: surroundings()) == 0)
    field.frame = Rect(100, 300, 300, 56)
    #expect(Typing.rise(of: field, above: 200, in: surroundings()) == 300 + 56 + 16 - 280)
  }

  @Test func theSceneRisesAtMostByTheKeyboardAndKeepsTheFieldVisible() {
    field.frame = Rect(100, 470, 300, 56)
    #expect(Typing.rise(of: field, above: 200, in: surroundings()) == 216)
    field.frame = Rect(100, 20, 300, 400)
    #expect(Typing.rise(of: field, above: 200, in: surroundings()) == 12)
  }

  @Test func aWholeDialogRisesIfThereIsRoom() {
    let dialog = Node("dialog", role: .dialog)
    dialog.frame = Rect(200, 150, 400, 220)
    root.add(dialog)
    dialog.add(field)
    field.frame = Rect(20, 20, 300, 56)
    #expect(Typing.rise(of: field, above: 200, in: surroundings()) == 150 + 220 + 16 - 280)
  }

  @Test func inALowWindowTheDialogsButtonsStayInSightWithTheField() {
    field.frame = Rect(0, 0, 300, 56)
    let buttons = ["done", "cancel"].map { Button($0, label: $0) }
    let dialog = DialogSheet(title: "New player", body: field, buttons: buttons) { _ in 56 }
    root.add(dialog)
    dialog.place(in: root.frame)
    let keys = root.frame.height - 220
    let rise = Typing.rise(of: field, above: keys, in: surroundings())
    let lowest = buttons.map { $0.windowFrame(at: .zero).maxY }.max() ?? 0
    #expect(dialog.frame.height + 32 > 220 && lowest - rise <= 220 - 16)
    #expect(field.windowFrame(at: .zero).minY - rise >= 8)
  }

  @Test func forAKeyboardAtTheUpperEdgeTheRiseIsMeasuredFromThere() {
    field.frame = Rect(100, 100, 300, 56)
    #expect(Typing.rise(of: field, above: 200, in: surroundings(isTurned: true)) == 116)
  }

  @Test func aClosedKeyboardIsRemovedOnceItIsDown() {
    typing.change(to: field)
    field.frame = Rect(100, 300, 300, 56)
    typing.show(keyboard(), for: field, over: surroundings(), fades: false)
    #expect(overlay.children.count == 1 && root.restingPose.offset.y < 0)
    #expect(typing.hideKeyboard(at: .zero, fades: false))
    #expect(typing.keyboard == nil && root.restingPose.offset.y == 0, "the scene moves back down")
    #expect(!typing.hideKeyboard(at: .zero, fades: false), "once")
    #expect(!typing.removeFallenKeyboard(at: Theme.move - ms(1)))
    #expect(typing.removeFallenKeyboard(at: Theme.move) && overlay.children.isEmpty)
  }

  @Test func reopeningTheKeyboardLeavesOnlyOneClosing() {
    typing.change(to: field)
    for _ in 0..<3 {
      typing.show(keyboard(), for: field, over: surroundings(), fades: false)
      _ = typing.hideKeyboard(at: .zero, fades: false)
    }
    #expect(overlay.children.count == 1)
  }
}
