import Arcade
import Live
import Platform
import Services
import Stage
import Store

/// The main loop: sleeps, handles events, advances time, draws.
final class MainLoop {
  let display: Display
  let stage: Stage
  let context: GameContext
  let requests: ProgramRequests
  var kiosk: Kiosk
  /// The time of the oldest input that no frame shows yet.
  var oldestInput: Duration?
  let sounds: SoundBoard
  private let queue: PostQueue
  private let trace: Trace
  private let callsMayHaveChanged: (GameContext) -> Void
  private let screenLock: ScreenLock
  /// When the desktop's screen was locked, as far as is known.
  private var lockedAt: Duration?
  private var heartbeat: Heartbeat
  private var presented = 0

  init(
    _ parts: Program.Parts, display: Display, stage: Stage, context: GameContext,
    sounds: SoundBoard
  ) {
    self.display = display
    self.stage = stage
    self.context = context
    self.sounds = sounds
    requests = parts.requests
    queue = parts.queue
    trace = parts.trace
    callsMayHaveChanged = parts.callsMayHaveChanged
    screenLock = parts.screenLock
    heartbeat = Heartbeat(parts.service)
    kiosk = Kiosk(context, now: stage.now)
    stage.sceneDidChange = { [unowned self] in sceneDidChange() }
  }

  /// Runs until the program is asked to end.
  func run(_ source: EventSource) {
    let window = display.window
    // If `present` waits for the display, frames are drawn a little early.
    let early: Duration = window.waitsForDisplay ? .milliseconds(4) : .zero
    var pacer = FramePacer(interval: .seconds(1 / window.refreshRate) - early)
    var events: [PlatformEvent] = []
    while !requests.isEnding {
      source.events(waitingAtMost: longestWait(pacer), into: &events)
      for event in events { handle(event) }
      if display.hasChanged { display.adoptWindow(context.settings, on: stage) }
      queue.drain()
      for screen in requests.takeScreens() {
        kiosk.makeRoom(at: Window.now, on: stage)
        show(screen)
      }
      if let code = requests.takeBoard() { context.open(code, on: stage) }
      followScreenLock()
      // The first frame shows the first moment, however long it takes to draw. Later ones show no
      // more than is known: a finger that lifted since then has not rested until now.
      stage.setTime(presented == 0 && window.isVisible ? stage.now : source.emptied)
      if kiosk.isOn { window.enforceKiosk(at: stage.now) }
      kiosk.turn(at: stage.now, on: stage)
      sounds.isQuiet = kiosk.isQuiet
      heartbeat.turn(at: stage.now)
      context.count(.error, times: Report.takeProblems())
      for task in context.backgroundTasks.values { task.turn() }
      // A turn without a visible window draws nothing, so the pacer must not count it: the stage's time
      // waits for the first frame, and the pacer would wait for that time.
      let draws =
        window.isVisible
        && pacer.draws(
          at: stage.now, next: stage.nextFrame(), needsDisplay: stage.needsDisplay)
      sounds.traceLoops()
      if draws {
        present()
        pacer.didDraw(next: stage.nextFrame())
        if presented == 1 { source.beginControllers() }
      }
    }
    heartbeat.end()
  }

  /// Watches the desktop's lock as soon as a game pauses with it.
  private func followScreenLock() {
    if context.backgroundTasks.values.contains(where: \.pausesWithScreen) { screenLock.start() }
    // The input that asked for the lock may still be under way.
    if let lockedAt, let oldestInput, oldestInput > lockedAt + .seconds(1) {
      screenLock.noteInput()
    }
    guard let isLocked = requests.screenLock else { return }
    requests.screenLock = nil
    lockedAt = isLocked ? Window.now : nil
    for task in context.backgroundTasks.values { task.screenDidLock(isLocked) }
  }

  /// How long to sleep; also a kiosk's window and the service manager want something in time.
  private func longestWait(_ pacer: FramePacer) -> Duration? {
    let (wait, now) = (timeout(pacer), Window.now)
    let check = kiosk.isOn ? display.window.nextEnforcement.map { max(.zero, $0 - now) } : nil
    return heartbeat.limit([wait, check].compactMap { $0 }.min(), at: now)
  }

  /// How long the stage lets it sleep: until the next time that was asked for, or without limit.
  ///
  /// While something moves this limits the frame rate, since software GL and hidden windows do not
  /// wait for the display.
  private func timeout(_ pacer: FramePacer) -> Duration? {
    // At most a minute: the clock may be set, and a wait does not count while the machine sleeps.
    let call = context.nextBackgroundTurn.map { Duration.milliseconds(min($0, 60_000)) }
    guard display.window.isVisible || kiosk.isOn else { return call }
    let wish = pacer.isWaiting ? .immediately : kiosk.wake(stage.nextFrame(), stage)
    switch wish {
    case .immediately: return max(pacer.due - Window.now, .zero)
    case .at(let moment):
      let wait = max(moment - Window.now, .zero)
      return min(wait, call ?? wait)
    case .onInput: return call
    }
  }

  /// Draws the current stage without showing it.
  func draw() { stage.draw { display.renderer.draw($0) } }

  private func present() {
    draw()
    display.window.present()
    presented += 1
    if trace.isOn { traceFrame() }
    oldestInput = nil
    if presented == 1 { begin() }
  }

  /// Starts what may wait until the first frame is shown.
  private func begin() {
    heartbeat.begin()
    sounds.open()
    display.pictures.isPaused = false
    stage.draw { display.renderer.warmUp($0) }
    traceSceneChange()
    if context.backgroundTasks.values.contains(where: \.wantsAttention) {
      stage.setNeedsDisplay()
    }
    callsMayHaveChanged(context)
  }

  private func traceFrame() {
    let latency = oldestInput.map { (Window.now - $0) / .milliseconds(1) }
    trace.emit(
      "frame",
      ProgramFields.Frame(
        presented: presented, drawCalls: display.renderer.statistics.drawCalls,
        sprites: display.renderer.statistics.sprites, latency: latency,
        moving: stage.nextFrame() == .immediately ? true : nil))
    stage.traceLayout()
  }

  private func sceneDidChange() {
    // An open kiosk invites people even while nobody plays. (`kiosk` itself may be in its turn.)
    display.window.allowsBlanking =
      context.isKiosk ? stage.top is ClosedScene : stage.top.allowsBlanking
    // Not before the first frame is shown.
    if presented > 0 { traceSceneChange() }
  }

  private func traceSceneChange() {
    for task in context.backgroundTasks.values { task.sceneDidChange() }
  }

  /// Brings the window to the front, and opens this screen if it is a game's.
  private func show(_ screen: ScreenName) {
    display.window.raise()
    guard let game = screen.game, stage.top.name != game.id else { return }
    if stage.scenes.contains(where: { $0.name == game.id }) { stage.perform(.popToRoot) }
    stage.perform(.push(game.setup(context)))
  }
}
