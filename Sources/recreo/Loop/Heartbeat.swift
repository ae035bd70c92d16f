import Services

/// Tells the service manager that the program is ready, and that its loop still turns.
///
/// It has no clock: the loop passes the time.
struct Heartbeat {
  private let service: ServiceManager
  private var last: Duration?

  init(_ service: ServiceManager) { self.service = service }

  /// The first frame is on the screen.
  func begin() { service.notify("READY=1") }

  /// The loop turns; a beat is sent twice in each interval.
  mutating func turn(at now: Duration) {
    guard let interval = service.interval, last.map({ now - $0 >= interval / 2 }) ?? true else {
      return
    }
    last = now
    service.notify("WATCHDOG=1")
  }

  /// How long the loop may sleep, so that the next beat isn't late.
  func limit(_ wait: Duration?, at now: Duration) -> Duration? {
    guard let interval = service.interval else { return wait }
    let rest = max(.zero, (last ?? now) + interval / 2 - now)
    return wait.map { min($0, rest) } ?? rest
  }

  /// The program ends.
  func end() { service.notify("STOPPING=1") }
}
