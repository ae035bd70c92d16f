internal import CSystemd

/// The service manager that started the program and watches it, such as systemd.
public struct ServiceManager: Sendable {
  /// How often it wants to hear from the program; nil if it doesn't watch.
  public var interval: Duration?
  /// Tells it a state, as `sd_notify(3)` lists them.
  public var notify: @Sendable (_ state: String) -> Void

  /// A manager that is told states; `interval` is nil if it doesn't watch.
  public init(interval: Duration?, notify: @escaping @Sendable (_ state: String) -> Void) {
    self.interval = interval
    self.notify = notify
  }

  /// The one in the environment; without one nothing is sent.
  public static var live: ServiceManager {
    var microseconds: UInt64 = 0
    let isWatching = sd_watchdog_enabled(0, &microseconds) > 0
    return ServiceManager(
      interval: isWatching ? .microseconds(microseconds) : nil,
      notify: { state in _ = sd_notify(0, state) })
  }

  /// None.
  public static let silent = ServiceManager(interval: nil, notify: { _ in })
}
