import FoundationEssentials
import Glibc

/// The client of the notification server, for the bus thread.
///
/// Orders are processed one after the other, each within its own timeout. A server is asked once
/// for its capabilities; one that replaces it is asked again.
final class NotificationClient {
  private static let server = BusAddress(
    name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
    interface: "org.freedesktop.Notifications")

  /// What is known about the server.
  private enum ServerState {
    case none
    /// A reply is pending; `name` and `version` are set once received.
    case asking(BusAnswer, name: String, version: String)
    case known(NotificationServer)
  }

  private let address: String?
  private let clicked: (String) -> Void
  private let over: () -> Void
  private var bus: SessionBus?
  private var serverState = ServerState.none
  private var waiting: [Order] = []
  private var sending: (order: Order, answer: BusAnswer)?
  /// The id of the notification shown for each topic.
  private var shown: [String: UInt32] = [:]

  init(
    address: String?, clicked: @escaping (String) -> Void, over: @escaping () -> Void
  ) {
    self.address = address
    self.clicked = clicked
    self.over = over
  }

  /// Whether no order is pending.
  var isIdle: Bool { waiting.isEmpty && sending == nil }
  /// What to poll while the bus is connected.
  var descriptor: pollfd? { bus?.descriptor }
  /// When to call `work` even if nothing was received.
  var nextDeadline: UInt64 {
    let orders = waiting.map(\.deadline) + [sending?.order.deadline ?? .max, bus?.deadline ?? .max]
    return orders.min() ?? .max
  }

  /// Accepts orders and does everything that needs no waiting.
  func work(on orders: [Order], isEnding: Bool, at now: UInt64) {
    waiting += orders
    if isEnding { hurry(now + NotificationService.timeoutAtEnd) }
    do throws(NotificationError) {
      try bus?.process()
    } catch {
      lose(error)
    }
    giveUpLateOnes(now)
    do throws(NotificationError) {
      try handleCalls()
    } catch {
      lose(error)
    }
  }

  /// Ends the connection.
  func disconnect() {
    sending = nil
    serverState = .none
    shown = [:]
    bus = nil
  }

  private func hurry(_ deadline: UInt64) {
    for index in waiting.indices {
      waiting[index].deadline = min(waiting[index].deadline, deadline)
    }
    if let late = sending?.order.deadline { sending?.order.deadline = min(late, deadline) }
  }

  /// The connection was lost; the next order opens another.
  private func lose(_ error: NotificationError) {
    let current = sending?.order
    disconnect()
    current?.fail(error)
    failAll(error)
    over()
  }

  private func failAll(_ error: NotificationError) {
    let orders = waiting
    waiting = []
    for order in orders { order.fail(error) }
  }

  private func giveUpLateOnes(_ now: UInt64) {
    let late = waiting.filter { $0.deadline <= now }
    waiting.removeAll { $0.deadline <= now }
    if let order = sending?.order, order.deadline <= now {
      sending = nil
      order.fail(.noAnswer)
    }
    guard !late.isEmpty else { return }
    if case .asking = serverState { serverState = .none }
    // A bus that has not even authenticated us is useless.
    if bus?.isReady == false { disconnect() }
    for order in late { order.fail(.noAnswer) }
  }
}

extension NotificationClient {
  /// Processes the first order as far as possible with what is known.
  private func handleCalls() throws(NotificationError) {
    while sending == nil, let order = waiting.first {
      let bus = try connected()
      switch serverState {
      case .none:
        try ask(bus)
        return
      case .asking: return
      case .known(let server):
        waiting.removeFirst()
        switch order.request {
        case .show(let note, let answered):
          do throws(NotificationError) {
            sending = (order, try send(note, answered, server, bus))
          } catch {
            order.fail(error)
          }
        case .describe(let answered): answered(.success(server))
        }
      }
    }
  }

