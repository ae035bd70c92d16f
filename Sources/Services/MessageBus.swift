import Glibc

/// A message bus, before anything else speaks to it.
public enum MessageBus {
  /// How long a bus may take to answer, in µs.
  private static let timeout: UInt64 = 1_000_000

  /// Whether a bus at this address answers at all; waits for it at most a second.
  public static func answers(_ address: String) -> Bool {
    guard let bus = try? SessionBus(address: address) else { return false }
    return wait(for: bus) { bus.isReady }
  }

  /// Whether a service runs on the bus at this address; waits for it at most a second.
  public static func runs(_ service: String, at address: String) -> Bool {
    guard let bus = try? SessionBus(address: address), (try? bus.follow(service)) != nil else {
      return false
    }
    return wait(for: bus) { bus.isOwned(service) }
  }

  private static func wait(for bus: SessionBus, until isDone: () -> Bool) -> Bool {
    let end = NotificationService.now + timeout
    while true {
      guard (try? bus.process()) != nil else { return false }
      if isDone() { return true }
      let now = NotificationService.now
      guard now < end else { return false }
      var wait = bus.descriptor
      poll(&wait, 1, Int32((end - now + 999) / 1000))
    }
  }

  /// The address of the system bus in this environment.
  public static func systemAddress(in environment: [String: String]) -> String {
    let named = environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? ""
    return named.isEmpty ? "unix:path=/run/dbus/system_bus_socket" : named
  }
}
