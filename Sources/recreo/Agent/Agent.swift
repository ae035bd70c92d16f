import Arcade
import ArgumentParser
import Dispatch
import FoundationEssentials
import Host
import Languages
import Live
import Services
import Store
import Synchronization

/// `recreo --agent`: makes a game's call, such as a hungry pet's, without a window.
///
/// There is one for each data directory. It sleeps until a call is due, calls once, waits for a
/// click, and ends; also when the program starts, when the bus is gone, and when there is nothing
/// to call for.
final class Agent {
  nonisolated static let lockName = "agent.lock"
  /// The pause before it tries again if the desktop refuses the call, in milliseconds.
  private static let pause = 60_000
  /// How long it waits at first for whoever knows whether the screen is locked, in milliseconds.
  private static let firstAnswer = 500

  let request: PlayRequest
  private let directories: Directories
  /// The game whose call was made.
  private var caller: GameEntry?
  let alarm = Alarm()
  /// When it started: by the machine's clock, and by one that nobody sets.
  private let start = (date: Agent.date, steady: SteadyClock.milliseconds)
  private let news = Mutex(News())
  private var desktop = Notifications.silent
  private var screenLock = ScreenLock.silent
  private var isWatching = false

  /// Events from other threads.
  private nonisolated struct News {
    var isOver = false
    var isClicked = false
    var isLocked = false
  }

  init(_ request: PlayRequest) {
    self.request = request
    directories = Directories(data: request.data, environment: ProcessInfo.processInfo.environment)
  }

  func run() -> ExitCode {
    let lock = DataLock.acquire(directories.data, name: Self.lockName)
    guard case .acquired = lock else { return .success }
    Signals.watch(quit: { [self] in publish { $0.isOver = true } }, other: { _ in })
    guard let address = Notifications.sessionBus(in: ProcessInfo.processInfo.environment) else {
      Report.say(
        "No session bus was found, so no notification can be sent; run --agent in a desktop session."
      )
      return Exit.unavailable
    }
    desktop = .live(
      address: address, clicked: { [self] _ in publish { $0.isClicked = true } },
      over: { [self] in publish { $0.isOver = true } })
    // A connected client notices the end of the session.
    desktop.describe { _ in }
    screenLock = .live(
      in: ProcessInfo.processInfo.environment,
      changed: { [self] isLocked in publish { $0.isLocked = isLocked } })
    Launch.startLanguages(settings, Launch.resources())
    wait()
    screenLock.close()
    desktop.close()
    withExtendedLifetime(lock) {}
    if news.withLock({ $0.isClicked }) {
      Self.startProgram(request, "--game", caller?.id ?? "menu")
    }
    return .success
  }

  private nonisolated func publish(_ change: @Sendable (inout News) -> Void) {
    news.withLock { change(&$0) }
    alarm.ring()
  }

  private var isOver: Bool { news.withLock { $0.isOver || $0.isClicked } }

  var settings: SettingsLayers {
    Configuration(request, directories, looksInto: directories.data).settings
  }

  private static var date: Int { Int(Date().timeIntervalSince1970 * 1000) }

  private var clock: GameAgent.Clock {
    let passed = SteadyClock.milliseconds - start.steady
    return GameAgent.Clock(start: start.date, now: start.date + passed)
  }

  private func wait() {
    while !isOver, !isProgramRunning {
      let settings = settings
      let agents = allGames.compactMap { game in game.agent.map { (game: game, agent: $0) } }
        .filter { $0.agent.isWanted(settings) }
      let pausing = agents.map(\.agent).filter { $0.pausesWithScreen(settings) }
      if !pausing.isEmpty, !isWatching { watchScreenLock() }
      if isLocked, !pausing.isEmpty {
        pause(pausing)
        continue
      }
      let due = agents.map {
        ($0.game, $0.agent, $0.agent.due(directories.data, settings, clock))
      }
      if let (game, agent, _) = due.first(where: { $0.2 == .now }) {
        if let (announcement, delivery) = call(agent, settings) {
          caller = game
          if let sound = announcement.ownSound(after: delivery) { play(sound) }
          return waitForClick()
        }
        alarm.sleep(until: SteadyClock.milliseconds + Self.pause)
      } else if let wait = due.compactMap({ $0.2.wait }).min() {
        alarm.sleep(until: SteadyClock.milliseconds + wait)
      } else {
        return
      }
    }
  }

  /// Waits a moment for the answer whether the screen is locked already.
  private func watchScreenLock() {
    isWatching = true
    screenLock.start()
    alarm.sleep(until: SteadyClock.milliseconds + Self.firstAnswer)
  }

  private var isLocked: Bool { news.withLock { $0.isLocked } }

  /// Sleeps until the screen is unlocked; that time doesn't count for these.
  private func pause(_ agents: [GameAgent]) {
    let start = SteadyClock.milliseconds
    while !isOver, isLocked { alarm.sleep(until: nil) }
    guard case .acquired(let lock) = DataLock.acquire(directories.data) else { return }
    defer { withExtendedLifetime(lock) {} }
    guard let store = try? Store.open(in: directories.data, allGames.catalogue).store else {
      return
    }
    for agent in agents { agent.skip(store, settings, SteadyClock.milliseconds - start) }
  }

  private func waitForClick() {
    while !isOver { alarm.sleep(until: nil) }
  }

  private var isProgramRunning: Bool {
    if case .heldBy = DataLock.acquire(directories.data) { true } else { false }
  }

  /// Calls if it is still due; nil if the call could not be shown.
  ///
  /// Nobody can play meanwhile, so no call is made twice.
  private func call(_ agent: GameAgent, _ settings: SettingsLayers) -> (Announcement, Delivery)? {
    guard case .acquired(let lock) = DataLock.acquire(directories.data) else { return nil }
    defer { withExtendedLifetime(lock) {} }
    guard let store = try? Store.open(in: directories.data, allGames.catalogue).store,
      let call = agent.call(store, settings, clock)
    else { return nil }
    let delivery = send(call.announcement)
    if case .delivered = delivery {
      if !settings.isOn(.kiosk) { store.keep(call.announcement, at: Self.date) }
      return (call.announcement, delivery)
    }
    call.undo()
    return nil
  }

  private func send(_ call: Announcement) -> Delivery {
    var note = DesktopNote(
      topic: call.topic, title: call.title, body: call.body, action: tr("Open Recreo"))
    note.sound = call.desktopSound(settings)
    let answered = DispatchSemaphore(value: 0)
    let heard = Mutex(Delivery.refused(.noAnswer))
    desktop.send(note) { delivery in
      heard.withLock { $0 = delivery }
      answered.signal()
    }
    answered.wait()
    return heard.withLock { $0 }
  }
}
