import CSystemd
import Foundation
import Synchronization

/// The thread that watches the screen's lock; it starts when it is wanted, and then sleeps.
final class ScreenLockService: Sendable {
  private struct State {
    var isRunning = false
    var isEnding = false
  }

  private let sources: [ScreenLockSource]
  private let changed: @Sendable (Bool) -> Void
  private let state = Mutex(State())
  private let bell = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
  private let ended = DispatchSemaphore(value: 0)

  init(_ sources: [ScreenLockSource], changed: @escaping @Sendable (Bool) -> Void) {
    self.sources = sources
    self.changed = changed
  }

  deinit { Glibc.close(bell) }

  func start() {
    let begins = state.withLock { state in
      guard !state.isRunning, !state.isEnding, !sources.isEmpty else { return false }
      state.isRunning = true
      return true
    }
    if begins { Thread.detachNewThread { [self] in run() } }
  }

  func close() {
    let hasThread = state.withLock { state in
      state.isEnding = true
      return state.isRunning
    }
    guard hasThread else { return }
    eventfd_write(bell, 1)
    ended.wait()
  }

  private func run() {
    var isLocked = false
    let heard = { [changed] (now: Bool) in
      guard now != isLocked else { return }
      isLocked = now
      changed(now)
    }
    var buses = sources.map { connected($0, heard) }
    while !state.withLock({ $0.isEnding }) {
      for index in buses.indices {
        do throws(NotificationError) { try buses[index]?.process() } catch {
          // Nobody says any more that the screen is locked.
          buses[index] = nil
          heard(false)
        }
      }
      var descriptors = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
      descriptors += buses.compactMap { $0?.descriptor }
      let hasAll = descriptors.count > buses.count
      let events = poll(&descriptors, nfds_t(descriptors.count), hasAll ? -1 : Self.pause)
      // A bus may be there again.
      guard events == 0 else { continue }
      for index in buses.indices where buses[index] == nil {
        buses[index] = connected(sources[index], heard)
      }
    }
    buses = []
    ended.signal()
  }

  /// How long it waits until it looks for a bus again, in milliseconds.
  private static let pause: Int32 = 60_000

  private func connected(
    _ source: ScreenLockSource, _ heard: @escaping (Bool) -> Void
  ) -> SessionBus? {
    guard let bus = try? SessionBus(address: source.address),
      (try? bus.subscribe(to: source.service, source.rule, { source.read($0).map(heard) })) != nil
    else { return nil }
    return bus
  }
}
