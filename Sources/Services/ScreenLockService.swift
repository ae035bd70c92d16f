import CSystemd
import Foundation
import Synchronization

/// The thread that watches the screen's lock; it starts when it is wanted, and then sleeps.
final class ScreenLockService: Sendable {
  private struct State {
    var isRunning = false
    var isEnding = false
    /// Whether someone used the program since this was asked.
    var wasUsed = false

    mutating func takeUse() -> Bool {
      defer { wasUsed = false }
      return wasUsed
    }
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

  /// Someone used the program.
  func noteInput() {
    let isRunning = state.withLock { state in
      state.wasUsed = state.isRunning
      return state.isRunning
    }
    if isRunning { eventfd_write(bell, 1) }
  }

  private func run() {
    var isLocked = false
    var listeners = sources.map { try? ScreenLockListener($0) }
    while !state.withLock({ $0.isEnding }) {
      var rings: eventfd_t = 0
      eventfd_read(bell, &rings)
      for index in listeners.indices {
        // Who is gone doesn't say any more that the screen is locked.
        do throws(NotificationError) { try listeners[index]?.process() } catch {
          listeners[index] = nil
        }
      }
      if state.withLock({ $0.takeUse() }) { for listener in listeners { listener?.noteInput() } }
      let now = listeners.contains { $0?.isLocked ?? false }
      if now != isLocked { changed(now) }
      isLocked = now
      var descriptors = [pollfd(fd: bell, events: Int16(POLLIN), revents: 0)]
      descriptors += listeners.compactMap { $0?.descriptor }
      let events = poll(&descriptors, nfds_t(descriptors.count), Self.wait(listeners))
      // A bus may be there again.
      guard events == 0 else { continue }
      for index in listeners.indices where listeners[index] == nil {
        listeners[index] = try? ScreenLockListener(sources[index])
      }
    }
    listeners = []
    ended.signal()
  }

  /// How long it sleeps unless something is said, in milliseconds; without a limit if it hears
  /// every bus, else until it looks for one again.
  private static func wait(_ listeners: [ScreenLockListener?]) -> Int32 {
    let deadline = listeners.compactMap { $0?.deadline }.min() ?? .max
    let now = NotificationService.now
    let due =
      deadline == .max ? Int32.max : Int32(clamping: ((max(deadline, now) - now) + 999) / 1000)
    let limit = listeners.contains { $0 == nil } ? pause : Int32.max
    return min(due, limit) == .max ? -1 : min(due, limit)
  }

  private static let pause: Int32 = 60_000
}
