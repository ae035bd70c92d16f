import Drawing
import Geometry
import Input
import Languages
import Rules
import Services
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// Logs what a player saved, copied and mailed.
@MainActor final class Outbox {
  var saved: [String] = []
  var copied = ""
  var letters: [Letter] = []
  /// What saving returns.
  var answer: Result<String, ShareCardError> = .success("/home/leo/Pictures/Recreo/Leo.png")
  var hasMail = true

  var sharing: Sharing {
    Sharing(
      draw: { _, size, done in done(Pixmap(width: size.width, height: size.height)) },
      save: { [self] _, wish, done in
        saved.append(wish)
        done(answer)
      },
      mail: { [self] letter, done in
        letters.append(letter)
        done(hasMail)
      })
  }
  var text: TextInput {
    var text = TextInput.silent
    text.copy = { [self] in copied = $0 }
    return text
  }
}

extension SceneHarness {
  /// The share dialog of a solved 4×4 board that has a name.
  static func sharing(
    size: Size = Size(width: 1280, height: 800), _ box: Outbox = Outbox(), isKiosk: Bool = false
  ) throws -> SceneHarness {
    let context = GameContext.forTests
    context.change(.kiosk, to: .bool(isKiosk))
    context.fifteenChoice = FifteenChoice(columns: 4)
    context.dependencies.sharing = box.sharing
    let table = SceneHarness(size: size, context: context, text: box.text) {
      FifteenScene(context: $0)
    }
    try table.solveWalk()
    table.pass(.seconds(4))
    table.type("Leo")
    return try table.opened("result.done").opened("result.share")
  }
}

/// Saving, copying and mailing a result.
@MainActor @Suite struct ShareSceneTests {
  private func toasts(_ table: SceneHarness) -> [String] {
    table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
  }

  @Test func aResultIsSharedWithoutANameIfItsNameWasSkipped() throws {
    let box = Outbox()
    let context = GameContext.forTests
    context.fifteenChoice = FifteenChoice(columns: 4, scramble: 1)
    context.dependencies.sharing = box.sharing
    let table = SceneHarness(context: context, text: box.text) { FifteenScene(context: $0) }
    try table.solveOneMove()
    table.pass(.seconds(4))
    #expect(try table.node("result.share").isHidden, "a name can still be given")
    try table.tap("result.skip")
    let share = try table.opened("result.share")
    try share.tap("share.save")
    #expect(box.saved.count == 1 && box.saved.first?.hasPrefix("Fifteen 4x4") == true)
    try share.tap("share.copy")
    #expect(!box.copied.contains(" – ") && box.copied.contains("recreo --board fifteen-4x4-1-7"))
  }

  @Test func aCardIsSavedOnceAndItsPathShownEachTime() throws {
    let box = Outbox()
    let table = try SceneHarness.sharing(box)
    #expect(table.stage.top.name == "share")
    try table.tap("share.save")
    #expect(box.saved == ["Fifteen 4x4 Leo"])
    #expect(toasts(table).last?.contains("/home/leo/Pictures/Recreo/Leo.png") == true)
    table.pass(.seconds(10))
    try table.tap("share.save")
    #expect(box.saved.count == 1 && toasts(table).count == 2)
  }

  @Test func aCardThatCannotBeSavedIsReportedAndCanBeTriedAgain() throws {
    let box = Outbox()
    box.answer = .failure(ShareCardError("No space left on device"))
    let table = try SceneHarness.sharing(box)
    try table.tap("share.save")
    #expect(toasts(table).last?.contains("No space left on device") == true)
    try table.tap("share.save")
    #expect(box.saved.count == 2)
  }

  @Test func theTextIsCopiedAndMailedWithTheSavedCard() throws {
    let box = Outbox()
    let table = try SceneHarness.sharing(box)
    let read = try table.node("share.code").traceText
    try table.tap("share.copy")
    #expect(box.copied == read && box.copied.contains("Leo\nrecreo --board fifteen-4x4-130-7"))
    try table.tap("share.mail")
    #expect(box.letters.last?.body == box.copied && box.letters.last?.attachment == nil)
    try table.tap("share.save")
    box.hasMail = false
    try table.tap("share.mail")
    #expect(box.letters.last?.attachment == "/home/leo/Pictures/Recreo/Leo.png")
    table.pass(.seconds(20))
    #expect(toasts(table).last == tr("No email program responded."))
  }

  @Test func keysAndAControllerReachEveryButton() throws {
    let box = Outbox()
    let table = try SceneHarness.sharing(box)
    table.press(.enter)
    #expect(box.saved.count == 1)
    // The first Tab only shows the focus.
    table.press(.tab)
    table.press(.tab)
    table.press(.enter)
    #expect(!box.copied.isEmpty)
    table.press(.right)
    table.stage.receive(.controller(ControllerEvent(.confirm, time: table.now)))
    table.pass(.milliseconds(100))
    #expect(box.letters.count == 1)
    table.press(.escape)
    #expect(table.stage.top.name == "fifteen.won")
  }

  @Test func anEarlierResultCanBeSharedFromItsReplay() throws {
    let table = try SceneHarness.sharing()
    table.press(.escape)
    try table.tap("result.list")
    try table.tap("results.row.0")
    #expect(table.stage.top.name == "fifteen.replay")
    try table.tap("replay.share")
    #expect(table.stage.top.name == "share")
    #expect(try table.node("share.code").traceText?.contains("Leo") == true)
    table.press(.escape)
    #expect(table.stage.top.name == "fifteen.replay")
  }

  @Test func aKiosksVisitorCannotSaveCopyOrMail() throws {
    let table = try SceneHarness.sharing(isKiosk: true)
    for way in ["save", "copy", "mail"] {
      #expect(table.stage.top.root.node("share." + way) == nil)
    }
    #expect(try table.node("share.code").traceText?.contains("Leo") == true)
  }

  @Test func aSavedCardIsNotSavedAgainInAnotherLanguage() throws {
    try Catalogues.begin()
    defer { Catalogues.end() }
    Languages.use("en")
    let box = Outbox()
    let table = try SceneHarness.sharing(box)
    try table.tap("share.save")
    Languages.use("es")
    table.stage.perform(.renew)
    table.pass(.seconds(1))
    #expect(try table.node("share.save").label == "Guardar")
    #expect(try table.node("share.code").traceText?.contains("¡Supérame!") == true)
    try table.tap("share.save")
    #expect(box.saved.count == 1)
  }
}
