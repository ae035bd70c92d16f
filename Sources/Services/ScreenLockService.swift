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
    var buses = connected { [changed] now in
      guard now != isLocked else { return }
      isLocked = now
      changed(now)
    }
    while !state.withLock({ $0.isEnding }) {
      // A bus that is gone says nothing more.
      buses.removeAll { bus in
        do throws(NotificationError) { try bus.process() } catch { return true }
        return false
      }
      var descriptors = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
      descriptors += buses.map(\.descriptor)
      poll(&descriptors, nfds_t(descriptors.count), -1)
    }
    buses = []
    ended.signal()
  }

  private func connected(_ heard: @escaping (Bool) -> Void) -> [SessionBus] {
    sources.compactMap { source in
      guard let bus = try? SessionBus(address: source.address),
        (try? bus.subscribe(source.rule, { source.read($0).map(heard) })) != nil
      else { return nil }
      return bus
    }
  }
}
