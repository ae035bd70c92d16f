import Synchronization

/// Where workers leave what the main thread is to do: the only way back from a thread.
public nonisolated final class PostQueue: Sendable {
  /// Something to do on the main thread.
  public typealias Work = @MainActor @Sendable () -> Void
  private let waiting = Mutex<[Work]>([])
  private let wake: Mutex<@Sendable () -> Void>

  /// - Parameter wake: makes the event loop turn; called after each post, from any thread.
  public init(wake: @escaping @Sendable () -> Void = {}) { self.wake = Mutex(wake) }

  /// The loop can be known only after the queue: it is told here.
  public func setWake(_ wake: @escaping @Sendable () -> Void) { self.wake.withLock { $0 = wake } }

  /// Leaves work and wakes the loop; any thread may.
  public func post(_ work: @escaping Work) {
    waiting.withLock { $0.append(work) }
    wake.withLock { $0 }()
  }

  /// Does all that waits, in order; says whether there was anything.
  @MainActor @discardableResult public func drain() -> Bool {
    let work = waiting.withLock { list in
      defer { list.removeAll() }
      return list
    }
    for item in work { item() }
    return !work.isEmpty
  }
}
