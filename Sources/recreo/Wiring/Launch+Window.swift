import Arcade
import ArgumentParser
import FoundationEssentials
import Geometry
import Glibc
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
    let directories = Directories(
      data: request.data, environment: ProcessInfo.processInfo.environment)
    let passed = PassedLink(folder: directories.data)
    Signals.watch(
      quit: { queue.post { requests.isEnding = true } },
      other: { number in
        queue.post {
          switch PassedOrder(rawValue: number) {
          case .board: requests.show(passed.take())
          case .restart: requests.restart()
          case .end: requests.endForOwner()
          case nil: requests.show(.numbered(number))
          }
        }
      })
    // A replay only reads: lock, log and store are for a program that plays.
    let isReplay = request.replay != nil
    Report.begin(directory: isReplay ? nil : directories.state)
    if !isReplay { Agent.dismiss(from: directories.data) }
    var lock = isReplay ? nil : DataLock.acquire(directories.data)
    if case .heldBy(let pid) = lock { return yield(to: pid, directories.data, request) }
    guard let trace = trace(request, clock: { Window.now }).map(logged) else {
      Report.say(badTrace(request))
      return Exit.inputOutput
    }
    try refuseUnknownPicture(request, resources(), directories)
    let opened = try open(request, directories)
    let configuration = configuration(request, directories, trace, opened.store)
    let window = try opened.window.get()
    awaitDisplay { window.show() }
    if request.size == nil { window.fitScreen() }
    let bus = Notifications.sessionBus(in: ProcessInfo.processInfo.environment)
    let notifications = Notifications.live(
      address: bus,
      clicked: { topic in
        queue.post { requests.show(allGames.named(topic).map(ScreenName.init) ?? .menu) }
      })
    let screenLock = ScreenLock.live(
      in: ProcessInfo.processInfo.environment,
      changed: { isLocked in queue.post { requests.screenLock = isLocked } })
    let program = try Program(
      Program.Parts(
        window: window, resources: resources(),
        settings: configuration.settings, store: configuration.store, trace: trace, queue: queue,
        requests: requests,
        clock: .system, notifications: notifications, chooser: .live(address: bus),
        screenLock: isReplay ? .silent : screenLock, service: .live, request: request.launch,
        lastRun: beginRun(configuration.store, trace), isMuted: request.isMuted,
        speaker: .live, directories: directories,
        drawings: ArtCache(folder: directories.cache + "/art"), decoder: .own,
        callsMayHaveChanged: isReplay ? { _ in } : { updateAutostart(directories, $0) }))
    run(
      program, request, configuration.store, trace,
      notices: notices(configuration, lock, directories, trace))
    notifications.close()
    screenLock.close()
    if !isReplay { updateAutostart(directories, program.context) }
    withExtendedLifetime(lock) {}
    lock = nil
    if requests.isRestarting { startAgain() }
    if !isReplay { Agent.startIfNeeded(request, program.context, hasBus: bus != nil) }
    return requests.isEndedByOwner ? Exit.endedByOwner : .success
  }

  /// Notes that the program runs; returns how its last run ended.
  ///
  /// A replay has no store.
  private static func beginRun(_ store: Store?, _ trace: Trace) -> LastRun {
    do throws(StoreError) {
      return try store?.beginRun(at: WallClock.system.date()) ?? .ended
    } catch {
      Report.problem("\(error)", trace)
      return .ended
    }
  }

  /// Brings the program that already uses this data to the front, and gives it the board of a link.
  private static func yield(to pid: Int32?, _ directory: String, _ request: PlayRequest) -> ExitCode
  {
    let isPassed = pid != nil && PassedLink(folder: directory).give(request.code)
    guard let pid,
      Signals.send(isPassed ? PassedOrder.board.rawValue : request.screen.number, to: pid)
    else {
      Report.say(
        "Another Recreo is using \(directory); close it, or choose another folder with --data.")
      return Exit.inputOutput
    }
    Report.say("Recreo is already running with \(directory); its window was brought to the front.")
    return .success
  }

  /// Replaces the process with a new one with the same command line; returns only if that fails.
  private static func startAgain() {
    execv("/proc/self/exe", CommandLine.unsafeArgv)
    Report.problem("Recreo cannot be started again (\(String(cString: strerror(errno)))).")
  }

  /// The trace, which also logs each screen: the log shows what was open before a problem.
  private static func logged(_ trace: Trace) -> Trace {
    Trace(isOn: trace.isOn) { event, fields in
      if let scene = fields as? TraceFields.Scene { Report.note("screen \(scene.name)") }
      trace.emit(event, fields)
    }
  }

  /// Opens the window, not yet shown, and on another thread meanwhile the store; a replay has none.
  ///
  /// Problems of the store are thrown, those of the window returned: what the store has to say comes first, and is in the
  /// log even if the display server ends the program. The environment changes before and after both, since the other
  /// thread may read it.
  private static func open(
    _ request: PlayRequest, _ directories: Directories
  ) throws -> (window: Result<Window, any Error>, store: Store.Opened?) {
    let sequences = KeySequences.changes(
      cache: directories.cache, environment: ProcessInfo.processInfo.environment)
    // SDL asks for the system's locale when it opens the keyboard; where that isn't installed, this one stays.
    setlocale(LC_ALL, "C.UTF-8")
    Window.prepare()
    return try ChangedEnvironment.with(sequences) {
      try Buses.offered {
        let store = request.replay == nil ? openStore(in: directories.data) : nil
        let size = request.size ?? Size(width: 1280, height: 800)
        let window = Result { try openWindow(size, isVisible: false) }
        return (window, try store?.value())
      }
    }
  }

  private static func openStore(in directory: String) -> ParallelWork<Store.Opened> {
    let catalogue = allGames.catalogue
    return ParallelWork {
      let opened = try Store.open(in: directory, catalogue)
      for notice in opened.notices { Report.note(notice.description) }
      return opened
    }
  }

  /// Reads the settings and starts the languages; problems are reported.
  private static func configuration(
    _ request: PlayRequest, _ directories: Directories, _ trace: Trace, _ opened: Store.Opened?
  ) -> Configuration {
    let configuration =
      opened.map { Configuration(request, directories, $0) }
      ?? Configuration(request, directories, looksInto: directories.data)
    for problem in configuration.problems { Report.problem(problem, trace) }
    startLanguages(configuration.settings, resources(), trace)
    return configuration
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
    Report.note(
      "started \(Version.current) on \(Machine.current), \(Window.videoDriver) with "
        + "\(window.graphicsDescription) by \(window.graphicsVendor), \(LibraryVersions.drawing)")
    if settings.isOn(.fullscreen), !settings.isOn(.kiosk) { window.isFullScreen = true }
    let source = EventSource(window: window)
    queue.setWake { [waker = source.waker] in waker() }
    TestClock.begin(source, queue: queue)
    ScreenWatch.begin { [weak window] in queue.post { window?.screenDidChange() } }
    program.display.pictures.isPaused = true
    program.stage.setTime(Window.now)
    begin(program, request, notices: notices)
    let backups = store.map { store in
      BackupWriter(store) { error in queue.post { Report.problem("\(error)", trace) } }
    }
    if request.replay == nil { program.context.purgePlayers() }
    program.loop.run(source)
    program.close()
    do throws(StoreError) { try store?.endRun() } catch { Report.problem("\(error)", trace) }
    Report.note("ended")
    withExtendedLifetime(backups) {}
  }
}
