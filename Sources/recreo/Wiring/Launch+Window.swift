import Arcade
import ArgumentParser
import FoundationEssentials
import Geometry
import Host
import Live
import Platform
import Services
import Stage
import Store

extension Launch {
  /// Runs the program until it is ended, or brings an instance that is already running to the front.
  static func playInWindow(_ request: PlayRequest) throws -> ExitCode {
    let (queue, requests) = (PostQueue(), ProgramRequests())
    Signals.watch(
      quit: { queue.post { requests.isEnding = true } },
      other: { game in queue.post { requests.show(.numbered(game)) } })
    let directories = Directories(
      data: request.data, environment: ProcessInfo.processInfo.environment)
    // A replay only reads: lock, log and store are for a program that plays.
    let isReplay = request.replay != nil
    Report.begin(directory: isReplay ? nil : directories.state)
    if !isReplay { Agent.dismiss(from: directories.data) }
    var lock = isReplay ? nil : DataLock.acquire(directories.data)
    if case .heldBy(let pid) = lock { return yield(to: pid, directories.data, request.screen) }
    guard let trace = trace(request, clock: { Window.now }) else {
      Report.say(badTrace(request))
      return Exit.inputOutput
    }
    let configuration = try configuration(request, directories, trace)
    let bus = Notifications.sessionBus(in: ProcessInfo.processInfo.environment)
    let notifications = Notifications.live(
      address: bus,
      clicked: { topic in
        queue.post { requests.show(allGames.named(topic).map(ScreenName.init) ?? .menu) }
      })
    let program = try Program(
      Program.Parts(
        window: window(request), resources: resources(), settings: configuration.settings,
        store: configuration.store, trace: trace, queue: queue, requests: requests,
        clock: .system, notifications: notifications, chooser: .live(address: bus),
        request: request.launch, isMuted: request.isMuted, directories: directories, decoder: .own,
        callsMayHaveChanged: isReplay ? { _ in } : { updateAutostart(directories, $0) }))
    run(
      program, request, configuration.store, trace,
      notices: notices(configuration, lock, directories, trace))
    notifications.close()
    if !isReplay { updateAutostart(directories, program.context) }
    withExtendedLifetime(lock) {}
    lock = nil
    if !isReplay { Agent.leaveBehind(request, program.context, hasBus: bus != nil) }
    return .success
  }

  /// Brings the program that already uses this data to the front.
  private static func yield(to pid: Int32?, _ directory: String, _ screen: ScreenName) -> ExitCode {
    guard let pid, Signals.send(screen.number, to: pid) else {
      Report.say(
        "Another Recreo is using \(directory); close it, or choose another folder with --data.")
      return Exit.inputOutput
    }
    Report.say("Recreo is already running with \(directory); its window was brought to the front.")
    return .success
  }

  /// Reads the settings, opens the store and starts the languages; problems are reported.
  private static func configuration(
    _ request: PlayRequest, _ directories: Directories, _ trace: Trace
  ) throws -> Configuration {
    let configuration =
      request.replay != nil
      ? Configuration(request, directories, looksInto: directories.data)
      : try Configuration(request, directories)
    for problem in configuration.problems { Report.problem(problem, trace) }
    let resources = resources()
    try refuseUnknownPicture(request, resources, directories)
    startLanguages(configuration.settings, resources, trace)
    return configuration
  }

  private static func window(_ request: PlayRequest) throws -> Window {
    let size = request.size ?? Size(width: 1280, height: 800)
    let window = try Window(title: "Recreo", size: size)
    if request.size == nil { window.fitScreen() }
    return window
  }

  private static func updateAutostart(_ directories: Directories, _ context: GameContext) {
    Agent.updateAutostart(directories, isWanted: Agent.isWanted(by: context))
  }

  /// What to tell the player at the start.
  private static func notices(
    _ configuration: Configuration, _ lock: DataLock.Attempt?, _ directories: Directories,
    _ trace: Trace
  ) -> [String] {
    var notices = configuration.notices.map(Sentences.text)
    // Where nothing is written no lock is needed, and the player knows already.
    if case .unavailable(let reason) = lock, configuration.savesResults {
      Report.problem("The folder \(directories.data) cannot be locked (\(reason)).", trace)
      notices.append(Sentences.unlocked(directories.data))
    }
    return notices
  }

  /// Shows the first scene and runs the loop, with everything that runs beside it.
  private static func run(
    _ program: Program, _ request: PlayRequest, _ store: Store?, _ trace: Trace, notices: [String]
  ) {
    let (window, queue) = (program.display.window, program.queue)
    let settings = program.context.settings
    Report.note("started on \(Window.videoDriver) with \(window.graphicsDescription)")
    if settings.isOn(.fullscreen), !settings.isOn(.kiosk) { window.isFullScreen = true }
    let source = EventSource(window: window)
    queue.setWake { [waker = source.waker] in waker() }
    ScreenWatch.begin { [weak window] screen in
      queue.post { window?.screenDidChange(to: screen) }
    }
    begin(program, request, notices: notices)
    let backups = store.map { store in
      BackupWriter(store) { error in queue.post { Report.problem("\(error)", trace) } }
    }
    if request.replay == nil { program.context.purgePlayers() }
    program.loop.run(source)
    program.close()
    withExtendedLifetime(backups) {}
  }
}
