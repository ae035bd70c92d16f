import Foundation

/// A client of the desktop's notification server.
public struct Notifications: Sendable {
  /// Shows a notification; the outcome is reported once, within 2.5 s, on the bus thread.
  public var send:
    @Sendable (DesktopNote, _ answered: @escaping @Sendable (Delivery) -> Void) -> Void
  /// Asks for the server's name and capabilities; calls back like `send`.
  public var describe:
    @Sendable (
      _ answered: @escaping @Sendable (Result<NotificationServer, NotificationError>) -> Void
    ) ->
      Void
  /// Ends the bus thread, if there is one; pending orders have half a second.
  public var close: @Sendable () -> Void

  /// A client from its three functions.
  public init(
    send: @escaping @Sendable (DesktopNote, @escaping @Sendable (Delivery) -> Void) -> Void,
    describe:
      @escaping @Sendable (
        @escaping @Sendable (Result<NotificationServer, NotificationError>) -> Void
      ) -> Void,
    close: @escaping @Sendable () -> Void
  ) {
    self.send = send
    self.describe = describe
    self.close = close
  }
}

extension Notifications {
  /// The server on a session bus; nothing is opened before the first notification.
  ///
  /// `address`: the address of the bus (`sessionBus`), or nil if there is none. On the bus
  /// thread, `clicked` is called with the topic of a notification that was clicked, and `over`
  /// when the last one shown or the bus is gone.
  public static func live(
    address: String?, clicked: @escaping @Sendable (_ topic: String) -> Void,
    over: @escaping @Sendable () -> Void = {}
  ) -> Notifications {
    let service = NotificationService(address: address, clicked: clicked, over: over)
    return Notifications(
      send: { note, answered in service.take(.show(note, answered)) },
      describe: { answered in service.take(.describe(answered)) },
      close: { service.close() })
  }

  /// A desktop without notifications.
  public static var silent: Notifications {
    Notifications(
      send: { _, answered in answered(.refused(.noBus("switched off"))) },
      describe: { answered in answered(.failure(.noBus("switched off"))) },
      close: {})
  }

  /// The address of the session bus in this environment, or nil.
  public static func sessionBus(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
    // The characters that a D-Bus address need not escape.
    let plain = CharacterSet(charactersIn: "a"..."z").union(CharacterSet(charactersIn: "A"..."Z"))
      .union(CharacterSet(charactersIn: "0"..."9")).union(CharacterSet(charactersIn: "-_/.\\*"))
    return folder.addingPercentEncoding(withAllowedCharacters: plain).map { "unix:path=\($0)/bus" }
  }
}
