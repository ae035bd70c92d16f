import Foundation

/// The desktop's notification server, as far as the program speaks with it.
public struct Notifications: Sendable {
  /// Shows a note; what became of it is told once, within 2.5 s, on a thread of the bus.
  public var send:
    @Sendable (DesktopNote, _ answered: @escaping @Sendable (Delivery) -> Void) -> Void
  /// Asks who the server is; answered like `send`.
  public var describe:
    @Sendable (
      _ answered: @escaping @Sendable (Result<NotificationServer, NotificationError>) -> Void
    ) ->
      Void
  /// Ends the thread of the bus, if there is one; what still waits has half a second.
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
  /// The server on a session bus; nothing is opened before the first note.
  ///
  /// `address`: where the bus is (`sessionBus`); nil where there is none. `clicked` is told the
  /// topic of a note that somebody clicked, and `over` that the last note shown is gone or the bus
  /// is, on a thread of the bus.
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

  /// A desktop that takes no notes.
  public static var silent: Notifications {
    Notifications(
      send: { _, answered in answered(.refused(.noBus("switched off"))) },
      describe: { answered in answered(.failure(.noBus("switched off"))) },
      close: {})
  }

  /// Where the session bus of a process with this environment is, or nil.
  public static func sessionBus(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
    // The characters a D-Bus address takes as they are.
    let plain = CharacterSet(charactersIn: "a"..."z").union(CharacterSet(charactersIn: "A"..."Z"))
      .union(CharacterSet(charactersIn: "0"..."9")).union(CharacterSet(charactersIn: "-_/.\\*"))
    return folder.addingPercentEncoding(withAllowedCharacters: plain).map { "unix:path=\($0)/bus" }
  }
}
