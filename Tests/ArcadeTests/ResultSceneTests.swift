import Foundation
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

/// The end of a game: its result, its name, its place.
@MainActor @Suite struct ResultSceneTests {
  private func won(_ context: GameContext = .forTests) throws -> SceneHarness {
    context.fifteenChoice.columns = 4
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    try table.solveWalk()
    return table
  }

  /// At the dialog.
  private func named(_ context: GameContext = .forTests) throws -> SceneHarness {
    let table = try won(context)
    table.pass(.seconds(4))
    #expect(table.stage.top.name == "fifteen.won")
    return table
  }

  private func results(_ table: SceneHarness) throws -> [ResultLine] {
    try table.context.store.results(game: "fifteen", variant: "4x4", order: .time)
  }

  @Test func theResultIsOnDiskBeforeTheDialogShows() throws {
    let table = try won()
    #expect(table.stage.top.name == "fifteen")
    let draft = try #require(try table.context.store.drafts().first)
    #expect(draft.played.moves == 130 && draft.played.variant == "4x4")
    let told = table.events.compactMap { $0.fields as? TraceFields.Result }.last
    #expect(told?.id == draft.id)
    #expect(try results(table).isEmpty)
  }

  @Test func aNameAndDonePutItIntoTheLists() throws {
    let table = try named()
    table.type("  Ana   Belén ")
    try table.tap("result.done")
    #expect(try results(table).map(\.player) == ["Ana Belén"])
    #expect(try table.context.store.drafts().isEmpty)
    #expect(try table.node("result.rank").label.contains("Ana Belén"))
    let claim = table.events.compactMap { $0.fields as? TraceFields.Claim }.last
    #expect(claim?.player == "Ana Belén" && claim?.ranks == [1, 1])
    try table.tap("result.menu")
    #expect(table.stage.top.name == "menu")
  }

  @Test func whatAGameBringsIsToldOnceItHasAName() throws {
    let table = try named()
    table.type("Ana")
    try table.tap("result.done")
    #expect(try table.node("result.points").label == "+350 points · 350 in total")
    let claim = try #require(table.events.compactMap { $0.fields as? TraceFields.Claim }.last)
    #expect(claim.points == 350 && claim.new.count == 7 && claim.passed == claim.new)
    #expect(claim.new.first == "fifteen.4x4.finish")
    let gains = try table.node("result.gains")
    #expect(try labels(in: table).contains("4×4 in 1:00"))
    #expect(try gains.frame.maxY <= table.node("result.menu").frame.minY)
    try table.tap("result.again")
    try table.solveWalk()
    table.pass(.seconds(4))
    try table.tap("result.done")
    #expect(try table.node("result.points").label == "+350 points · 700 in total")
    let again = try #require(table.events.compactMap { $0.fields as? TraceFields.Claim }.last)
    #expect(again.new.isEmpty && again.passed.count == 7)
    #expect(try !labels(in: table).contains("4×4 in 1:00"), "it is not new any more")
  }

  private func labels(in table: SceneHarness) throws -> [String] {
    func all(_ node: Node) -> [String] { [node.label] + node.children.flatMap(all) }
    return all(table.stage.top.root)
  }

  @Test func doneWithoutANameAsksForOneAndMakesNoPlayer() throws {
    let table = try named()
    try table.tap("result.done")
    #expect(try !table.node("result.problem").label.isEmpty)
    #expect(try table.context.store.players().isEmpty && table.context.likelyName == nil)
    table.type("Zoë")
    try table.tap("result.done")
    #expect(try results(table).map(\.player) == ["Zoë"])
  }

  @Test func aTapOnAFaceGivesTheResultToThatPlayer() throws {
    let context = GameContext.forTests
    for (moment, name) in ["Mia", "Leo", "Ana"].enumerated() {
      _ = try context.store.newPlayer(PlayerName(name), at: moment)
    }
    let table = try named(context)
    let faces = try (0..<6).map { try table.node("result.face.\($0)") }
    #expect(Set(faces.prefix(3).map(\.label)) == ["Mia", "Leo", "Ana"])
    let leo = try #require(faces.first { $0.label == "Leo" })
    try table.tap(leo.id)
    #expect(try table.node("result.name").traceText == "Leo")
    #expect(faces.map(\.traceValue) == faces.map { $0 === leo ? 1 : 0 }, "one has the ring")
    try table.tap("result.done")
    #expect(try results(table).map(\.player) == ["Leo"])
  }

