import Arcade
import Drawing
import FoundationEssentials
import Geometry
import Host
import Input
import Languages
import Platform
import Services
import Stage
import Store

/// The whole program behind the command line: window, renderer, stage, sound and settings, wired.
final class Program {
  let window: Window
  let renderer: Renderer
  let stage: Stage
  let context: GameContext
  let art: ArtLibrary
  let pictures: PictureCache
  let photos: PhotoCache
  let ownPictures: PictureKeeper
  let cards: CardFolder
  let queue: PostQueue
  let sounds: SoundBoard
  private let atlas: Atlas
  private let fonts: FontBook
  private let trace: Trace
  private var kiosk: Kiosk
  private let announcer: Announcer
  let keeper: SettingsWriter
  private let notifications: Notifications
  /// Told when it may have changed whether a game calls while the program is closed.
  var agentDidChange: () -> Void = {}
  private var isEnding = false
  /// The density that fonts and art were drawn for.
  private var drawn: Double?
  private var windowChanged = false
  private var oldestInput: Duration?
  private var presented = 0

  /// What a program is made from.
  struct Parts {
    var window: Window
    var resources: ResourceLocator
    var settings: SettingsLayers
    var store: Store?
    var trace: Trace
    var queue: PostQueue
    var notifications = Notifications.silent
    var chooser = FileChooser.silent
    var games = allGames
    var request: LaunchRequest
    var isMuted: Bool
    var directories: Directories
    var decoder = PictureProcess.own
    /// Off where nobody waits for the solver's tables that are not there yet: in pictures and tests.
    var makesTables = true
  }

  init(_ parts: Parts) throws {
    window = parts.window
    trace = parts.trace
    queue = parts.queue
    notifications = parts.notifications
    let (told, queue) = (parts.trace, parts.queue)
    // What a kiosk's visitors change never reaches the disk.
    let isKiosk = parts.settings.isOn(.kiosk)
    keeper = SettingsWriter(isKiosk ? nil : parts.store) { error in
      queue.post { Report.problem("\(error)", told) }
    }
    renderer = try Renderer(window: parts.window, resources: parts.resources)
    renderer.keepsBackdrops = false
    atlas = Atlas(renderer: renderer)
    window.scale = Self.scale(parts.settings, window)
    fonts = try FontBook(
      atlas: atlas, density: window.density, resources: parts.resources)
    let trace = parts.trace
    let report: (String) -> Void = { Report.problem($0, trace) }
    let folders = Self.pictureFolders(parts)
    pictures = PictureCache(
      resources: parts.resources, own: Array(folders.values), renderer: renderer,
      queue: parts.queue, report: report)
    ownPictures = Self.pictureKeeper(parts, folders, renderer)
    art = ArtLibrary(
      resources: parts.resources, atlas: atlas, renderer: renderer, pictures: pictures,
      report: report)
    art.density = window.density
    cards = CardFolder(parts.directories.pictureCopies, queue: parts.queue)
    let press = ShareCardRenderer(
      renderer: renderer, resources: parts.resources, pictures: pictures, report: report)
    photos = PhotoCache(
      decoder: parts.decoder, renderer: renderer, queue: parts.queue, report: report)
    photos.density = window.density
    sounds = SoundBoard(
      resources: parts.resources, queue: parts.queue, trace: trace, isMuted: parts.isMuted)
    sounds.apply(parts.settings)
    stage = Stage(
      dependencies: StageDependencies(
        typesetter: fonts.typesetter, art: art.source, audio: sounds.player, trace: trace,
        text: Self.textInput(parts.window), photos: photos.source))
    context = GameContext(
      games: parts.games, settings: parts.settings,
      store: try parts.store ?? Store.inMemory(parts.games.catalogue), request: parts.request,
      chance: {
        var system = SystemRandomNumberGenerator()
        return system.next()
      })
    kiosk = Kiosk(parts.settings, now: Window.now)
    announcer = Announcer(
      context: context, stage: stage, notifications: parts.notifications, queue: parts.queue,
      note: { Report.note($0) })
    context.announce = { [unowned announcer] in announcer.announce($0) }
    context.worker = .live(queue)
    context.makeWorker = { .live(queue, name: $0, isLowPriority: true) }
    context.cacheFolder = parts.directories.cache
    context.makesCaches = parts.makesTables
    context.usesNetwork = true
    context.post = { queue.post($0) }
    context.pictures = ownPictures.source
    context.sharing = Self.sharing(parts, press, cards)
    context.date = { Int(Date().timeIntervalSince1970 * 1000) }
    context.timeOfDay = { Self.timeOfDay() }
    context.explain = { Sentences.text(for: $0) }
    context.toast = { [unowned stage] in stage.toast($0, icon: $1) }
    context.complain = { [unowned stage] error in
      Report.problem("\(error)", told)
      stage.toast(Sentences.text(for: error))
    }
    context.describeDesktop = { [notifications = parts.notifications] use in
      notifications.describe { answer in queue.post { use(answer) } }
    }
    context.keeper.listen { [unowned keeper = context.keeper] outcome in
      queue.post {
        switch outcome {
        case .kept(let slot, _) where keeper.isForgotten(slot): break
        case .kept(let slot, let step):
          told.emit("kept", TraceFields.Kept(slot: slot, step: step))
        case .failed(let error): Report.problem("\(error)", told)
        }
      }
    }
    context.settingDidChange = { [unowned self] in apply($0, $1) }
    stage.sceneDidChange = { [unowned self] in sceneDidChange() }
    dress()
    stage.keyboardWords = .translated
    context.quit = { [unowned self] in if !kiosk.isOn { end() } }
    do throws(StoreError) { try kiosk.isOn ? beginKiosk() : context.store.endVisits() } catch {
      context.complain(error)
    }
  }

