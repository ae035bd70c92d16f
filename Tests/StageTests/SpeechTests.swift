import Geometry
import Input
import Stage
import TestSupport
import Testing

@Suite struct SpeechTests {
  /// What was said: a line that interrupts begins with an exclamation mark.
  private final class Log { var lines: [String] = [] }
  private let log = Log()
  private let table: TestStage
  private var stage: Stage { table.stage }
  private let toggle = Switch("music", label: "Music", isOn: true)
  private let volume = Slider("volume", label: "Volume", value: 0.5) { _ in }
  private let scene: TestScene

  init() {
    let log = log
    table = TestStage {
      $0.speech = Speech { line, interrupts in log.lines.append((interrupts ? "!" : "") + line) }
    }
    toggle.frame = Rect(0, 100, 200, 56)
    volume.frame = Rect(0, 200, 200, 80)
    scene = TestScene("options", [Self.heading("Options"), toggle, volume])
    stage.speaks = true
    stage.resize(to: Size(width: 800, height: 480), density: 1)
    stage.begin(with: scene)
  }

  /// What was said since the last call.
  private func heard() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  private static func heading(_ text: String) -> Node { Node("", role: .heading, label: text) }

  @Test func aSceneSaysItsTitleAndThenWhatHasTheFocus() {
    #expect(heard() == ["!Options"])
    let next = TestScene("next", [Self.heading("Players"), Switch("a", label: "All", isOn: false)])
    next.onAppear = { [stage] in stage.setFocus(next.root.node("a")) }
    stage.perform(.push(next))
    stage.applyPending()
    #expect(heard() == ["!Players. All, off"])
  }

  @Test func aDialogSaysItsTitleAndItsTextButNotItsOtherButtons() {
    _ = heard()
    let sheet = DialogSheet(
      title: "New board?", text: "The old one is gone then.",
      buttons: [Button("yes", label: "Resume"), Button("no", label: "New")])
    let dialog = TestScene("dialog", isOpaque: false, [sheet])
    dialog.onAppear = { sheet.appear() }
    stage.perform(.push(dialog))
    stage.applyPending()
    #expect(heard() == ["!New board? The old one is gone then. Resume"])
  }

  @Test func keysSayWhereTheFocusIsAndItsState() {
    _ = heard()
    table.key(.tab)
    table.key(.tab)
    table.key(.tab)
    #expect(heard() == ["!Music, on", "!Volume, 50%", "!Music, on"])
  }

  @Test func theFirstKeySaysTheFocusThatItShows() {
    stage.setFocus(volume)
    _ = heard()
    table.key(.tab)
    #expect(heard() == ["!Volume, 50%"])
  }

  @Test func aChangeByAKeySaysTheNewStateAlone() {
    table.key(.tab)
    _ = heard()
    table.key(.enter)
    #expect(heard() == ["!off"])
    table.key(.tab)
    _ = heard()
    table.key(.left)
    table.key(.up)
    #expect(heard() == ["!45%", "!Music, off"])
  }

  @Test func whatCanNoLongerBeUsedIsToldSo() {
    let button = Button("undo", label: "Undo")
    button.frame = Rect(300, 100, 200, 56)
    button.action = { [unowned button] in
      button.isEnabled = false
      button.setLabel("Undone")
    }
    scene.root.add(button)
    stage.setFocus(button)
    table.key(.tab)
    _ = heard()
    table.key(.enter)
    #expect(heard() == ["!Undone, not available"])
  }

  @Test func optionsAreSelectedOrNot() {
    let choice = SegmentedChoice(
      "size", label: "Size", options: [.init("s", label: "Small"), .init("l", label: "Large")],
      chosen: 0)
    choice.frame = Rect(300, 100, 200, 56)
    scene.root.add(choice)
    stage.setFocus(choice)
    _ = heard()
    table.key(.tab)
    table.key(.enter)
    #expect(heard() == ["!Size, Small", "!Large"])
  }

