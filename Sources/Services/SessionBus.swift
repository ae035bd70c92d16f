import CSystemd
import FoundationEssentials
import Glibc

/// A connection to the session bus, for the thread that made it.
///
/// Nothing here blocks: messages are queued, then sent and received in `process`.
final class SessionBus {
  private let handle: OpaquePointer
  /// Subscriptions to signals, and questions about owners, as long as the connection lasts.
  private var subscriptions: [BusAnswer] = []
  /// The connection that owns each service's name that is followed; nil if there is none.
  private var owners: [String: String?] = [:]
  private static let driver = BusAddress(
    name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")

  /// Begins to connect.
  init(address: String) throws(NotificationError) {
    var bus: OpaquePointer?
    guard sd_bus_new(&bus) >= 0, let bus else { throw .noBus("out of memory") }
    handle = bus
    var result = sd_bus_set_address(bus, address)
    if result >= 0 { result = sd_bus_set_bus_client(bus, 1) }
    if result >= 0 { result = sd_bus_start(bus) }
    if result < 0 { throw .noBus(Self.sentence(result)) }
  }

  deinit {
    subscriptions = []
    sd_bus_close_unref(handle)
  }

  /// The descriptor to poll, and the events to wait for.
  var descriptor: pollfd {
    pollfd(fd: sd_bus_get_fd(handle), events: Int16(max(0, sd_bus_get_events(handle))), revents: 0)
  }

  /// When to call `process` even if nothing was received, in µs on the monotonic clock.
  var deadline: UInt64 {
    var moment = UInt64.max
    return sd_bus_get_timeout(handle, &moment) >= 0 ? moment : .max
  }

  /// Whether authentication is complete.
  var isReady: Bool { sd_bus_is_ready(handle) > 0 }

  /// Sends and receives what it can without waiting; throws once the connection is lost.
  func process() throws(NotificationError) {
    while true {
      let result = sd_bus_process(handle, nil)
      if result < 0 { throw .noBus(Self.sentence(result)) }
      if sd_bus_is_open(handle) <= 0 { throw .noBus("it closed the connection") }
      if result == 0 { return }
    }
  }

  /// A method call to be filled.
  func message(_ address: BusAddress, _ method: String) throws(NotificationError) -> BusMessage {
    guard let message = BusMessage(to: handle, address, method) else {
      throw .noBus("it closed the connection")
    }
    return message
  }

  /// Sends a call; the reply is delivered as long as the returned object exists.
  func call(_ message: BusMessage, _ answered: @escaping (BusMessage) -> Void)
    throws(NotificationError)
    -> BusAnswer
  {
    if message.firstError < 0 { throw .failed(Self.sentence(message.firstError)) }
    let answer = BusAnswer(answered)
    // The caller keeps the time: sd-bus counts only once it is connected.
    let result = sd_bus_call_async(
      handle, &answer.slot, message.handle, BusAnswer.received, answer.userdata, .max)
    if result < 0 { throw .noBus(Self.sentence(result)) }
    return answer
  }

  /// Subscribes to signals of a service that match a rule.
  ///
  /// Anybody on the bus can send a signal to us alone, whatever we subscribed to. So each sender is
  /// compared with the owner of the service's name, which only the bus knows.
  func subscribe(to service: String, _ rule: String, _ received: @escaping (BusMessage) -> Void)
    throws(NotificationError)
  {
    try follow(service)
    try match("type='signal',sender='\(service)'," + rule) { [unowned self] signal in
      guard let sender = signal.sender, sender == owners[service] else { return }
      received(signal)
    }
  }

  /// Asks a service that runs already, and never starts it; answers of others are left out.
  ///
  /// `fill` appends the arguments. The answer may never come, or be an error.
  func ask(
    _ address: BusAddress, _ method: String, _ fill: (BusMessage) -> Void = { _ in },
    _ answered: @escaping (BusMessage) -> Void
  ) throws(NotificationError) {
    let question = try message(address, method)
    question.startsNothing()
    fill(question)
    subscriptions.append(
      try call(question) { [unowned self] reply in
        guard let sender = reply.sender, sender == owners[address.name] else { return }
        answered(reply)
      })
  }

  /// Whether a followed service runs.
  func isOwned(_ service: String) -> Bool { (owners[service] ?? nil) != nil }

  /// Follows who owns the name of a service; `changed` is called when that changes, and `found` as
  /// soon as it is known who owns it now.
  func follow(
    _ service: String, changed: @escaping () -> Void = {}, found: @escaping () -> Void = {}
  ) throws(NotificationError) {
    let (driver, isNew) = (Self.driver, owners[service] == nil)
    try match(
      "type='signal',sender='\(driver.name)',path='\(driver.path)',interface='\(driver.interface)',"
        + "member='NameOwnerChanged',arg0='\(service)'"
    ) { [unowned self] signal in
      guard signal.sender == driver.name, signal.readText() == service, signal.readText() != nil
      else { return }
      let owner = signal.readText() ?? ""
      owners[service] = .some(owner.isEmpty ? nil : owner)
      changed()
    }
    guard isNew else { return }
    owners[service] = .some(nil)
    let question = try message(driver, "GetNameOwner")
    question.append(service)
    subscriptions.append(
      try call(question) { [unowned self] reply in
        guard let owner = reply.readText() else { return }
        owners[service] = owner
        found()
      })
  }

  private func match(_ rule: String, _ received: @escaping (BusMessage) -> Void)
    throws(NotificationError)
  {
    let answer = BusAnswer(received)
    let result = sd_bus_add_match_async(
      handle, &answer.slot, rule, BusAnswer.received, BusAnswer.ignored, answer.userdata)
    if result < 0 { throw .noBus(Self.sentence(result)) }
    subscriptions.append(answer)
  }

  private static func sentence(_ result: Int32) -> String { String(cString: strerror(-result)) }
}

/// A handler for one reply, or for a kind of signal; deallocating it cancels the handler.
final class BusAnswer {
  fileprivate var slot: OpaquePointer?
  private let body: (BusMessage) -> Void

  fileprivate init(_ body: @escaping (BusMessage) -> Void) { self.body = body }
  deinit { sd_bus_slot_unref(slot) }

  fileprivate var userdata: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  fileprivate static let received: sd_bus_message_handler_t = { message, userdata, _ in
    guard let message, let userdata else { return 0 }
    let answer = Unmanaged<BusAnswer>.fromOpaque(userdata).takeUnretainedValue()
    answer.body(BusMessage(received: message))
    return 0
  }

  /// If the bus refuses a subscription, the connection is still usable.
  fileprivate static let ignored: sd_bus_message_handler_t = { _, _, _ in 0 }
}
