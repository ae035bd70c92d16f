import Arcade
import ArgumentParser
import Dispatch
import FoundationEssentials
import Languages
import Rules
import Services
import Store
import Synchronization

/// `recreo --agent`: makes the pet's call while nothing is on screen.
///
/// One for each data directory. It sleeps until the pet is hungry, calls once, waits whether
/// somebody clicks, and ends: also when the program begins, when the bus goes away, and when there
/// is nothing to call for.
final class Agent {
  nonisolated static let lockName = "agent.lock"
  /// How long it waits where the desktop does not take the call, in milliseconds.
  private static let pause = 60_000

  private let request: PlayRequest
  private let directories: Directories
  private let alarm = Alarm()
  private let news = Mutex(News())
  private var desktop = Notifications.silent

  /// What other threads tell.
  private nonisolated struct News {
    var isOver = false
    var isClicked = false
  }

  init(_ request: PlayRequest) {
    self.request = request
    directories = Directories(data: request.data, environment: ProcessInfo.processInfo.environment)
  }

  func run() -> ExitCode {
    let lock = DataLock.acquire(directories.data, name: Self.lockName)
    guard case .acquired = lock else { return .success }
    Signals.watch(quit: { [self] in tell { $0.isOver = true } }, other: { _ in })
    guard let address = Notifications.sessionBus(in: ProcessInfo.processInfo.environment) else {
      Report.say("There is no session bus, so nobody can be called; start --agent in a desktop.")
      return Exit.unavailable
    }
    desktop = .live(
      address: address, clicked: { [self] _ in tell { $0.isClicked = true } },
      over: { [self] in tell { $0.isOver = true } })
    // Whoever is connected hears of the end of the session.
    desktop.describe { _ in }
    Launch.startLanguages(settings, Launch.resources())
    wait()
    desktop.close()
    withExtendedLifetime(lock) {}
    if news.withLock({ $0.isClicked }) {
      Self.startProgram(request, "--game", "pet")
    }
    return .success
  }

  private nonisolated func tell(_ change: @Sendable (inout News) -> Void) {
    news.withLock { change(&$0) }
    alarm.ring()
  }

  private var isOver: Bool { news.withLock { $0.isOver || $0.isClicked } }

  private var settings: SettingsLayers {
    Configuration(request, directories, looksInto: directories.data).settings
  }

  private static var now: Int { Int(Date().timeIntervalSince1970 * 1000) }

  private func wait() {
    while !isOver, settings.wantsPetAgent, !isProgramRunning {
      let kept = try? Store.peekPet(in: directories.data, isKiosk: settings.isOn(.kiosk))
      switch kept?.pet.nextCall(away: Self.now - (kept?.seenAt ?? 0)) {
      case .after(let wait): alarm.sleep(until: Self.now + wait)
      case .now where call(): return waitForClick()
      case .now: alarm.sleep(until: Self.now + Self.pause)
      case .never, nil: return
      }
    }
  }

  private func waitForClick() {
    while !isOver { alarm.sleep(until: nil) }
  }

  private var isProgramRunning: Bool {
    if case .heldBy = DataLock.acquire(directories.data) { true } else { false }
  }

  /// Calls, if it is still time; says whether the call was made.
  ///
  /// Nobody can play meanwhile, so that no call is made twice.
  private func call() -> Bool {
    guard case .acquired(let lock) = DataLock.acquire(directories.data) else { return false }
    defer { withExtendedLifetime(lock) {} }
    guard let store = try? Store.open(in: directories.data).store,
      let (kept, owner) = try? petToCall(store),
      case .now = kept.pet.nextCall(away: Self.now - kept.seenAt)
    else { return false }
    var told = kept
    told.pet.called()
    guard (try? store.keep(told, of: owner)) != nil else { return false }
    if send() { return true }
    try? store.keep(kept, of: owner)
    return false
  }

  private func petToCall(_ store: Store) throws -> (KeptPet, Player.ID?)? {
    let owner = settings.isOn(.kiosk) ? nil : try store.currentPlayer()?.id
    if let owner, let kept = try store.pet(of: owner) { return (kept, owner) }
    return try store.pet(of: nil).map { ($0, nil) }
  }

  private func send() -> Bool {
    let call = Announcement.hungryPet
    var note = DesktopNote(
      topic: call.topic, title: call.title, body: call.body, action: tr("Open Recreo"))
    note.sound = call.desktopSound(isOn: settings.isOn(.soundOn))
    let answered = DispatchSemaphore(value: 0)
    let isTaken = Mutex(false)
    desktop.send(note) { delivery in
      if case .delivered = delivery { isTaken.withLock { $0 = true } }
      answered.signal()
    }
    answered.wait()
    return isTaken.withLock { $0 }
  }
}
