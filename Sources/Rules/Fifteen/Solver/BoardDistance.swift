/// The distance of a board from solved, as far as it is known.
public struct BoardDistance: Hashable, Sendable {
  /// The fewest moves, or a lower bound for them.
  public let moves: Int
  /// Whether `moves` is the exact distance.
  public let isExact: Bool

  /// A distance of this many moves.
  public init(moves: Int, isExact: Bool) {
    self.moves = moves
    self.isExact = isExact
  }
}

extension BoardSolution {
  /// The distance of the board that this solves.
  public var distance: BoardDistance { BoardDistance(moves: lowerBound, isExact: isOptimal) }
}

/// The distances of all boards of one game, for the curve shown after it.
public struct DistanceCurve: Hashable, Sendable {
  /// At the beginning and after each step, in moves.
  public let moves: [Int]
  /// Whether all of them are exact; otherwise each is a bound of the same kind.
  public let isExact: Bool
}

extension BoardSolver {
  /// The curve of these boards, in the order in which they were played; nil if it was cancelled.
  ///
  /// Exact with the tables of 4×4, and on boards of up to fifteen cells if all distances can be
  /// proved. Moves along a known path cost nothing. On larger boards it consists of lower bounds,
  /// since searches would take minutes.
  public func curve(
    _ boards: [[Int]], columns: Int, shouldStop: @escaping () -> Bool = { false }
  ) -> DistanceCurve? {
    let count = boards.first?.count ?? 0
    if knows(columns: columns, cells: count) || count <= 15 {
      guard let exact = exactCurve(boards, columns: columns, shouldStop: shouldStop) else {
        return nil
      }
      if exact.count == boards.count { return DistanceCurve(moves: exact, isExact: true) }
    }
    return DistanceCurve(
      moves: boards.map { Self.bound($0, columns: columns) }, isExact: false)
  }

  /// A lower bound for the moves that solve these cells, computed at once without a search.
  public static func bound(_ cells: [Int], columns: Int) -> Int {
    let goal = (1..<UInt8(cells.count)) + [0]
    let grid = SlideGrid(columns: columns, rows: cells.count / columns, goal: Array(goal))
    return cells.map(UInt8.init).withUnsafeBufferPointer { grid.bound($0.baseAddress!) }
  }

  /// As many distances as could be proved, up to the first that could not; nil if it was
  /// cancelled.
  private func exactCurve(
    _ boards: [[Int]], columns: Int, shouldStop: @escaping () -> Bool
  ) -> [Int]? {
    var moves: [Int] = []
    var known: KnownPath?
    for cells in boards {
      if shouldStop() { return nil }
      if let rest = known?.following(cells, columns: columns) {
        known = rest
      } else {
        guard let found = solve(cells, columns: columns, shouldStop: shouldStop) else { return nil }
        guard found.isOptimal else { return moves }
        known = KnownPath(cells: cells, path: found.path, isOptimal: true)
      }
      moves.append(known?.path.count ?? 0)
    }
    return moves
  }
}
