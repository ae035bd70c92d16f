import Synchronization

/// Work for the main thread, posted by workers: the only way back from a thread.
public nonisolated final class PostQueue: Sendable {
  /// Work to do on the main thread.
  public typealias Work = @MainActor @Sendable () -> Void
  private let waiting = Mutex<[Work]>([])
  private let wake: Mutex<@Sendable () -> Void>

  /// - Parameter wake: wakes the event loop; called after each post, from any thread.
  public init(wake: @escaping @Sendable () -> Void = {}) { self.wake = Mutex(wake) }

  /// Sets the function that wakes the loop, since the loop is made after the queue.
  public func setWake(_ wake: @escaping @Sendable () -> Void) { self.wake.withLock { $0 = wake } }

  /// Adds work and wakes the loop, from any thread.
  public func post(_ work: @escaping Work) {
    waiting.withLock { $0.append(work) }
    wake.withLock { $0 }()
  }

  /// Does all pending work in order; returns whether there was any.
  @MainActor @discardableResult public func drain() -> Bool {
    let work = waiting.withLock { list in
      defer { list.removeAll() }
      return list
    }
    for item in work { item() }
    return !work.isEmpty
  }
}
