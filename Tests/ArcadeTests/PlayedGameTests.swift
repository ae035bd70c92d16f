import Rules
import Stage
import Store
import Testing

@testable import Arcade

/// The clock, the pause, saving and the end, without a game.
@MainActor @Suite struct PlayedGameTests {
  private let slot = SaveSlot(game: "template", board: "three", player: nil)

  private nonisolated static func saved(at date: Int) -> SavedGame {
    SavedGame(game: "template", record: "{}", milliseconds: 5, at: date)
  }

  private func isSaved(_ context: GameContext) throws -> Bool {
    context.autosaver.finish()
    return try context.store.savedGame(slot.name) != nil
  }

  @Test func theClockStopsDuringAPauseAndRunsAgainAfterIt() {
    var played = PlayedGame(milliseconds: 1000)
    played.clock.start(at: .seconds(10))
    let isChange = played.setPaused(true, at: .seconds(12))
    #expect(isChange && played.isPaused)
    #expect(played.clock.milliseconds(at: .seconds(500)) == 3000)
    #expect(played.nextFrame(after: .seconds(500)) == .onInput)
    played.setPaused(false, at: .seconds(500))
    #expect(played.clock.milliseconds(at: .seconds(501)) == 4000)
    #expect(played.nextFrame(after: .milliseconds(501_500)) == .at(.seconds(502)))
  }

  @Test func aPauseBeforeTheFirstMoveDoesNotStartTheClock() {
    var played = PlayedGame()
    played.setPaused(true, at: .seconds(1))
    played.setPaused(false, at: .seconds(2))
    #expect(!played.clock.isRunning)
  }

  @Test func aSecondPauseChangesNothing() {
    var played = PlayedGame()
    played.clock.start(at: .zero)
    played.setPaused(true, at: .seconds(1))
    let isChange = played.setPaused(true, at: .seconds(2))
    #expect(!isChange)
    played.setPaused(false, at: .seconds(3))
    #expect(played.clock.isRunning, "it still knows that the clock ran")
    played.setPaused(false, at: .seconds(4))
    #expect(played.lastMove == .seconds(3))
  }

  @Test func theScreenMayGoDarkAfterFiveMinutesWithoutAMove() {
    var played = PlayedGame()
    #expect(played.allowsBlanking(at: .seconds(1)), "nobody plays")
    played.clock.start(at: .zero)
    played.lastMove = .seconds(60)
    #expect(!played.allowsBlanking(at: .seconds(360)))
    #expect(played.allowsBlanking(at: .seconds(361)))
    #expect(played.allowsBlanking(at: nil), "it is not shown")
    #expect(played.allowsBlanking(isPlaying: false, at: .seconds(61)))
    #expect(!PlayedGame().allowsBlanking(isPlaying: true, at: .zero))
  }

  @Test func aResumedGameKeepsTheScreenOn() {
    var played = PlayedGame()
    played.clock.start(at: .zero)
    played.setPaused(true, at: .seconds(10))
    played.setPaused(false, at: .seconds(4000))
    #expect(!played.allowsBlanking(at: .seconds(4300)))
  }

  @Test func onlyAChangeOfBlankingIsReported() {
    var played = PlayedGame()
    var news: [Bool] = []
    for isAllowed in [true, false, false, true, true] {
      news.append(played.updateBlanking(isAllowed))
    }
    #expect(news == [false, true, false, true, false])
  }

  @Test func aGameIsSavedFromItsFirstMoveWithTheDate() throws {
    let context = GameContext.forTests
    context.dependencies.date = { 77 }
    let played = PlayedGame(slot: slot)
    played.save(step: 0, in: context, Self.saved)
    #expect(try !isSaved(context))
    played.save(step: 1, in: context, Self.saved)
    #expect(try isSaved(context))
    #expect(try context.store.savedGame(slot.name)?.at == 77)
  }

  @Test func aGameWithoutASlotIsNeverSaved() throws {
    let context = GameContext.forTests
    PlayedGame().save(step: 1, in: context, Self.saved)
    context.autosaver.finish()
    #expect(try context.store.savedSlots(startingWith: "").isEmpty)
  }

  @Test func aDroppedSaveIsDeleted() throws {
    let context = GameContext.forTests
    let played = PlayedGame(slot: slot)
    played.save(step: 1, in: context, Self.saved)
    played.deleteSave(in: context)
    #expect(try !isSaved(context))
  }

  @Test func aResultReplacesTheSavedGame() throws {
    let context = GameContext.forTests
    let played = PlayedGame(slot: slot)
    played.save(step: 1, in: context, Self.saved)
    let new = NewResult(
      game: "template", variant: "three", score: 0, moves: 3, milliseconds: 4000, at: 0,
      record: "{}")
    let end = played.end(new, in: context)
    #expect(try !isSaved(context))
    #expect(end.played == new)
    let id = try #require(end.draftID)
    #expect(try context.store.result(id) != nil)
  }

  @Test func theTraceHasTheResultAndItsIDIfItIsStored() throws {
    var told: [TraceFields.Result] = []
    let trace = Trace(isOn: true) { name, fields in
      #expect(name == "result")
      if let fields = fields as? TraceFields.Result { told.append(fields) }
    }
    let new = NewResult(
      game: "template", variant: "three", score: 7, moves: 3, milliseconds: 4000, at: 0,
      record: "{}")
    let end = PlayedGame().end(new, in: .forTests)
    trace.result(new, end, undos: 2)
    trace.result(new, nil)
    #expect(told.map(\.id) == [end.draftID, nil])
    #expect(told.map(\.undos) == [2, 0])
    #expect(told[0].variant == "three" && told[0].score == 7 && told[0].moves == 3)
    #expect(told[0].ms == 4000)
  }
}
