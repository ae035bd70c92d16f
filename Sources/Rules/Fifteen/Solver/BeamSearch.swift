/// A good path on a board too large for a shortest one: of all positions at the same number of
/// moves only the most promising are kept (beam search), and none is visited twice.
struct BeamSearch {
  /// A position of one level, with its parent.
  private struct Candidate {
    let parent: UInt32
    let way: UInt8
    let bound: UInt16
  }

  private let grid: SlideGrid
  private let width: Int
  private let size: Int
  /// The cells of the kept positions, one after the other, with the bound and the last direction
  /// of each.
  private var cells: [UInt8]
  private var bounds: [UInt16]
  private var seen: SeenPositions
  /// The parent and direction of each kept position at each level.
  private var trail: [[(parent: UInt32, way: UInt8)]] = []
  private(set) var nodes = 0

  private init(_ grid: SlideGrid, _ board: [UInt8], width: Int, levels: Int) {
    self.grid = grid
    self.width = width
    size = board.count
    cells = board
    bounds = [UInt16(board.withUnsafeBufferPointer { grid.bound($0.baseAddress!) })]
    seen = SeenPositions(size: size, capacity: width * levels)
  }

  /// A path of at most `levels` moves, or nil if none was found.
  static func run(
    _ grid: SlideGrid, _ board: [UInt8], width: Int, levels: Int
  ) -> (path: [UInt8]?, nodes: Int) {
    var search = BeamSearch(grid, board, width: width, levels: levels)
    for _ in 0..<levels {
      if let home = search.bounds.firstIndex(of: 0) {
        return (search.path(to: home), search.nodes)
      }
      guard search.step() else { break }
    }
    return (nil, search.nodes)
  }

  private func path(to position: Int) -> [UInt8] {
    var path: [UInt8] = []
    var position = position
    for level in trail.reversed() {
      path.append(level[position].way)
      position = Int(level[position].parent)
    }
    return path.reversed()
  }

  /// Advances by one move; false if there is nowhere to go.
  private mutating func step() -> Bool {
    let candidates = best(expand())
    guard !candidates.isEmpty else { return false }
    var next = [UInt8](repeating: 0, count: candidates.count * size)
    for (index, candidate) in candidates.enumerated() {
      let source = Int(candidate.parent) * size
      let target = index * size
      for cell in 0..<size { next[target + cell] = cells[source + cell] }
      let gap = gap(ofPositionAt: source)
      guard let cell = grid.cell(going: Int(candidate.way), into: gap) else { continue }
      next.swapAt(target + gap, target + cell)
    }
    cells = next
    bounds = candidates.map(\.bound)
    trail.append(candidates.map { ($0.parent, $0.way) })
    return true
  }

  private func gap(ofPositionAt start: Int) -> Int {
    var gap = 0
    while cells[start + gap] != 0 { gap += 1 }
    return gap
  }

  private mutating func expand() -> [Candidate] {
    var found: [Candidate] = []
    found.reserveCapacity(bounds.count * 3)
    for parent in bounds.indices {
      let gap = gap(ofPositionAt: parent * size)
      let last = trail.last.map { Int($0[parent].way) } ?? -1
      for way in 0..<4 where way ^ 1 != last {
        guard let cell = grid.cell(going: way, into: gap) else { continue }
        let start = parent * size
        let growth = cells.withUnsafeMutableBufferPointer { cells in
          grid.growth(cells.baseAddress! + start, from: cell, to: gap)
        }
        nodes += 1
        cells.swapAt(start + gap, start + cell)
        let isNew = cells.withUnsafeBufferPointer { seen.insert($0.baseAddress! + start) }
        cells.swapAt(start + gap, start + cell)
        guard isNew else { continue }
        found.append(
          Candidate(
            parent: UInt32(parent), way: UInt8(way), bound: UInt16(Int(bounds[parent]) + growth)))
      }
    }
    return found
  }

  /// The candidates with the smallest bounds, up to the limit; equal ones in the order in which
  /// they were found.
  private func best(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > width else { return candidates }
    var counts = [Int](repeating: 0, count: Int(candidates.map(\.bound).max() ?? 0) + 1)
    for candidate in candidates { counts[Int(candidate.bound)] += 1 }
    var (limit, room) = (0, width)
    while counts[limit] <= room {
      room -= counts[limit]
      limit += 1
    }
    return candidates.filter { candidate in
      if candidate.bound < limit { return true }
      guard candidate.bound == limit, room > 0 else { return false }
      room -= 1
      return true
    }
  }
}
