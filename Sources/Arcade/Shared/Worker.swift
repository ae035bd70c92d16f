import Dispatch
import FoundationEssentials
public import Stage

/// Work that takes longer than a frame: done on a thread, its answer used on the main one.
public final class Worker {
  /// How many answers are still to come.
  public private(set) var pending = 0
  private let start: (@escaping @Sendable () -> @MainActor @Sendable () -> Void) -> Void

  private init(
    _ start: @escaping (@escaping @Sendable () -> @MainActor @Sendable () -> Void) -> Void
  ) {
    self.start = start
  }

  /// One thread, answers through the queue, in the order they were asked for.
  ///
  /// `isLowPriority`: utility quality of service, since no player is waiting for the answer.
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

  /// Does `work` on the thread and hands its answer to `use`.
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
