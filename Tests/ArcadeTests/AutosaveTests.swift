import Arcade
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import FifteenGame

/// An unfinished board is saved and can be resumed.
@MainActor @Suite struct AutosaveTests {
  /// A board that was left after a few moves.
  private func left(_ context: GameContext = .forTests) throws -> (
    table: SceneHarness, game: Fifteen
  ) {
    let table = SceneHarness(context: context) { FifteenSetupScene(context: $0) }
    try table.tap("fifteen.picture.two")
    try table.tap("fifteen.layout.5x5")
    try table.tap("fifteen.play")
    for key in [Key.up, .left, .down, .right] { table.press(key) }
    table.pass(.seconds(7))
    let game = try table.game
    try table.tap("fifteen.back")
    return (table, game)
  }

  @Test func aGameIsForgottenUntilItIsSavedAgain() throws {
    let autosaver = Autosaver(try Store.inMemory(allGames.catalogue))
    for step in 1...2 {
      autosaver.save(slot: "fifteen", step: step) { nil }
      #expect(!autosaver.isCancelled("fifteen"))
      autosaver.cancel("fifteen")
      #expect(autosaver.isCancelled("fifteen"))
    }
  }

  @Test func theSetupOffersToResumeABoard() throws {
    let (table, game) = try left()
    #expect(table.stage.top.name == "fifteen.setup")
    let words = try table.node("fifteen.continue").label
    #expect(words.contains("5×5") && words.contains("\(game.moveCount) move"))
    try table.tap("fifteen.continue")
    #expect(try table.game == game)
  }

  @Test func theClockStopsWhileABoardIsLeft() throws {
    let (table, _) = try left()
    let away = try #require(try table.node("fifteen.continue").label.last?.wholeNumberValue)
    table.pass(.seconds(500))
    try table.tap("fifteen.continue")
    let back = try #require(try table.node("fifteen.time").label.last?.wholeNumberValue)
    // The tap took a moment of play.
    #expect(try table.node("fifteen.time").label.contains("0:0"))
    #expect((0...1).contains(back - away))
  }

  @Test func aBoardCanBeResumedAfterARestart() throws {
    let context = GameContext.forTests
    let (_, game) = try left(context)
    let later = GameContext(
      games: allGames, settings: SettingsLayers(allSettings), store: context.store, chance: { 9 })
    let table = SceneHarness(context: later) { FifteenSetupScene(context: $0) }
    try table.tap("fifteen.continue")
    #expect(try table.game == game)
    table.press(.character("u"))
    #expect(try table.game.moveCount < game.moveCount, "its history is saved too")
  }

  @Test func quittingSavesTheBoard() throws {
    let table = try board(4, Size(width: 1280, height: 800))
    table.press(.up)
    table.press(.left)
    table.pass(.seconds(3))
    let game = try table.game
    table.stage.end()
    table.context.autosaver.finish()
    let saved = try #require(try table.context.store.savedGame("fifteen-4x4"))
    #expect(saved.milliseconds >= 3000)
    let next = SceneHarness(context: table.context) { FifteenSetupScene(context: $0) }
    try next.tap("fifteen.continue")
    #expect(try next.game == game)
  }

  @Test func everyMoveIsSavedAtOnce() throws {
    let table = try board(4, Size(width: 1280, height: 800))
    for count in 1...6 {
      table.press([Key.up, .down, .left, .right][count % 4])
      table.context.autosaver.finish()
      let entries = table.moves()
      guard entries > 0 else { continue }
      let record = try #require(try table.context.store.savedGame("fifteen-4x4")).record
      #expect(record.components("\"column\"") == entries)
    }
  }

  @Test func aSolvedBoardIsNoLongerSaved() throws {
    let table = try board(4, Size(width: 1280, height: 800), scramble: 1)
    let game = try table.game
    let away = try #require(
      Direction.allCases.first { way in
        guard let move = game.move(pushing: way) else { return false }
        return (try? game.applying(move))?.outcome == nil
      })
    table.press([.up: Key.up, .down: .down, .left: .left, .right: .right][away] ?? .up)
    table.press(.character("u"))
    #expect(try SavedGameProbe.slots(table.context) == 1)
    try table.solveOneMove()
    table.context.autosaver.finish()
    #expect(try SavedGameProbe.slots(table.context) == 0)
  }

  @Test func anUntouchedBoardIsNotSaved() throws {
    let table = SceneHarness { FifteenSetupScene(context: $0) }
    try table.tap("fifteen.play")
    try table.tap("fifteen.back")
    #expect(table.stage.top.root.node("fifteen.continue") == nil)
  }

  @Test func aSavedGameThatCannotBeReadIsNotOffered() throws {
    let context = GameContext.forTests
    let other = SavedGame(game: "fifteen", record: "{}", milliseconds: 5, at: 0)
    for slot in ["fifteen", "fifteen-4x4"] { try context.store.save(other, slot: slot) }
    let table = SceneHarness(context: context) { FifteenSetupScene(context: $0) }
    #expect(table.stage.top.root.node("fifteen.continue") == nil)
  }
}

/// How many games of the puzzle are saved.
@MainActor private enum SavedGameProbe {
  static func slots(_ context: GameContext) throws -> Int {
    context.autosaver.finish()
    return try context.store.savedSlots(startingWith: "fifteen-4x4").count
  }
}

extension String {
  /// How often `part` occurs.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
