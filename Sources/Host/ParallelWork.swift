import Dispatch
import Synchronization

/// Work that begins at once on another thread.
public final class ParallelWork<Value: Sendable>: Sendable {
  private let group = DispatchGroup()
  private let result = Mutex<Result<Value, any Error>?>(nil)

  /// Begins `work`.
  public init(_ work: @escaping @Sendable () throws -> Value) {
    DispatchQueue.global(qos: .userInteractive).async(group: group) { [self] in
      let found = Result { try work() }
      result.withLock { $0 = found }
    }
  }

  /// Waits for the end of the work; returns or throws what it did.
  public func value() throws -> Value {
    group.wait()
    guard let found = result.withLock({ $0 }) else { preconditionFailure("the work has ended") }
    return try found.get()
  }
}
