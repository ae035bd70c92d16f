import CSystemd
import Foundation
import Synchronization

/// Accepts notifications from any thread; one thread behind it owns the bus.
///
/// The thread starts with the first order and then sleeps until there is another, a message
/// arrives, or a deadline passes.
final class NotificationService: Sendable {
  /// The time to answer an order, in µs.
  static let timeout: UInt64 = 2_000_000
  /// The time that pending orders still have at the end, in µs.
  static let timeoutAtEnd: UInt64 = 500_000

  private struct State {
    var orders: [Order] = []
    var isRunning = false
    var isEnding = false
  }

  private let state = Mutex(State())
  private let bell: Int32
  private let ended = DispatchSemaphore(value: 0)
  private let begin: @Sendable () -> NotificationClient

  init(
    address: String?, clicked: @escaping @Sendable (String) -> Void,
    over: @escaping @Sendable () -> Void
  ) {
    bell = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    begin = { NotificationClient(address: address, clicked: clicked, over: over) }
  }

  deinit { Glibc.close(bell) }

  func take(_ request: Order.Request) {
    let order = Order(request: request, deadline: Self.now + Self.timeout)
    let (isTaken, isFirst) = state.withLock { state in
      guard !state.isEnding else { return (false, false) }
      state.orders.append(order)
      defer { state.isRunning = true }
      return (true, !state.isRunning)
    }
    guard isTaken else { return order.fail(.ended) }
    if isFirst { Thread.detachNewThread { [self] in run() } }
    ring()
  }

  func close() {
    let hasThread = state.withLock { state in
      defer { (state.isEnding, state.isRunning) = (true, false) }
      return state.isRunning
    }
    guard hasThread else { return }
    ring()
    ended.wait()
  }

  private func ring() { eventfd_write(bell, 1) }

  private func run() {
    let client = begin()
    while true {
      let (orders, isEnding) = state.withLock { state in
        defer { state.orders = [] }
        return (state.orders, state.isEnding)
      }
      client.work(on: orders, isEnding: isEnding, at: Self.now)
      if isEnding, client.isIdle { break }
      wait(client)
    }
    client.disconnect()
    ended.signal()
  }

  /// Sleeps until there is something to do.
  private func wait(_ client: NotificationClient) {
    var descriptors = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
    if let bus = client.descriptor { descriptors.append(bus) }
    poll(&descriptors, nfds_t(descriptors.count), Self.milliseconds(until: client.nextDeadline))
    var count: eventfd_t = 0
    eventfd_read(bell, &count)
  }

  /// Rounded up, so that the moment has passed when the sleep ends; −1 means no limit.
  private static func milliseconds(until moment: UInt64) -> Int32 {
    guard moment != .max else { return -1 }
    let now = now
    return moment <= now ? 0 : Int32(min((moment - now + 999) / 1000, 60_000))
  }

  /// The monotonic clock, in µs.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
  }
}
