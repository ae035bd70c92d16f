import Arcade
import ArgumentParser
import FoundationEssentials
import Geometry
import Host
import Languages
import Platform
import Services
import Stage
import Store

/// Starts the program from its command line and shuts it down.
enum Launch {
  static func play(_ request: PlayRequest) -> ExitCode {
    if let problem = OpenFiles.problem() {
      Report.say(problem)
      return Exit.inputOutput
    }
    do {
      return try request.screenshot == nil ? playInWindow(request) : drawOneMoment(request)
    } catch let error as UnknownPicture {
      Report.say("\(error)")
      return .validationFailure
    } catch {
      Report.say("\(error)")
      let isDevice = error is DisplayError || error is GraphicsError || error is FontError
      return isDevice ? Exit.unavailable : Exit.inputOutput
    }
  }

  private static func playInWindow(_ request: PlayRequest) throws -> ExitCode {
    let queue = PostQueue()
    let ending = Ending()
    Signals.watch(
      quit: { queue.post { ending.program?.end() } },
      other: { game in queue.post { ending.program?.show(ScreenName.numbered(game)) } })
    let directories = Directories(
      data: request.data, environment: ProcessInfo.processInfo.environment)
    // A replay only reads: it needs no lock, log or store.
    let isReplay = request.replay != nil
    Report.begin(directory: isReplay ? nil : directories.state)
    if !isReplay { Agent.dismiss(from: directories.data) }
    var lock = isReplay ? nil : DataLock.acquire(directories.data)
    if case .heldBy(let pid) = lock { return yield(to: pid, directories.data, request.screen) }
    guard let trace = trace(request, clock: { Window.now }) else {
      Report.say(badTrace(request))
      return Exit.inputOutput
    }
    let configuration =
      isReplay
      ? Configuration(request, directories, looksInto: directories.data)
      : try Configuration(request, directories)
    for problem in configuration.problems { Report.problem(problem, trace) }
    let resources = resources()
    try refuseUnknownPicture(request, resources, directories)
    startLanguages(configuration.settings, resources, trace)
    let size = request.size ?? Size(width: 1280, height: 800)
    let window = try Window(title: "Recreo", size: size)
    if request.size == nil { window.fitScreen() }
    let bus = Notifications.sessionBus(in: ProcessInfo.processInfo.environment)
    let notifications = Notifications.live(
      address: bus,
      clicked: { topic in
        queue.post { ending.program?.show(allGames.named(topic).map(ScreenName.init) ?? .menu) }
      })
    let program = try Program(
      Program.Parts(
        window: window, resources: resources, settings: configuration.settings,
        store: configuration.store, trace: trace, queue: queue, notifications: notifications,
        chooser: .live(
          address: Notifications.sessionBus(in: ProcessInfo.processInfo.environment)),
        request: request.launch, isMuted: request.isMuted, directories: directories))
    ending.program = program
    if !isReplay {
      program.agentDidChange = { [unowned program] in
        Agent.keepAutostart(directories, isWanted: Agent.isWanted(by: program.context))
      }
    }
    Report.note("started on \(Window.videoDriver) with \(window.graphicsDescription)")
    if configuration.settings.isOn(.fullscreen), !configuration.settings.isOn(.kiosk) {
      window.isFullScreen = true
    }
    let source = EventSource(window: window)
    queue.setWake { [waker = source.waker] in waker() }
    ScreenWatch.begin { [weak window] screen in
      queue.post { window?.screenDidChange(to: screen) }
    }
    var notices = configuration.notices.map(Sentences.text)
    // If nothing is written, no lock is needed, and this was reported already.
    if case .unavailable(let reason) = lock, configuration.keepsResults {
      Report.problem("The folder \(directories.data) cannot be locked (\(reason)).", trace)
      notices.append(Sentences.unlocked(directories.data))
    }
    begin(program, request, notices: notices)
    let backups = configuration.store.map { store in
      BackupWriter(store) { error in queue.post { Report.problem("\(error)", trace) } }
    }
    if !isReplay { program.context.purgePlayers() }
    program.run(source)
    program.stage.end()
    program.context.keeper.finish()
    program.keeper.finish()
    program.sounds.close()
    notifications.close()
    program.agentDidChange()
    withExtendedLifetime((lock, backups)) {}
    lock = nil
    if !isReplay { Agent.leaveBehind(request, program.context, hasBus: bus != nil) }
    return .success
  }

