import Glibc

/// A bus, and the services on it that know whether the screen is locked.
enum ScreenLockSource: Hashable, Sendable {
  /// The session bus, with the screen savers of desktops.
  case session(address: String)
  /// The system bus, with login1; the session's id, if the environment has it.
  case login(address: String, session: String?)

  /// The buses of this environment.
  static func all(in environment: [String: String]) -> [ScreenLockSource] {
    let session = Notifications.sessionBus(in: environment).map { Self.session(address: $0) }
    let id = environment["XDG_SESSION_ID"].flatMap { $0.isEmpty ? nil : $0 }
    let login = Self.login(address: MessageBus.systemAddress(in: environment), session: id)
    return [session, login].compactMap { $0 }
  }

  var address: String {
    switch self {
    case .session(let address), .login(let address, _): address
    }
  }
}

/// One bus that is listened to: what its services say about the lock, asked at the start and heard
/// from then on.
///
/// Nothing here waits: a service that doesn't answer says nothing.
final class ScreenLockListener {
  private let bus: SessionBus
  /// The services that say that the screen is locked.
  private var locked: Set<String> = []
  /// Until when a lock counts that login1 asked for, on the monotonic clock in µs.
  private var askedUntil: UInt64?
  /// The session's object at login1, once it is known.
  private var session: String?

  /// A lock that nothing confirmed counts for so long: some lockers never say that they ended.
  static let longestUnconfirmed: UInt64 = 8 * 3_600_000_000

  private static let savers = [
    "org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver", "org.cinnamon.ScreenSaver",
    "org.mate.ScreenSaver", "org.xfce.ScreenSaver",
  ]
  private static let login = "org.freedesktop.login1"
  private static let loginPath = "/org/freedesktop/login1"
  private static let properties = "org.freedesktop.DBus.Properties"

  init(_ source: ScreenLockSource) throws(NotificationError) {
    bus = try SessionBus(address: source.address)
    switch source {
    case .session: for saver in Self.savers { try listen(toSaver: saver) }
    case .login(_, let id): try listenToLogin(id)
    }
  }

  /// Whether the screen is locked, as far as is known.
  var isLocked: Bool {
    !locked.isEmpty || askedUntil.map { NotificationService.now < $0 } ?? false
  }

  /// When that may change by itself.
  var deadline: UInt64 { locked.isEmpty ? askedUntil ?? .max : .max }

  var descriptor: pollfd { bus.descriptor }

  /// Hears what was said; throws once the connection is lost.
  func process() throws(NotificationError) { try bus.process() }

  /// A lock that was only asked for is over.
  func noteInput() { askedUntil = nil }

  private func set(_ service: String, _ isLocked: Bool) {
    if isLocked { locked.insert(service) } else { locked.remove(service) }
    // Who says how it is knows it better than who only asked for it.
    askedUntil = nil
  }

  private func listen(toSaver name: String) throws(NotificationError) {
    let path = "/" + name.replacing(".", with: "/")
    let saver = BusAddress(name: name, path: path, interface: name)
    let ask = { [unowned self] in
      try? bus.ask(saver, "GetActive") { [unowned self] in
        if let isLocked = $0.readFlag() { set(name, isLocked) }
      }
    }
    try follow(name, ask: { _ = ask() })
    try bus.subscribe(to: name, "interface='\(name)',member='ActiveChanged'") {
      [unowned self] in
      if let isLocked = $0.readFlag() { set(name, isLocked) }
    }
  }

  /// Asks a service whenever it appears; one that is gone says nothing any more.
  private func follow(_ name: String, ask: @escaping () -> Void) throws(NotificationError) {
    try bus.follow(
      name,
      changed: { [unowned self] in
        locked.remove(name)
        if bus.isOwned(name) { ask() }
      }, found: ask)
  }
}

// login1, which has an object for each session.
extension ScreenLockListener {
  private func listenToLogin(_ id: String?) throws(NotificationError) {
    if let id { try listen(toSession: Self.path(ofSession: id)) }
    try follow(Self.login) { [unowned self] in
      if session != nil { return askHint() }
      findSession()
    }
  }

  /// A process outside a session, such as a user unit, has none by its id; then it is the one that the
  /// user sees.
  private func findSession() {
    let manager = BusAddress(
      name: Self.login, path: Self.loginPath, interface: Self.login + ".Manager")
    try? bus.ask(manager, "GetSessionByPID", { $0.append(UInt32(getpid())) }) {
      [unowned self] reply in
      if let path = reply.readPath() { return found(path) }
      askProperty("Id", of: Self.loginPath + "/session/auto") { [unowned self] in
        $0.readTextInVariant().map { found(Self.path(ofSession: $0)) }
      }
    }
  }

  private func found(_ path: String) {
    guard session == nil, (try? listen(toSession: path)) != nil else { return }
    askHint()
  }

  private func listen(toSession path: String) throws(NotificationError) {
    session = path
    let ofSession = "path='\(path)',interface='\(Self.login).Session',member="
    try bus.subscribe(to: Self.login, ofSession + "'Lock'") { [unowned self] _ in
      askedUntil = NotificationService.now + Self.longestUnconfirmed
    }
    try bus.subscribe(to: Self.login, ofSession + "'Unlock'") { [unowned self] _ in
      set(Self.login, false)
    }
    try bus.subscribe(
      to: Self.login,
      "path='\(path)',interface='\(Self.properties)',member='PropertiesChanged'"
    ) { [unowned self] message in
      guard message.readText() == Self.login + ".Session",
        let isLocked = message.readEntry(flag: "LockedHint")
      else { return }
      set(Self.login, isLocked)
    }
  }

  private func askHint() {
    guard let session else { return }
    askProperty("LockedHint", of: session) { [unowned self] in
      if let isLocked = $0.readFlagInVariant() { set(Self.login, isLocked) }
    }
  }

  private func askProperty(
    _ name: String, of path: String, _ answered: @escaping (BusMessage) -> Void
  ) {
    let address = BusAddress(name: Self.login, path: path, interface: Self.properties)
    try? bus.ask(
      address, "Get",
      {
        $0.append(Self.login + ".Session")
        $0.append(name)
      }, answered)
  }

  /// The object of a session: what is not allowed in a path becomes `_` and two digits.
  static func path(ofSession id: String) -> String {
    let label = id.utf8.enumerated().map { index, byte in
      let letter = Character(UnicodeScalar(byte))
      let isPlain = letter.isASCII && (letter.isLetter || (letter.isNumber && index > 0))
      let code = String(byte, radix: 16)
      return isPlain ? String(letter) : "_" + (code.count < 2 ? "0" : "") + code
    }.joined()
    return loginPath + "/session/" + label
  }
}
