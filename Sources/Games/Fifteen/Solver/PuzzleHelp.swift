import Rules

/// What is known about solving the current board: par, and the last solution found.
///
/// Computed by the context's solver; the listener is called when something becomes known.
final class PuzzleHelp {
  /// Something became known.
  var onChange: () -> Void = {}
  /// The distance of the board as it was dealt.
  private(set) var par: BoardDistance?
  private var known: KnownPath?
  private let solver: PuzzleSolver
  private let shape: BoardShape
  private var parTask, pathTask: PuzzleSolver.SolverTask?

  init(_ solver: PuzzleSolver, shape: BoardShape) {
    self.solver = solver
    self.shape = shape
  }

  /// Progress of the solver's tables, if this board waits for them.
  var progress: Double? { par == nil && shape == BoardShape(4, 4) ? solver.progress : nil }
  /// Whether a request for the solution is pending.
  var isThinking: Bool { pathTask != nil }

  /// Computes par and the solution with it.
  func begin(with cells: [Int]) {
    guard par == nil, parTask == nil else { return }
    solver.onProgress = { [weak self] in self?.onChange() }
    let flow = solve(cells) { [weak self] solution in
      guard let self else { return }
      parTask = nil
      par = solution.distance
      onChange()
    }
    if par == nil { parTask = flow }
  }

  /// Passes on a solution of these cells, at once if it is known; cancels other searches.
  func find(_ cells: [Int], then use: @escaping (KnownPath) -> Void) {
    pathTask?.stop()
    pathTask = nil
    if let known = known?.following(cells, columns: shape.columns) { return use(known) }
    var isAnswered = false
    let flow = solve(cells) { [weak self] _ in
      isAnswered = true
      guard let self else { return }
      pathTask = nil
      onChange()
      if let known { use(known) }
    }
    guard !isAnswered else { return }
    pathTask = flow
    onChange()
  }

  private func solve(
    _ cells: [Int], then use: @escaping @MainActor (BoardSolution) -> Void
  ) -> PuzzleSolver.SolverTask {
    let columns = shape.columns
    return solver.ask(
      shape, { solver, stop in solver.solve(cells, columns: columns, shouldStop: stop) },
      then: { [weak self] solution in
        self?.remember(solution, of: cells)
        use(solution)
      })
  }

  private func remember(_ solution: BoardSolution, of cells: [Int]) {
    known = KnownPath(cells: cells, path: solution.path, isOptimal: solution.isOptimal)
  }

  /// Cancels all pending requests.
  func stop() {
    parTask?.stop()
    pathTask?.stop()
    (parTask, pathTask) = (nil, nil)
    solver.onProgress = {}
  }
}