  private func connected() throws(NotificationError) -> SessionBus {
    if let bus { return bus }
    guard let address else { throw .noBus("none is named in the environment") }
    let bus = try SessionBus(address: address)
    let signal = "interface='\(Self.server.interface)',path='\(Self.server.path)'"
    try bus.subscribe(to: Self.server.name, signal + ",member='ActionInvoked'") {
      [unowned self] in actionInvoked($0)
    }
    try bus.subscribe(to: Self.server.name, signal + ",member='NotificationClosed'") {
      [unowned self] in closed($0)
    }
    try bus.follow(Self.server.name, changed: { [unowned self] in serverChanged() })
    self.bus = bus
    return bus
  }

  private func ask(_ bus: SessionBus) throws(NotificationError) {
    let question = try bus.message(Self.server, "GetServerInformation")
    let answer = try bus.call(question) { [unowned self] in informed($0) }
    serverState = .asking(answer, name: "", version: "")
  }

  private func informed(_ message: BusMessage) {
    if let error = message.failure { return decline(error) }
    let name = message.readText() ?? "unknown"
    _ = message.readText()  // vendor
    let version = message.readText() ?? ""
    guard let bus else { return }
    do throws(NotificationError) {
      let question = try bus.message(Self.server, "GetCapabilities")
      let answer = try bus.call(question) { [unowned self] in learned($0) }
      serverState = .asking(answer, name: name, version: version)
    } catch {
      decline(error)
    }
  }

  private func learned(_ message: BusMessage) {
    guard case .asking(_, let name, let version) = serverState else { return }
    if let error = message.failure { return decline(error) }
    serverState = .known(
      NotificationServer(
        name: name, version: version, capabilities: Set(message.readTexts() ?? [])))
  }

  /// No notifications can be shown, for this reason.
  private func decline(_ error: NotificationError) {
    serverState = .none
    failAll(error)
  }

  private func send(
    _ note: DesktopNote, _ answered: @escaping (Delivery) -> Void, _ server: NotificationServer,
    _ bus: SessionBus
  ) throws(NotificationError) -> BusAnswer {
    let message = try bus.message(Self.server, "Notify")
    NotifyArguments(
      note, replaces: shown[note.topic] ?? 0, capabilities: server.capabilities
    ).fill(message)
    return try bus.call(message) { [unowned self] reply in
      sending = nil
      if let id = reply.readNumber() {
        shown[note.topic] = id
        let hasSound = note.sound != .servers && server.capabilities.contains("sound")
        answered(.delivered(id: id, hasSound: hasSound))
      } else {
        answered(.refused(reply.failure ?? .failed("the reply is not a number")))
      }
    }
  }
}

extension NotificationClient {
  private func actionInvoked(_ signal: BusMessage) {
    guard let id = signal.readNumber(), let action = signal.readText(),
      action == NotifyArguments.clicked,
      let topic = shown.first(where: { $0.value == id })?.key
    else { return }
    clicked(topic)
  }

  private func closed(_ signal: BusMessage) {
    guard let id = signal.readNumber(), let topic = shown.first(where: { $0.value == id })?.key
    else { return }
    shown[topic] = nil
    if shown.isEmpty { over() }
  }

  /// A new server doesn't know our notifications, and may use their numbers for others.
  private func serverChanged() {
    serverState = .none
    guard !shown.isEmpty else { return }
    shown = [:]
    over()
  }
}

extension BusMessage {
  /// What this error means for the sender of a notification, or nil.
  fileprivate var failure: NotificationError? {
    guard let error else { return nil }
    let family = "org.freedesktop.DBus.Error."
    let missingServer = ["ServiceUnknown", "NameHasNoOwner", "Spawn."].map { family + $0 }
    let sentence = error.sentence.isEmpty ? error.name : error.sentence
    if missingServer.contains(where: error.name.hasPrefix) { return .noServer(sentence) }
    return error.name == family + "NoReply" || error.name == family + "Disconnected"
      ? .noServer("it closed the connection") : .failed(sentence)
  }
}
