import Foundation

/// Whether the desktop's screen is locked.
public struct ScreenLock: Sendable {
  /// Begins to watch; nothing is opened before, and a second call does nothing.
  public var start: @Sendable () -> Void
  /// Ends the thread that watches, if there is one.
  public var close: @Sendable () -> Void

  /// A watch from its two functions.
  public init(start: @escaping @Sendable () -> Void, close: @escaping @Sendable () -> Void) {
    self.start = start
    self.close = close
  }

  /// A desktop that never locks its screen.
  public static let silent = ScreenLock(start: {}, close: {})

  /// Watches the screen saver on the session bus, and login1 on the system bus.
  ///
  /// `changed` is called on the thread that watches, once for each change.
  public static func live(
    in environment: [String: String], changed: @escaping @Sendable (_ isLocked: Bool) -> Void
  ) -> ScreenLock {
    var sources = ScreenLockSource.ofSession(Notifications.sessionBus(in: environment))
    let system = MessageBus.systemAddress(in: environment)
    if let session = environment["XDG_SESSION_ID"], !session.isEmpty {
      sources.append(.ofLogin(session, address: system))
    }
    let service = ScreenLockService(sources, changed: changed)
    return ScreenLock(start: { service.start() }, close: { service.close() })
  }
}

/// A bus, and the signal on it that tells about the lock.
struct ScreenLockSource: Sendable {
  let address: String
  /// The service that sends it.
  let service: String
  let rule: String
  /// Reads the signal; nil where it is about something else.
  let read: @Sendable (BusMessage) -> Bool?

  /// What the screen savers of desktops send.
  static func ofSession(_ address: String?) -> [ScreenLockSource] {
    guard let address else { return [] }
    return ["org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver"].map { name in
      ScreenLockSource(
        address: address, service: name, rule: "interface='\(name)',member='ActiveChanged'",
        read: { $0.readFlag() })
    }
  }

  /// The `LockedHint` of a session of login1.
  static func ofLogin(_ session: String, address: String) -> ScreenLockSource {
    ScreenLockSource(
      address: address,
      service: "org.freedesktop.login1",
      rule: "interface='org.freedesktop.DBus.Properties',member='PropertiesChanged',"
        + "path='/org/freedesktop/login1/session/\(label(session))'",
      read: { message in
        guard message.readText() == "org.freedesktop.login1.Session" else { return nil }
        return message.readEntry(flag: "LockedHint")
      })
  }

  /// A name as a part of an object's path: what is not allowed there becomes `_` and two digits.
  static func label(_ name: String) -> String {
    name.utf8.enumerated().map { index, byte in
      let letter = Character(UnicodeScalar(byte))
      let isPlain = letter.isASCII && (letter.isLetter || (letter.isNumber && index > 0))
      let code = String(byte, radix: 16)
      return isPlain ? String(letter) : "_" + (code.count < 2 ? "0" : "") + code
    }.joined()
  }
}
