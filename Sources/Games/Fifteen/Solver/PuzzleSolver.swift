import Arcade
import Rules
import Synchronization

/// Solves boards of the sliding puzzle on its own thread.
///
/// The tables for 4×4 are loaded when the first such board needs them: from disk at once, or
/// computed in a few seconds while the program continues. They stay in memory until `rest`.
final class PuzzleSolver {
  /// Where the tables come from; both are called on the solver's thread.
  struct Cache: Sendable {
    /// Cached tables; nil if they must be made.
    var load: @Sendable () -> SolverTables?
    /// Makes the tables; nil if cancelled.
    ///
    /// `progress` is called with values from 0 to 1.
    var make: @Sendable (_ shouldStop: () -> Bool, _ progress: (Double) -> Void) -> SolverTables?

    /// A cache from its functions.
    init(
      load: @escaping @Sendable () -> SolverTables?,
      make: @escaping @Sendable (() -> Bool, (Double) -> Void) -> SolverTables?
    ) {
      self.load = load
      self.make = make
    }

    /// No tables: a 4×4 board is treated as any other.
    static var empty: Cache { Cache(load: { nil }, make: { _, _ in nil }) }
  }

  /// One request; the caller stops it when the answer is no longer needed.
  nonisolated final class SolverTask: Sendable {
    private let stopped = Mutex(false)
    private let tell: @Sendable () -> Void

    init(_ tell: @escaping @Sendable () -> Void) { self.tell = tell }

    var isStopped: Bool { stopped.withLock { $0 } }

    /// No answer comes after this.
    func stop() {
      let isNew = stopped.withLock { stopped in
        defer { stopped = true }
        return !stopped
      }
      if isNew { tell() }
    }
  }

  /// State shared between the thread and the callers.
  private nonisolated final class SharedState: Sendable {
    let tables = Mutex<SolverTables?>(nil)
    /// How many requests are pending.
    let wanted = Mutex(0)
  }

  /// The progress of making the tables, 0 to 1; nil otherwise.
  public private(set) var progress: Double?
  /// Called whenever `progress` changed.
  var onProgress: () -> Void = {}
  /// How many answers are pending.
  var pending: Int { worker.pending }
  private let worker: Worker
  private let cache: Cache
  private let effort: Int
  private let post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
  private let shared = SharedState()

  /// Answers come through `worker`, progress through `post`.
  ///
  /// `effort`: about how many positions to search without tables.
  init(
    worker: Worker, cache: Cache, effort: Int = BoardSolver.usualEffort,
    post: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
  ) {
    self.worker = worker
    self.cache = cache
    self.effort = effort
    self.post = post
  }

  /// Answers at once, without tables.
  static func inline(effort: Int) -> PuzzleSolver {
    PuzzleSolver(worker: .inline, cache: .empty, effort: effort, post: { _ in })
  }

  /// Runs a query about boards of a shape; `use` is called with the answer, unless the task was
  /// stopped.
  func ask<Answer: Sendable>(
    _ shape: BoardShape,
    _ question: @escaping @Sendable (BoardSolver, _ shouldStop: @escaping () -> Bool) -> Answer?,
    then use: @escaping @MainActor (Answer) -> Void
  ) -> SolverTask {
    let (shared, effort) = (shared, effort)
    shared.wanted.withLock { $0 += 1 }
    let flow = SolverTask { shared.wanted.withLock { $0 -= 1 } }
    let fetch = fetcher
    worker.run(
      {
        guard !flow.isStopped else { return nil }
        let solver = BoardSolver(
          tables: shape == BoardShape(4, 4) ? fetch() : nil, effort: effort)
        return question(solver, { flow.isStopped })
      },
      then: { (answer: Answer?) in
        guard !flow.isStopped else { return }
        flow.stop()
        if let answer { use(answer) }
      })
    return flow
  }

  /// Frees the tables, which take about 60 MB.
  func rest() {
    let shared = shared
    worker.run({ shared.tables.withLock { $0 = nil } }, then: {})
  }

  /// The tables: those in memory, cached on disk, or made now.
  private var fetcher: @Sendable () -> SolverTables? {
    let (shared, cache, post) = (shared, cache, post)
    let tell: @Sendable (Double?) -> Void = { [weak self] progress in
      post {
        self?.progress = progress
        self?.onProgress()
      }
    }
    return {
      if let tables = shared.tables.withLock({ $0 }) { return tables }
      var tables = cache.load()
      if tables == nil {
        tell(0)
        tables = cache.make({ shared.wanted.withLock { $0 == 0 } }, { tell($0) })
        tell(nil)
      }
      shared.tables.withLock { $0 = tables }
      return tables
    }
  }
}
