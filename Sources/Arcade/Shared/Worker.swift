import Dispatch
import FoundationEssentials
public import Stage

/// Work that takes longer than a frame: done on a thread, with the answer used on the main
/// thread.
public final class Worker {
  /// How many answers are pending.
  public private(set) var pending = 0
  private let start: (@escaping @Sendable () -> @MainActor @Sendable () -> Void) -> Void

  private init(
    _ start: @escaping (@escaping @Sendable () -> @MainActor @Sendable () -> Void) -> Void
  ) {
    self.start = start
  }

  /// A worker with one thread; answers arrive through the queue, in the order of the requests.
  ///
  /// `isLowPriority`: utility quality of service, for work that no player waits for.
  public static func live(
    _ queue: PostQueue, name: String = "thinking", isLowPriority: Bool = false
  ) -> Worker {
    let thread = DispatchQueue(
      label: "recreo." + name, qos: isLowPriority ? .utility : .userInitiated)
    return Worker { work in
      thread.async { queue.post(work()) }
    }
  }

  /// Answers before `run` returns.
  public static var inline: Worker { Worker { work in work()() } }
  /// Never answers.
  public static var idle: Worker { Worker { _ in } }

  /// Runs `work` on the thread and passes its answer to `use`.
  public func run<Answer: Sendable>(
    _ work: @escaping @Sendable () -> Answer, then use: @escaping @MainActor (Answer) -> Void
  ) {
    pending += 1
    let finish: @MainActor @Sendable (Answer) -> Void = { [weak self] answer in
      self?.pending -= 1
      use(answer)
    }
    start {
      let answer = work()
      return { finish(answer) }
    }
  }
}
