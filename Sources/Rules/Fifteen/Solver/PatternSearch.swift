/// Iterative deepening A* on a 4×4 board whose gap belongs first (Korf, 1985), guided by the
/// larger of the pattern databases' values for the board and for its reflection.
///
/// After some millions of nodes it also stores refuted positions: on ordinary boards that saves
/// nothing, but it makes those of seventy moves and more feasible.
struct PatternSearch {
  /// From this many nodes on, positions are stored; only those with this many moves to spare,
  /// since the others are refuted in fewer nodes than it takes to look them up.
  static let nodesBeforeTable = 4_000_000
  private static let worthwhile = 4
  /// How often it checks for cancellation: every 65 536 nodes.
  private static let askEvery = 0xFFFF

  /// The number of positions searched.
  private(set) var nodes = 0
  /// Whether it was cancelled.
  private(set) var isStopped = false
  private var refuted: RefutedPositions?
  private let path: UnsafeMutablePointer<UInt8>

  private let databases: [PatternDatabase]
  private let pairs: (UnsafePointer<UInt8>, UnsafePointer<UInt8>)
  private let numbers = CellSets.shared.numbers.start
  private let moved = PermutationTable.shared.moved.start
  private let directions = SlideFacts.shared.directions.start
  private let groups = SlideFacts.shared.groups.start
  private let counts = SlideFacts.shared.counts.start
  private let growth = SlideFacts.shared.growth.start
  private let shouldStop: () -> Bool

  private init(
    _ tables: SolverTables, path: UnsafeMutablePointer<UInt8>, shouldStop: @escaping () -> Bool
  ) {
    databases = tables.databases
    self.path = path
    self.shouldStop = shouldStop
    pairs = (tables.databases[0].pairs.start, tables.databases[1].pairs.start)
  }

  /// Runs `body` with a search over these tables, and frees its memory afterwards.
  static func run<Answer>(
    _ tables: SolverTables, shouldStop: @escaping () -> Bool,
    _ body: (inout PatternSearch) -> Answer
  ) -> Answer {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { path in
      var search = PatternSearch(tables, path: path.baseAddress!, shouldStop: shouldStop)
      defer { search.refuted?.deallocate() }
      return withExtendedLifetime(tables) { body(&search) }
    }
  }

  /// The directions of the tiles in a shortest solution of at most `most` moves, up 0, down 1,
  /// left 2, right 3; nil if there is none, or if it was cancelled.
  mutating func shortest(_ board: [Int], atMost most: Int) -> [Int]? {
    let spot = PatternSpot(board, databases)
    if spot.manhattan == 0 { return [] }
    // A board that equals its reflection needs only one of each mirrored pair of first moves.
    let first: UInt8 = PatternSpot.reflected(board) == board ? 0b1010 : 0b1111
    var limit = spot.bound
    while limit <= most, !isStopped {
      if dive(spot, left: limit, depth: 0, directions: directions[spot.gap] & first) {
        return (0..<limit).map { Int(path[$0]) }
      }
      limit += 2
    }
    return nil
  }
}

extension PatternSearch {
  /// Whether a board is solved in exactly `left` moves of which the first is among `open`.
  private mutating func dive(_ spot: PatternSpot, left: Int, depth: Int, directions open: UInt8)
    -> Bool
  {
    var open = open
    while open != 0 {
      let direction = open.trailingZeroBitCount
      open &= open &- 1
      guard let next = moving(spot, direction, within: left &- 1) else { continue }
      path[depth] = UInt8(direction)
      nodes &+= 1
      if next.manhattan == 0 { return left == 1 }
      if enter(next, left: left &- 1, depth: depth &+ 1, direction: direction) { return true }
      if isStopped { return false }
    }
    return false
  }