  @Test(arguments: [
    Size(width: 800, height: 480), Size(width: 1280, height: 800), Size(width: 1080, height: 1920),
    Size(width: 600, height: 1024), Size(width: 1920, height: 1080),
    Size(width: 2560, height: 1080),
  ])
  func thePhotoAndTheSheetLieInTheWindow(window: Size) {
    let bounds = Rect(origin: .zero, size: window)
    for aspect in [0.5, 0.8, 1, 1.6, 2] {
      let layout = ResultLayout(in: bounds, photo: aspect, wanted: 560)
      for height in [300, layout.heightLimit - 68] {
        let frames = layout.frames(height: height, above: 68)
        let sheet = frames.sheet
        #expect(bounds.inset(by: 8).contains(sheet), "\(sheet) \(aspect)")
        #expect(sheet.minY - 68 >= 0, "the stars are not cut off")
        guard let photo = frames.photo else { continue }
        #expect(bounds.contains(photo.inset(by: -photo.height * 0.02)), "\(photo) \(aspect)")
        #expect(abs(photo.width / photo.height - aspect) < 0.001)
        // It lies askew.
        let (cosine, sine) = (cos(ResultPhoto.tilt), sin(ResultPhoto.tilt))
        let askew = Rect(
          center: photo.center,
          size: Size(
            width: photo.width * cosine + photo.height * sine,
            height: photo.height * cosine + photo.width * sine))
        #expect(!askew.intersects(sheet), "all of it can be seen: \(askew) \(sheet)")
        #expect(bounds.contains(askew), "\(askew)")
      }
    }
  }

  @Test func enterInTheFieldIsDone() throws {
    let table = try named()
    table.type("Leo")
    table.press(.enter)
    #expect(try results(table).map(\.player) == ["Leo"])
    table.press(.enter)
    #expect(try table.game.outcome == nil, "Enter again plays again")
  }

  @Test func skipForgetsIt() throws {
    let table = try named()
    table.type("Ana")
    try table.tap("result.skip")
    #expect(try table.context.store.drafts().isEmpty)
    #expect(try results(table).isEmpty)
    try table.tap("result.again")
    #expect(table.stage.top.name == "fifteen")
  }

  @Test func escapeSkipsAndThenLeaves() throws {
    let table = try named()
    table.stage.setFocus(nil)
    table.press(.escape)
    #expect(try table.context.store.drafts().isEmpty)
    #expect(table.stage.top.name == "fifteen.won")
    table.press(.escape)
    #expect(table.stage.top.name == "menu")
  }

  @Test func theLastNameIsRemembered() throws {
    let context = GameContext.forTests
    let first = try named(context)
    first.type("Zoë")
    first.press(.enter)
    let second = try named(context)
    try second.tap("result.done")
    #expect(try results(second).map(\.player) == ["Zoë", "Zoë"])
    #expect(try context.store.players().count == 1)
  }

  @Test func aKnownPlayerIsNamedAsSpelledBefore() throws {
    let context = GameContext.forTests
    _ = try context.store.newPlayer(PlayerName("Mia"), at: 1)
    let table = try named(context)
    table.type("mia")
    table.press(.enter)
    #expect(try table.node("result.rank").label.hasPrefix("Mia\n"))
  }

  @Test func theKeyboardComesWithATouchOfTheNameAndItsDoneIsEnough() throws {
    let table = try won()
    table.touch([Point(x: 640, y: 790)])
    table.pass(.seconds(5))
    #expect(table.stage.top.name == "fifteen.won" && !table.stage.isKeyboardOpen)
    table.touch([try table.node("result.name").windowFrame(at: table.now).center])
    table.pass(.seconds(1))
    #expect(table.stage.isKeyboardOpen)
    for key in ["m", "i", "a"] { try table.tapKey(key) }
    try table.tapKey("done")
    #expect(try results(table).map(\.player) == ["Mia"], "a name begins with a capital")
    #expect(!table.stage.isKeyboardOpen)
  }