  /// The screen is the visitor's, and nothing is left of the last one.
  private func beginKiosk() throws(StoreError) {
    window.beginKiosk()
    try context.store.beginVisits()
    try context.endVisit()
  }

  /// Points are window units divided by this.
  ///
  /// Chosen by the person, or grown with the window so that a 4K screen is not full of ants; at
  /// least 480 points remain on the short side either way.
  static func scale(_ settings: SettingsLayers, _ window: Window) -> Double {
    let short = window.unitSize.shortSide
    let automatic = max(1, (short / 864 * 4).rounded(.down) / 4)
    return min(settings.number(.scale) ?? automatic, max(short / 480, 0.5))
  }

  /// Milliseconds since midnight, where this machine is.
  private static func timeOfDay() -> Int {
    let date = Date()
    let seconds = date.timeIntervalSince1970
    let local = Int(seconds * 1000) + TimeZone.current.secondsFromGMT(for: date) * 1000
    return local % 86_400_000
  }

  private static func textInput(_ window: Window) -> TextInput {
    TextInput(
      begin: { window.beginText(at: $0) }, move: { window.moveText(to: $0) },
      end: { window.endText() }, pasted: { window.clipboard }, copy: { window.clipboard = $0 })
  }

  private func apply(_ setting: Setting, _ value: SettingValue) {
    keeper.keep(value, for: setting)
    sounds.apply(context.settings)
    dress()
    switch setting {
    case .fullscreen where !kiosk.isOn:
      window.isFullScreen = context.settings.isOn(.fullscreen)
    case .scale: windowChanged = true
    case .language:
      Languages.use(context.settings.text(.language))
      stage.keyboardWords = .translated
      stage.perform(.renew)
    case _ where setting.renewsScenes: stage.perform(.renew)
    default: break
    }
    for task in context.backgroundTasks.values { task.settingDidChange(setting) }
    agentDidChange()
    stage.setNeedsDisplay()
  }

  /// Hands the stage what it follows of the settings.
  private func dress() {
    let settings = context.settings
    stage.reducesMotion = settings.isOn(.reducedMotion)
    stage.isHighContrast = settings.isOn(.highContrast)
    stage.textScale = settings.number(.textSize) ?? 1
    stage.gestures.doubleTapInterval = .milliseconds(settings.number(.doubleTapTime) ?? 320)
    stage.gestures.longPressDelay = .milliseconds(settings.number(.longPressTime) ?? 450)
  }

  private func sceneDidChange() {
    window.allowsBlanking = stage.top.allowsBlanking
    // The first picture does not wait for them.
    if presented > 0 { tellSceneChange() }
  }

  private func tellSceneChange() {
    for task in context.backgroundTasks.values { task.sceneDidChange() }
  }

  /// Takes the window's size and density over; scenes are laid out anew where they changed.
  ///
  /// Many changes within one turn of the loop are one.
  func adoptWindow() {
    windowChanged = false
    window.scale = Self.scale(context.settings, window)
    let density = window.density
    let isNew = drawn.map { $0 != density } ?? true || atlas.pageCount > 2
    if isNew {
      atlas.removeAll()
      art.removeAll()
      fonts.removeAll()
    }
    fonts.density = density
    art.density = density
    photos.density = density
    drawn = density
    stage.resize(to: window.size, density: density, resourcesChanged: isNew)
    trace.emit(
      "window",
      ProgramFields.Window(
        points: [window.size.width, window.size.height],
        pixels: [window.pixelSize.width, window.pixelSize.height], scale: window.scale))
  }

