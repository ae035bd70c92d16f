import Arcade
import Geometry
import Live
import Rules
import Store
import Testing

@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import RecycleGame
@testable import Stage
@testable import recreo

/// What the scenes' dependencies do in the real program.
@MainActor @Suite(.serialized) struct WiringTests {
  private func shown() throws -> Program {
    try Cinema(PlayRequest(), size: Size(width: 1280, height: 960)).program
  }

  @Test func aChangedSettingIsInForceAtOnce() throws {
    let program = try shown()
    program.context.change(.textSize, to: .number(1.5))
    program.context.change(.reducedMotion, to: .bool(true))
    #expect(program.stage.textScale == 1.5)
    #expect(program.stage.reducesMotion)
    program.context.change(.scale, to: .number(2))
    #expect(program.display.hasChanged, "the loop adopts the window in its next turn")
    program.display.adoptWindow(program.context.settings, on: program.stage)
    #expect(program.stage.bounds.size == Size(width: 640, height: 480))
    #expect(!program.display.hasChanged)
  }

  /// An unfinished game of each kind, where it is saved, and a request for another of that kind.
  private func unfinished() throws -> [(SavedGame, slot: String, PlayRequest)] {
    var board = Session<Fifteen>(Fifteen.Setup(columns: 4), seed: 3)
    let push = try #require(
      Direction.allCases.lazy.compactMap { board.game.move(pushing: $0) }.first)
    try board.play(push, at: 5)
    let mirror = MirrorChoice(columns: 3).setup
    let calm = Recycle.Setup(mode: .calm)
    let round = try #require(
      (1...9).lazy.map { Session<Blackjack>(.init(table: .singleDeck), seed: $0) }
        .first { $0.game.outcome == nil })
    return [
      (
        SavedFifteen(session: board, milliseconds: 5, picture: "reef", showsNumbers: false)
          .saved(at: 1), "fifteen-\(board.setup.variant)",
        PlayRequest(game: .fifteen, FifteenChoice(board.setup, picture: nil))
      ),
      (
        SavedMirror(round: MirrorRound(mirror, seed: 1), milliseconds: 5, picture: .first)
          .saved(at: 1), "mirror-\(mirror.kind)",
        PlayRequest(game: .mirror, MirrorChoice(columns: 3))
      ),
      (
        SavedRecycle(RecycleRound(calm, seed: 1)).saved(at: 1), "recycle-\(calm.variant)",
        PlayRequest(game: .recycle, RecycleChoice(calm))
      ),
      (
        SavedRound(round, milliseconds: 5).saved(at: 1), "blackjack-hand",
        PlayRequest(game: .blackjack, BlackjackChoice(table: .vegasStrip))
      ),
    ]
  }

  @Test func aBoardFromTheCommandLineReplacesNoSavedGameWithoutAQuestion() throws {
    for (saved, slot, request) in try unfinished() {
      let store = try Store.inMemory(allGames.catalogue)
      let size = Size(width: 1280, height: 800)
      let fresh = try Cinema(request, size: size, store: store).program.stage.top.name
      #expect(fresh == saved.game, "nothing is lost, so nothing is asked")
      try store.save(saved, slot: slot)
      let program = try Cinema(request, size: size, store: store).program
      #expect(program.stage.top.name == saved.game + ".saved.question")
      #expect(try store.savedGame(slot) == saved)
    }
  }

  @Test func whoSwitchesSpeechOnIsToldWhatItNeeds() throws {
    let size = Size(width: 640, height: 480)
    let program = try Cinema(PlayRequest(), size: size, speaker: Speaker { nil }).program
    program.context.change(.speech, to: .bool(true))
    #expect(program.stage.speaks)
    #expect(program.stage.toasts.shown?.label.contains("speech-dispatcher") ?? false)
  }

  @Test func quittingEndsTheLoop() throws {
    let program = try shown()
    #expect(!program.requests.isEnding)
    program.context.quit()
    #expect(program.requests.isEnding)
  }

  @Test func screensThatAreAskedForAreTakenOnceInTheirOrder() {
    let requests = ProgramRequests()
    requests.show(.fifteen)
    requests.show(.menu)
    #expect(requests.takeScreens() == [.fifteen, .menu])
    #expect(requests.takeScreens().isEmpty)
  }

  @Test func aWordToThePersonIsAToast() throws {
    let program = try shown()
    #expect(program.stage.toasts.shown == nil)
    program.context.toast("Hello", "icon-check")
    #expect(program.stage.toasts.shown != nil)
  }

  @Test func theSaveOfAGameThatHasEndedIsNotTraced() throws {
    final class Saves { var slots: [String] = [] }
    let saves = Saves()
    let trace = Trace(isOn: true) { _, fields in
      if let saved = fields as? TraceFields.Saved { saves.slots.append(saved.slot) }
    }
    let size = Size(width: 640, height: 480)
    let program = try Cinema(PlayRequest(), size: size, trace: trace).program
    let autosaver = program.context.autosaver
    for slot in ["ended", "goes on"] {
      autosaver.save(slot: slot, step: 1) {
        SavedGame(game: "fifteen", record: "{}", milliseconds: 1, at: 1)
      }
    }
    autosaver.finish()
    // Its result is reported before its last save, which comes from the disk.
    autosaver.cancel("ended")
    program.queue.drain()
    #expect(saves.slots == ["goes on"])
  }

  @Test func nothingKeepsAProgramThatIsOver() throws {
    weak var stage: Stage?
    weak var context: GameContext?
    weak var loop: MainLoop?
    weak var settings: SettingsApplier?
    do {
      let program = try shown()
      (stage, context, loop, settings) = (
        program.stage, program.context, program.loop, program.settings
      )
      program.stage.end()
    }
    #expect(stage == nil && context == nil && loop == nil && settings == nil)
  }
}
