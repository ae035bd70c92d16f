import Arcade
import ArgumentParser
import Foundation
import Geometry
import Host
import Live
import Platform
import Services
import Stage
import Store

extension Launch {
  /// Saves the screen at a moment of simulated time as PNG; needs no display.
  static func drawOneMoment(_ request: PlayRequest) throws -> ExitCode {
    setenv("SDL_VIDEODRIVER", "offscreen", 1)
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 0)
    Report.begin(directory: nil)
    let clock = SimulatedClock()
    guard let trace = trace(request, clock: { clock.now }) else {
      Report.say(badTrace(request))
      return Exit.inputOutput
    }
    let directories = Directories(
      data: request.data, environment: ProcessInfo.processInfo.environment)
    let configuration = Configuration(
      request, directories, looksInto: request.data == nil ? nil : directories.data)
    for problem in configuration.problems { Report.problem(problem, trace) }
    let store = request.data == nil ? nil : Store.copy(of: directories.data, allGames.catalogue)
    let resources = resources()
    try refuseUnknownPicture(request, resources, directories)
    startLanguages(configuration.settings, resources, trace)
    let window = try Buses.withheld {
      try openWindow(request.size ?? Size(width: 1280, height: 800))
    }
    let program = try Program(
      Program.Parts(
        window: window, resources: resources, settings: configuration.settings, store: store,
        trace: trace, queue: PostQueue(), clock: clock.beginning(at: request.day.noon),
        notifications: .silent, chooser: .silent, screenLock: .silent, service: .silent,
        request: request.launch, isMuted: true, speaker: .silent, directories: directories,
        drawings: ArtCache(folder: directories.cache + "/art"), decoder: .own, makesTables: false))
    for task in program.context.backgroundTasks.values { task.sceneDidChange() }
    begin(program, request)
    program.advance(to: .seconds(request.moment ?? 1), clock)
    let path = request.screenshot ?? ""
    let pipe = NamedPipe.openForWriting(path) {
      Report.say("Waiting for a program that reads \(path).")
    }
    defer { if let pipe { close(pipe) } }
    do {
      try DurableFile.write(ImageDecoder.png(of: program.display.renderer.screenshot()), to: path)
    } catch {
      let reason = FileName.words(for: error)
      Report.say("The picture \(path) cannot be written (\(reason)); choose another path.")
      return Exit.inputOutput
    }
    return .success
  }
}

/// A manual clock.
final class SimulatedClock {
  var now = Duration.zero

  /// Starts at noon of the day that has this noon in UTC, in milliseconds since 1970.
  func beginning(at noon: Int) -> WallClock {
    let noon = noon - LocalTime(noon).offset
    return WallClock(
      date: { [self] in noon + Int(now / .milliseconds(1)) }, offset: { LocalTime($0).offset },
      steady: { [self] in Int(now / .milliseconds(1)) })
  }
}

extension Program {
  /// Lets simulated time pass, then draws.
  func advance(to moment: Duration, _ clock: SimulatedClock) {
    simulate(to: moment, clock)
    loop.draw()
    stage.traceLayout()
  }

  /// Lets simulated time pass: in sixtieths of a second while something moves, otherwise until the
  /// next time that a scene asked for.
  ///
  /// Waits for workers, so that the result does not depend on their speed.
  func simulate(to moment: Duration, _ clock: SimulatedClock) {
    settle()
    while clock.now < moment {
      clock.now = nextMoment(after: clock.now, until: moment)
      stage.setTime(clock.now)
      for task in context.backgroundTasks.values { task.turn() }
      stage.top.update(at: clock.now)
      if stage.needsDisplay { stage.draw { _ in } }
      settle()
    }
  }

  private func nextMoment(after now: Duration, until end: Duration) -> Duration {
    let frame = now + .nanoseconds(16_666_667)
    guard !stage.top.isSimulating, context.nextBackgroundTurn == nil else { return min(frame, end) }
    switch stage.nextFrame() {
    case .immediately: return min(frame, end)
    case .at(let moment): return min(max(frame, moment), end)
    case .onInput: return end
    }
  }

  /// Whether a worker is still busy.
  private var isBusy: Bool {
    display.pictures.pending + display.photos.pending + ownPictures.pending + cards.pending
      + context.pendingWork > 0
  }

  private func settle() {
    queue.drain()
    while isBusy {
      Thread.sleep(forTimeInterval: 0.001)
      queue.drain()
    }
  }
}
