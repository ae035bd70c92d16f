/// A good path on a board too large for a shortest one: of all positions at the same number of
/// moves only the most promising are kept (beam search), and none is visited twice.
struct BeamSearch {
  /// A move from a position of the level.
  private struct Candidate {
    let parent: UInt32
    let value: UInt32
    let direction, cell: UInt8
  }

  /// A path from the board to the best position that was found.
  struct Finding {
    /// The direction of each tile.
    var path: [UInt8]
    /// The position at its end; another than the goal if the search got stuck.
    var cells: [UInt8]
    /// The number of positions searched.
    var nodes: Int
  }

  private let grid: SlideGrid
  private let evaluation: BoardEvaluation
  private let isFixed: FixedTable<Bool>
  private let width: Int
  private var level, next: BeamLevel
  private var seen: SeenPositions
  private var candidates: [Candidate] = []
  /// The parent and direction of each kept position at each level.
  private var trail: [[(parent: UInt32, direction: UInt8)]] = []
  /// The best position so far: its cells, value and level.
  private var best: (cells: [UInt8], value: UInt32, level: Int)
  private var nodes = 0

  private init(_ grid: SlideGrid, _ board: [UInt8], isFixed: [Bool], width: Int) {
    let evaluation = BoardEvaluation(grid)
    let seen = SeenPositions(size: board.count, capacity: width * 64)
    let (value, key) = board.withUnsafeBufferPointer { cells in
      (evaluation.value(cells.baseAddress!), seen.key(cells.baseAddress!))
    }
    (self.grid, self.evaluation, self.seen, self.width) = (grid, evaluation, seen, width)
    self.isFixed = FixedTable(isFixed)
    level = BeamLevel(size: board.count, capacity: width)
    next = BeamLevel(size: board.count, capacity: width)
    level.begin(board, value: value, key: key)
    best = (board, UInt32(value), 0)
    candidates.reserveCapacity(width * 3)
  }

  /// Searches until the goal is found, `width` positions at a time, or until nothing better was
  /// found for `patience` moves.
  ///
  /// Tiles in fixed cells stay where they are.
  static func run(
    _ grid: SlideGrid, _ board: [UInt8], isFixed: [Bool], width: Int, patience: Int
  ) -> Finding {
    var search = BeamSearch(grid, board, isFixed: isFixed, width: width)
    while search.best.value > 0, search.trail.count < search.best.level + patience {
      search.expand()
      search.keep()
      guard search.level.count > 0 else { break }
      search.note()
    }
    return Finding(path: search.path(), cells: search.best.cells, nodes: search.nodes)
  }

  /// The first position of a level is its best.
  private mutating func note() {
    guard level.values[0] < best.value else { return }
    let cells = level.cells(0)
    best = (best.cells.indices.map { cells[$0] }, level.values[0], trail.count)
  }

  private func path() -> [UInt8] {
    var path: [UInt8] = []
    var position = 0
    for level in trail[..<best.level].reversed() {
      path.append(level[position].direction)
      position = Int(level[position].parent)
    }
    return path.reversed()
  }

  /// Lists every move from the positions of the level, never straight back.
  private mutating func expand() {
    candidates.removeAll(keepingCapacity: true)
    for parent in 0..<level.count {
      let cells = level.cells(parent)
      let gap = Int(level.gaps[parent])
      let last = Int(level.directions[parent])
      for direction in 0..<4 where direction ^ 1 != last {
        guard let cell = grid.cell(going: direction, into: gap), !isFixed.start[cell] else {
          continue
        }
        let value = Int(level.values[parent]) &+ evaluation.growth(cells, from: cell, to: gap)
        candidates.append(
          Candidate(
            parent: UInt32(parent), value: UInt32(value), direction: UInt8(direction),
            cell: UInt8(cell)))
      }
    }
    nodes &+= candidates.count
  }

  /// Makes the most promising moves that lead to new positions, up to the width.
  private mutating func keep() {
    next.clear()
    var steps: [(parent: UInt32, direction: UInt8)] = []
    steps.reserveCapacity(min(width, candidates.count))
    for index in Self.sorted(candidates) {
      let candidate = candidates[Int(index)]
      let (parent, cell) = (Int(candidate.parent), Int(candidate.cell))
      let key = seen.key(
        level.keys[parent], moving: level.cells(parent)[cell], from: cell,
        to: Int(level.gaps[parent]))
      guard seen.insert(key) else { continue }
      next.append(
        after: parent, of: level, direction: candidate.direction, cell: cell,
        value: candidate.value, key: key)
      steps.append((candidate.parent, candidate.direction))
      if next.count == width { break }
    }
    trail.append(steps)
    swap(&level, &next)
  }

  /// The numbers of the candidates, the smallest values first and equal ones as they were found:
  /// a counting sort.
  private static func sorted(_ candidates: [Candidate]) -> [UInt32] {
    var (least, most) = (UInt32.max, UInt32.min)
    for candidate in candidates {
      least = min(least, candidate.value)
      most = max(most, candidate.value)
    }
    guard least <= most else { return [] }
    var places = [UInt32](repeating: 0, count: Int(most - least) + 2)
    for candidate in candidates { places[Int(candidate.value - least) + 1] += 1 }
    for index in 1..<places.count { places[index] += places[index - 1] }
    var sorted = [UInt32](repeating: 0, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      sorted[Int(places[Int(candidate.value - least)])] = UInt32(index)
      places[Int(candidate.value - least)] += 1
    }
    return sorted
  }
}