  /// Continues below a position, unless it is known to fail; never straight back.
  @inline(__always)
  private mutating func enter(_ spot: PatternSpot, left: Int, depth: Int, direction: Int) -> Bool {
    let open = directions[spot.gap] & ~(1 << UInt8(direction ^ 1))
    guard let refuted, left &- spot.bound >= Self.worthwhile else {
      if nodes & Self.askEvery == 0 { pause() }
      return dive(spot, left: left, depth: depth, directions: open)
    }
    if refuted.contains(spot.cells, within: left) { return false }
    if nodes & Self.askEvery == 0 { pause() }
    if dive(spot, left: left, depth: depth, directions: open) { return true }
    if !isStopped { refuted.insert(spot.cells, within: left) }
    return false
  }

  @inline(never)
  private mutating func pause() {
    if shouldStop() { isStopped = true }
    if refuted == nil, nodes > Self.nodesBeforeTable { refuted = RefutedPositions() }
  }

  /// The position after a tile moves in this direction, or nil if it needs more than `left`
  /// moves.
  @inline(__always)
  private func moving(_ spot: PatternSpot, _ direction: Int, within left: Int) -> PatternSpot? {
    let gap = spot.gap
    let cell = gap &+ (direction < 2 ? 4 &- direction &* 8 : 5 &- direction &* 2)
    let tile = Int(spot.cells >> UInt64(cell &* 4) & 15)
    var next = spot
    next.manhattan &+= Int(growth[tile << 6 | cell << 2 | direction])
    switch groups[tile] {
    case 0:
      next.places.0 = carried(spot.places.0, cell, gap)
      next.excess.0 = excess(pairs.0, next.places.0)
    case 1:
      next.places.1 = carried(spot.places.1, cell, gap)
      next.excess.1 = excess(pairs.1, next.places.1)
    default: break
    }
    guard next.manhattan &+ 2 &* Int(next.excess.0 &+ next.excess.1) <= left else { return nil }
    let (reflectedCell, reflectedGap) = (cell >> 2 | (cell & 3) << 2, gap >> 2 | (gap & 3) << 2)
    switch groups[16 &+ tile] {
    case 0:
      next.places.2 = carried(spot.places.2, reflectedCell, reflectedGap)
      next.excess.2 = excess(pairs.0, next.places.2)
    case 1:
      next.places.3 = carried(spot.places.3, reflectedCell, reflectedGap)
      next.excess.3 = excess(pairs.1, next.places.3)
    default: break
    }
    guard next.manhattan &+ 2 &* Int(next.excess.2 &+ next.excess.3) <= left else { return nil }
    next.cells ^= UInt64(tile) << UInt64(cell &* 4) | UInt64(tile) << UInt64(gap &* 4)
    next.gap = cell
    return next
  }

  /// The position of a database's tiles after one has moved from `cell` into the gap.
  @inline(__always)
  private func carried(_ place: UInt32, _ cell: Int, _ gap: Int) -> UInt32 {
    let mask = place >> 16
    let after = mask ^ (1 << UInt32(cell)) ^ (1 << UInt32(gap))
    let upward = gap &- cell
    guard upward == 4 || upward == -4 else { return after << 16 | place & 0xFFFF }
    let before = bits(mask & (1 << UInt32(cell) &- 1))
    let between = bits(mask & 7 << UInt32(min(cell, gap) &+ 1))
    let steps = upward > 0 ? between : 0 &- between
    let row = (before &* 7 &+ steps &+ 3) &* PermutationTable.count
    return after << 16 | UInt32(moved[row &+ Int(place & 0xFFFF)])
  }

  @inline(__always)
  private func bits(_ mask: UInt32) -> Int {
    Int(counts[Int(mask & 255)] &+ counts[Int(mask >> 8)])
  }

  @inline(__always)
  private func excess(_ pairs: UnsafePointer<UInt8>, _ place: UInt32) -> UInt8 {
    let position = Int(place & 0xFFFF) &* CellSets.count &+ Int(numbers[Int(place >> 16)])
    return pairs[position >> 1] >> UInt8(truncatingIfNeeded: (position & 1) &* 4) & 15
  }
}