  /// Signals come before the program is there.
  private final class Ending { weak var program: Program? }

  /// The data is already in use by Recreo: bring that to the front.
  private static func yield(to pid: Int32?, _ directory: String, _ screen: ScreenName) -> ExitCode {
    guard let pid, Signals.send(screen.number, to: pid) else {
      Report.say(
        "Another Recreo is using \(directory); close it, or choose another folder with --data.")
      return Exit.inputOutput
    }
    Report.say("Recreo is already running with \(directory); its window was brought to the front.")
    return .success
  }

  static func resources() -> ResourceLocator {
    ResourceLocator(
      program: ResourceLocator.runningProgram, environment: ProcessInfo.processInfo.environment)
  }

  /// A requested picture that doesn't exist.
  struct UnknownPicture: Error, CustomStringConvertible {
    var name: String
    var known: [String]
    var description: String {
      "There is no picture '\(name)'; --picture takes one of: \(known.joined(separator: ", "))."
    }
  }

  static func refuseUnknownPicture(
    _ request: PlayRequest, _ resources: ResourceLocator, _ directories: Directories
  ) throws {
    guard let name = request.picture,
      let pictures = (request.screen.game ?? allGames.takingDroppedPictures)?.pictures
    else { return }
    let folder = PictureFolder(
      data: directories.data, use: pictures.use, copies: nil, reserved: [], decoder: .own)
    let known = (pictures.ours?() ?? PictureCache.names(in: resources)) + folder.names
    if !known.isEmpty, !known.contains(name) { throw UnknownPicture(name: name, known: known) }
  }

  static func badTrace(_ request: PlayRequest) -> String {
    "The trace file \(request.trace ?? "") cannot be written; name another with --trace."
  }

  static func trace(_ request: PlayRequest, clock: @escaping () -> Duration) -> Trace? {
    guard let path = request.trace else { return .silent }
    return TraceFile(path: path, clock: clock)?.trace
  }

  static func startLanguages(
    _ settings: SettingsLayers, _ resources: ResourceLocator, _ trace: Trace = .silent
  ) {
    let language = settings.text(.language) ?? ""
    let places = ["Resources/Languages/compiled", ".build/languages"]
    let folder = places.lazy.compactMap { try? resources.path(of: $0) }.first
    let problems = Languages.start(
      directory: folder ?? "", language: language.isEmpty ? nil : language)
    for problem in problems { Report.problem(problem, trace) }
  }

  /// Puts the asked-for scene on the menu, and what went wrong over it.
  static func begin(_ program: Program, _ request: PlayRequest, notices: [String] = []) {
    if let record = request.replay {
      let scene = allGames.replay(
        record, picture: request.picture, context: program.context,
        leave: { [weak program] _ in program?.end() })
      if let scene { return program.begin(with: scene) }
    }
    let menu = MenuScene(context: program.context)
    program.begin(with: menu)
    if let scene = firstScene(request, program.context) {
      program.stage.show(scene)
    }
    if let scene = program.context.unclaimedResult() { program.stage.show(scene) }
    if !notices.isEmpty {
      program.stage.show(
        Notice.scene(notices.joined(separator: "\n"), context: program.context))
    }
  }

  private static func firstScene(_ request: PlayRequest, _ context: GameContext) -> (any Scene)? {
    switch request.screen {
    case .options: return OptionsScene(context: context)
    case .about: return AboutScene(context: context)
    case .players: return PlayersScene(context: context)
    case .gallery: return GalleryScene(context: context)
    default:
      guard let game = request.screen.game else { return nil }
      return request.startsBoard ? game.board?(context) ?? game.setup(context) : game.setup(context)
    }
  }
}