  @Test func anImpossibleNameIsReportedAndTheResultStays() throws {
    let table = try named()
    table.stage.receive(.text("a\u{202E}b"))
    table.pass(.milliseconds(50))
    try table.tap("result.done")
    #expect(try !table.node("result.problem").label.isEmpty)
    #expect(try table.context.store.drafts().count == 1)
    try table.tap("result.name")
    table.type("c")
    #expect(try table.node("result.problem").label.isEmpty, "typing on takes the sentence away")
  }

  @Test func afterACrashTheDialogComesBackOverTheMenu() throws {
    let context = GameContext.forTests
    _ = try named(context)
    _ = try named(context)
    let table = SceneHarness(context: context) { $0.unclaimedResult() ?? MenuScene(context: $0) }
    #expect(table.stage.top.name == "result")
    #expect(try table.node("result.summary").label.contains("4×4"))
    table.pass(.seconds(1))
    table.type("Ana")
    try table.tap("result.done")
    try table.tap("result.menu")
    #expect(table.stage.top.name == "result", "two were waiting")
    #expect(try table.context.store.drafts().count == 1)
    table.pass(.seconds(1))
    try table.tap("result.skip")
    #expect(table.stage.top.name == "menu", "nobody has just played: Skip leads straight on")
    #expect(try results(table).count == 1)
  }

  @Test func undoneMovesDoNotCountButAreShown() throws {
    let context = GameContext.forTests
    context.fifteenChoice.columns = 4
    context.fifteenChoice.scramble = 1
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    let game = try table.game
    let wrong = try #require(
      Direction.allCases.first { way in
        guard let move = game.move(pushing: way) else { return false }
        return (try? game.applying(move))?.outcome == nil
      })
    table.press([.up: Key.up, .down: .down, .left: .left, .right: .right][wrong] ?? .up)
    table.press(.character("u"))
    try table.solveOneMove()
    let told = try #require(table.events.compactMap { $0.fields as? TraceFields.Result }.last)
    #expect(told.moves == 1 && told.undos == 1)
    let record = try #require(try context.store.drafts().first).played.record
    #expect(record.contains("\"undo\""))
  }

  @Test func leftWithoutANameByWhoeverWentAwayItIsNobodys() throws {
    let table = try named()
    table.stage.perform(.popToRoot)
    table.pass(.seconds(1))
    #expect(table.stage.top.name == "menu")
    #expect(try table.context.store.drafts().isEmpty)
  }

  @Test func aNameThatIsThereIsSelectedAndReplacedByWhatIsTyped() throws {
    let context = GameContext.forTests
    let first = try named(context)
    first.type("Zoë")
    first.press(.enter)
    let table = try named(context)
    #expect(try table.node("result.name").traceText == "Zoë")
    table.type("Ana")
    #expect(try table.node("result.name").traceText == "Ana")
    table.press(.enter)
    #expect(try results(table).map(\.player).contains("Ana"))
  }

  @Test func aControllerAlonePlaysAndPutsTheLastNameToIt() throws {
    let context = GameContext.forTests
    let first = try named(context)
    first.type("Zoë")
    first.press(.enter)
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    try table.solveWalk(leaving: 1)
    let game = try table.game
    let way = try #require(
      Direction.allCases.first { way in
        guard let move = game.move(pushing: way) else { return false }
        return (try? game.applying(move))?.outcome == .won
      })
    let buttons: [Direction: ControllerEvent.Button] = [
      .up: .dpadUp, .down: .dpadDown, .left: .dpadLeft, .right: .dpadRight,
    ]
    table.press(button: buttons[way] ?? .dpadUp)
    table.pass(.seconds(4))
    table.press(button: .confirm)
    #expect(try results(table).map(\.player) == ["Zoë", "Zoë"])
    // The first shows where the focus is.
    for _ in 0..<5 { table.press(button: .dpadLeft) }
    table.press(button: .confirm)
    #expect(table.stage.top.name == "menu")
  }
}
