import Testing

@testable import Services

@Suite struct NotifyArgumentsTests {
  private func arguments(
    body: String = "1 < 2 & 3 > 2", replaces: UInt32 = 0, capabilities: Set<String> = []
  ) -> NotifyArguments {
    NotifyArguments(
      DesktopNote(topic: "music", title: "R&B <on>", body: body, action: "Open"),
      replaces: replaces, capabilities: capabilities)
  }

  @Test func aBodyIsEscapedOnlyForAServerThatReadsMarkup() {
    #expect(arguments().body == "1 < 2 & 3 > 2")
    #expect(arguments(capabilities: ["body-markup"]).body == "1 &lt; 2 &amp; 3 &gt; 2")
  }

  @Test func aTitleIsNeverEscaped() {
    #expect(arguments(capabilities: ["body-markup"]).title == "R&B <on>")
  }

  @Test func anEscapedTextReadsAsItWasWritten() {
    #expect(NotifyArguments.escaped("&lt;") == "&amp;lt;")
    #expect(NotifyArguments.escaped("腹が減ってるよ!! 👩‍👧 é") == "腹が減ってるよ!! 👩‍👧 é")
  }

  @Test func aClickIsOfferedOnlyIfTheServerReportsIt() {
    #expect(arguments().actions.isEmpty)
    #expect(arguments(capabilities: ["actions"]).actions == ["default", "Open"])
  }

  @Test func theHintsNameTheProgramAndTheUrgency() {
    let hints = arguments().hints
    #expect(hints.map(\.key) == ["desktop-entry", "urgency"])
    #expect(hints.map(\.value) == [.text("recreo"), .byte(1)])
  }

  @Test func theSoundIsNamedOnlyForAServerThatPlaysSounds() {
    func hint(_ sound: DesktopNote.Sound, _ capabilities: Set<String>) -> NotifyArguments.Hint? {
      var note = DesktopNote(topic: "pet", title: "", body: "", action: "")
      note.sound = sound
      let hints = NotifyArguments(note, replaces: 0, capabilities: capabilities).hints
      return hints.first { $0.key.contains("sound") }?.value
    }
    #expect(hint(.named("bell"), ["sound"]) == .text("bell"))
    #expect(hint(.silent, ["sound"]) == .flag(true))
    #expect(hint(.servers, ["sound"]) == nil)
    #expect(hint(.named("bell"), ["actions"]) == nil)
  }

  @Test func aNotificationReplacesTheOneGiven() {
    #expect(arguments().replaces == 0)
    #expect(arguments(replaces: 41).replaces == 41)
  }
}