  @Test func aFieldSaysItsTextAndWhatIsTyped() {
    let field = TextField("name", label: "Name", text: "Ada", limit: 20)
    field.frame = Rect(300, 100, 200, 56)
    scene.root.add(field)
    stage.setFocus(volume)
    table.key(.tab)
    table.key(.tab)
    #expect(heard().last == "!Name, Ada")
    stage.receive(.text("m"))
    #expect(heard() == ["!m"])
    table.key(.backspace)
    #expect(heard() == ["!Ada"])
  }

  @Test func eventsInterruptTheFocusButNotEachOther() {
    table.key(.tab)
    _ = heard()
    stage.announce("7 down")
    stage.announce("8 left")
    #expect(heard() == ["!7 down", "8 left"])
    table.key(.tab)
    #expect(heard() == ["!Volume, 50%"])
  }

  @Test func aSceneThatFollowsAnEventWaitsForItsEnd() {
    stage.announce("Solved")
    _ = heard()
    stage.perform(.push(TestScene("won", [Self.heading("Result")])))
    stage.applyPending()
    #expect(heard() == ["Result"])
  }

  @Test func whatASceneAnnouncesAsItAppearsFollowsItsTitle() {
    _ = heard()
    let board = TestScene("board", [Self.heading("Fifteen")])
    board.onAppear = { [stage] in stage.announce("Row 1: 1, 2, 3.") }
    stage.perform(.push(board))
    stage.applyPending()
    #expect(heard() == ["!Fifteen. Row 1: 1, 2, 3."])
  }

  @Test func aFocusThatMovesByItselfIsSaidAfterTheEventThatMovedIt() {
    table.key(.tab)
    _ = heard()
    stage.announce("Your turn")
    stage.setFocus(volume)
    table.wait(100)
    table.wait(100)
    #expect(heard() == ["!Your turn", "Volume, 50%"])
  }

  @Test func toastsAreSaid() {
    _ = heard()
    stage.toast("No chips are left")
    #expect(heard() == ["No chips are left"])
  }

  @Test func aRenewedSceneDoesNotSayItsTitleAgain() {
    table.key(.tab)
    _ = heard()
    scene.makeAnew = {
      TestScene("options", [Switch("music", label: "Musik", isOn: true)])
    }
    stage.perform(.renew)
    table.wait(100)
    #expect(heard() == ["!Musik, on"])
  }

  @Test func partsOfALineAreSentences() {
    table.key(.tab)
    _ = heard()
    stage.announce("You win! · 21 beats 19.")
    stage.announce("2 moves · 0:10")
    #expect(heard() == ["!You win! 21 beats 19.", "2 moves. 0:10"])
  }

  @Test func theKeyThatAControllerSelectsIsSaid() {
    let field = TextField("name", label: "Name")
    field.frame = Rect(0, 300, 300, 56)
    scene.root.add(field)
    for _ in 0..<3 { table.key(.tab) }
    func press(_ button: ControllerEvent.Button) {
      stage.receive(.controller(ControllerEvent(button, time: table.now)))
    }
    press(.confirm)
    table.settle()
    _ = heard()
    press(.dpadDown)
    press(.dpadRight)
    #expect(heard() == ["!q", "!w"])
    press(.confirm)
    #expect(heard().last == "!w")
  }

  @Test func whatSwitchesSelectIsSaid() {
    stage.scanning = Scanning(mode: .twoSwitches, interval: .seconds(1))
    _ = heard()
    for _ in 0..<2 { table.key(.space) }
    #expect(heard().last == "!Volume, 50%")
    table.key(.enter)
    table.key(.space)
    #expect(heard() == ["!Left", "!Right"])
  }

  @Test func withoutSpeechNoTextIsBuilt() {
    _ = heard()
    stage.speaks = false
    func text() -> String {
      Issue.record("built")
      return ""
    }
    stage.announce(text())
    table.key(.tab)
    stage.toast("Hello")
    #expect(heard() == [])
  }
}
