import Arcade
import Drawing
import Foundation
import Geometry
import Host
import Input
import Languages
import Live
import Platform
import Services
import Store
import TestSupport

@testable import Stage
@testable import recreo

/// The real program without a display: simulated time, real pictures.
@MainActor final class Cinema {
  let program: Program
  private let clock = SimulatedClock()
  private let names = SpriteNames()

  /// `showsGrain`: off for nearly all, because noise makes a picture file ten times as large.
  ///
  /// `folder`: a home with its own pictures; by default there is none. With `RECREO_LANGUAGE` and
  /// `RECREO_TEXT_SIZE` its screens are in that language and with texts of that size, to be looked at.
  init(
    _ request: PlayRequest, size: Size, showsGrain: Bool = false, folder: String = "/nowhere",
    trace: Trace = .silent, settings: SettingsLayers? = nil, store: Store? = nil,
    notifications: Notifications = .silent, speaker: Speaker = .silent
  ) throws {
    setenv("SDL_VIDEODRIVER", "offscreen", 1)
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1)
    useUTC()
    let source = URL(filePath: #filePath).deletingLastPathComponent()
    let checkout = source.deletingLastPathComponent().deletingLastPathComponent().path
    Languages.start(
      directory: checkout + "/.build/languages",
      language: ProcessInfo.processInfo.environment["RECREO_LANGUAGE"] ?? "en")
    let resources = ResourceLocator(
      program: "/nowhere", environment: ["RECREO_RESOURCES": checkout])
    program = try Program(
      Program.Parts(
        window: Window(title: "Recreo", size: size), resources: resources,
        settings: settings ?? SettingsLayers(allSettings), store: store, trace: trace,
        queue: PostQueue(), clock: clock.beginning(at: SimulatedDay.usual.noon),
        notifications: notifications, chooser: .silent, screenLock: .silent, service: .silent,
        request: request.launch, isMuted: true, speaker: speaker,
        directories: Directories(data: folder, environment: ["HOME": folder]),
        drawings: ArtCache(folder: checkout + "/.build/art", budget: .max),
        decoder: PictureProcess(program: checkout + "/.build/debug/recreo"), makesTables: false))
    program.stage.drawsGrain = showsGrain
    if let text = ProcessInfo.processInfo.environment["RECREO_TEXT_SIZE"].flatMap(Double.init) {
      program.context.change(.textSize, to: .number(text))
    }
    names.listen(to: &program.stage.dependencies)
    Launch.begin(program, request)
  }

  /// The simulated time.
  var now: Duration { clock.now }

  /// The clock moves on, and nothing is drawn meanwhile.
  func skip(to moment: Duration) {
    clock.now = moment
    program.stage.setTime(moment)
  }

  /// Lets time pass up to a moment.
  func pass(to moment: Duration) { program.simulate(to: moment, clock) }

  /// Lets time pass up to a moment and tells what would be drawn.
  func text(at moment: Duration) -> String {
    pass(to: moment)
    return program.stage.draw { ScreenText.lines(of: $0, names) }
  }

  /// Lets time pass up to a moment and draws it.
  func picture(at moment: Duration) -> Pixmap {
    program.advance(to: moment, clock)
    return program.display.renderer.screenshot()
  }

  func press(_ key: Key) {
    program.loop.handle(.input(.key(KeyEvent(key, time: clock.now))))
  }

  func touch(_ id: Int64, _ phase: PointerEvent.Phase, _ place: Point) {
    program.loop.handle(
      .input(.pointer(PointerEvent(PointerID(id), phase, at: place, time: clock.now))))
  }
}
