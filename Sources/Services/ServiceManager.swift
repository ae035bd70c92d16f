internal import CSystemd
internal import Glibc

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
    let place = getenv("NOTIFY_SOCKET").map { String(cString: $0) } ?? ""
    return ServiceManager(
      interval: isWatching ? .microseconds(microseconds) : nil,
      notify: { state in send(state, to: place) })
  }

  /// What `sd_notify` does, which would wait without limit for a manager that hangs.
  ///
  /// `patience`: how long it may take, in milliseconds.
  static func send(_ state: String, to place: String, patience: Int32 = 500) {
    var address = sockaddr_un()
    var bytes = Array(place.utf8)
    let size = MemoryLayout.size(ofValue: address.sun_path)
    guard ["/", "@"].contains(place.first), bytes.count < size else { return }
    let isAbstract = bytes[0] == UInt8(ascii: "@")
    if isAbstract { bytes[0] = 0 }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = MemoryLayout<sa_family_t>.size + bytes.count + (isAbstract ? 0 : 1)
    let channel = socket(
      AF_UNIX,
      Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    guard channel >= 0 else { return }
    defer { close(channel) }
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(channel, $0, socklen_t(length)) == 0
      }
    }
    var request = pollfd(fd: channel, events: Int16(POLLOUT), revents: 0)
    guard isConnected, poll(&request, 1, patience) > 0 else { return }
    let text = Array(state.utf8)
    _ = Glibc.send(channel, text, text.count, 0)
  }

  /// None.
  public static let silent = ServiceManager(interval: nil, notify: { _ in })
}
