/// How far a board is from home, as far as that is known.
public struct BoardDistance: Hashable, Sendable {
  /// The fewest moves there are, or how many it takes at least.
  public let moves: Int
  /// Whether no way is longer than it needs to be: `moves` is met.
  public let isExact: Bool

  /// A distance of so many moves.
  public init(moves: Int, isExact: Bool) {
    self.moves = moves
    self.isExact = isExact
  }
}

extension BoardSolution {
  /// The distance of the board that this solves.
  public var distance: BoardDistance { BoardDistance(moves: lowerBound, isExact: isOptimal) }
}

/// The distances of all boards of one game, for the curve after it.
public struct DistanceCurve: Hashable, Sendable {
  /// At the beginning and after each step, in moves.
  public let moves: [Int]
  /// Whether all of them are exact; else each is a bound, all of the same kind.
  public let isExact: Bool
}

extension BoardSolver {
  /// The curve of these boards, in the order they were played; nil when it was told to stop.
  ///
  /// Exact with the tables of 4×4, and on boards of up to fifteen cells where all distances are proved.
  /// A move along the path that is known costs nothing. On larger boards the bound of each is looked
  /// up, since searches would take minutes.
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

  /// At least so many moves bring these cells home: told at once, without a search.
  public static func bound(_ cells: [Int], columns: Int) -> Int {
    let goal = (1..<UInt8(cells.count)) + [0]
    let grid = SlideGrid(columns: columns, rows: cells.count / columns, goal: Array(goal))
    return cells.map(UInt8.init).withUnsafeBufferPointer { grid.bound($0.baseAddress!) }
  }

  /// As many as could be proved, up to the first that could not; nil when it was told to stop.
  private func exactCurve(
    _ boards: [[Int]], columns: Int, shouldStop: @escaping () -> Bool
  ) -> [Int]? {
    var moves: [Int] = []
    var way: KnownPath?
    for cells in boards {
      if shouldStop() { return nil }
      if let rest = way?.following(cells, columns: columns) {
        way = rest
      } else {
        guard let found = solve(cells, columns: columns, shouldStop: shouldStop) else { return nil }
        guard found.isOptimal else { return moves }
        way = KnownPath(cells: cells, path: found.path, isOptimal: true)
      }
      moves.append(way?.path.count ?? 0)
    }
    return moves
  }
}
