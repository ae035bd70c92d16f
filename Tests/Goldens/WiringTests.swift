import Arcade
import Geometry
import Store
import Testing

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
    final class Told { var slots: [String] = [] }
    let told = Told()
    let trace = Trace(isOn: true) { _, fields in
      if let saved = fields as? TraceFields.Saved { told.slots.append(saved.slot) }
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
    // Its result is told before the report of its last save comes from the disk.
    autosaver.cancel("ended")
    program.queue.drain()
    #expect(told.slots == ["goes on"])
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