  func begin(with scene: any Scene) {
    adoptWindow()
    stage.begin(with: scene)
  }

  func end() { isEnding = true }

  /// Comes to the front and to this screen if it is a game's, over whatever is shown.
  func show(_ screen: ScreenName) {
    window.raise()
    guard let game = screen.game, stage.top.name != game.id else { return }
    if stage.scenes.contains(where: { $0.name == game.id }) { stage.perform(.popToRoot) }
    stage.perform(.push(game.setup(context)))
  }

  /// Draws the stage as it is now, without showing it.
  func draw() { stage.draw { renderer.draw($0) } }
}

extension Program {
  /// Runs until somebody ends it: sleeps, listens, moves, draws.
  func run(_ source: EventSource) {
    // A display that waits gets its frame a little early and holds the swap.
    let early: Duration = window.waitsForDisplay ? .milliseconds(4) : .zero
    var pacer = FramePacer(interval: .seconds(1 / window.refreshRate) - early)
    var events: [PlatformEvent] = []
    while !isEnding {
      source.events(waitingAtMost: timeout(pacer), into: &events)
      for event in events { handle(event) }
      if windowChanged { adoptWindow() }
      queue.drain()
      stage.setTime(Window.now)
      if kiosk.isOn { window.keepKiosk(at: stage.now) }
      kiosk.turn(at: stage.now, on: stage, of: context)
      for task in context.backgroundTasks.values { task.turn() }
      let draws = pacer.draws(
        at: stage.now, wish: stage.nextFrame(), needsDisplay: stage.needsDisplay)
      sounds.tellLoops()
      if draws, window.isVisible {
        present()
        if presented == 1 { source.beginControllers() }
      }
    }
  }

  /// How long to sleep: to the next moment somebody named, or for ever.
  ///
  /// While something moves this paces the frames, since software GL and hidden windows do not wait
  /// for the display.
  private func timeout(_ pacer: FramePacer) -> Duration? {
    // Looks at the clock now and then: it may be set, and while the machine sleeps waiting stands.
    let call = context.nextBackgroundTurn.map { Duration.milliseconds(min($0, 60_000)) }
    guard window.isVisible || kiosk.isOn else { return call }
    let wish = pacer.isWaiting ? .immediately : kiosk.wake(stage.nextFrame(), stage)
    switch wish {
    case .immediately: return max(pacer.due - Window.now, .zero)
    case .at(let moment):
      let wait = max(moment - Window.now, .zero)
      return min(wait, call ?? wait)
    case .onInput: return call
    }
  }

  private func present() {
    draw()
    window.present()
    presented += 1
    if trace.isOn {
      let latency = oldestInput.map { (Window.now - $0) / .milliseconds(1) }
      trace.emit(
        "frame",
        ProgramFields.Frame(
          presented: presented, drawCalls: renderer.statistics.drawCalls,
          sprites: renderer.statistics.sprites, latency: latency,
          moving: stage.nextFrame() == .immediately ? true : nil))
      stage.traceLayout()
    }
    oldestInput = nil
    if presented == 1 {
      sounds.open()
      stage.draw { renderer.warmUp($0) }
      tellSceneChange()
      if context.backgroundTasks.values.contains(where: \.wantsAttention) {
        stage.setNeedsDisplay()
      }
      agentDidChange()
    }
  }

  func handle(_ event: PlatformEvent) {
    switch event {
    case .input(let input):
      if oldestInput == nil { oldestInput = input.time }
      if kiosk.heard(input, at: max(stage.now, Window.now), on: stage) { return }
      if case .drop(let path) = input { return context.dropped(path, on: stage) }
      if !handleShortcut(input) { stage.receive(input) }
    case .resized: windowChanged = true
    case .exposed: stage.setNeedsDisplay()
    case .focusLost: stage.windowLostFocus()
    case .quit where kiosk.isOn: break
    case .quit: end()
    }
  }

  /// Keys that mean the same everywhere.
  private func handleShortcut(_ input: InputEvent) -> Bool {
    guard case .key(let key) = input, key.phase == .pressed, !key.isRepeat, !kiosk.isOn else {
      return false
    }
    switch key.key {
    case .function(11):
      context.change(.fullscreen, to: .bool(!window.isFullScreen))
      return true
    case .character("q") where key.modifiers == .control && stage.typingField == nil:
      end()
      return true
    default: return false
    }
  }
}

extension InputEvent {
  /// When it happened, where it says.
  fileprivate var time: Duration? {
    switch self {
    case .pointer(let event): event.time
    case .key(let event): event.time
    case .wheel(let event): event.time
    case .controller(let event): event.time
    case .hover, .text, .composition, .drop: nil
    }
  }
}
