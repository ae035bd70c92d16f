/// Fills a pattern database: breadth first from the goal, all positions of one distance at a
/// time.
///
/// A position also includes the connected part of the free cells in which the gap lies. For each
/// mask and part there is a block of 5040 bits, one for each order of the tiles. A move maps a
/// whole block to another, and keeps the bits in place unless the tile passes others.
final class PatternMaker {
  private static let words = (PermutationTable.count + 63) / 64

  /// The orders of the tiles in one set of cells, with the gap in one part of the others.
  private struct Block {
    let set: Int
    let part: UInt16
    var isOpen = false
  }

  private let tiles: [Int]
  private let pairs: UnsafeMutablePointer<UInt8>
  private var blocks: [Block] = []
  /// The first block of each mask, by its number.
  private var firstBlock: [Int] = []
  private let front, next, closed: UnsafeMutablePointer<UInt64>

  private init(_ tiles: [Int], into pairs: UnsafeMutablePointer<UInt8>) {
    self.tiles = tiles
    self.pairs = pairs
    for (number, mask) in CellSets.shared.masks.enumerated() {
      firstBlock.append(blocks.count)
      var free = ~mask
      while free != 0 {
        let part = CellSets.reach(from: free.trailingZeroBitCount, taken: mask)
        blocks.append(Block(set: number, part: part))
        free &= ~part
      }
    }
    let size = blocks.count * Self.words
    (front, next, closed) = (
      .allocate(capacity: size), .allocate(capacity: size), .allocate(capacity: size)
    )
    for bits in [front, next, closed] { bits.initialize(repeating: 0, count: size) }
  }

  deinit {
    for bits in [front, next, closed] { bits.deallocate() }
  }

  /// The database of seven tiles.
  ///
  /// After each distance, `progress` is called with how many positions of `PatternDatabase.size *
  /// 2` are known, and returns whether to continue.
  static func make(_ tiles: [Int], progress: (Int) -> Bool) -> PatternDatabase? {
    var isWhole = true
    let pairs = FixedTable(count: PatternDatabase.size, of: UInt8.max) { pairs in
      let maker = PatternMaker(tiles, into: pairs)
      maker.begin()
      var (distance, known) = (0, 1)
      while true {
        maker.spread()
        distance += 1
        guard let settled = maker.settle(at: distance) else { break }
        known += settled
        isWhole = progress(known)
        guard isWhole else { break }
      }
    }
    return isWhole ? PatternDatabase(tiles: tiles, pairs: pairs) : nil
  }

  private func begin() {
    let goal = block(tiles.reduce(UInt16(0)) { $0 | 1 << UInt16($1) }, holding: 0)
    front[goal * Self.words] = 1
    closed[goal * Self.words] = 1
    blocks[goal].isOpen = true
    write(0, at: blocks[goal].set)
  }

  private func block(_ mask: UInt16, holding cell: Int) -> Int {
    var block = firstBlock[Int(CellSets.shared.numbers.start[Int(mask)])]
    while blocks[block].part & 1 << UInt16(cell) == 0 { block += 1 }
    return block
  }

  private func write(_ value: Int, at position: Int) {
    let shift = UInt8((position & 1) * 4)
    pairs[position >> 1] = pairs[position >> 1] & ~(15 << shift) | UInt8(value) << shift
  }
}

extension PatternMaker {
  /// Makes every move from the front, into `next`.
  private func spread() {
    for index in blocks.indices where blocks[index].isOpen {
      let (mask, part) = (CellSets.shared.masks[blocks[index].set], blocks[index].part)
      var (taken, place) = (mask, 0)
      while taken != 0 {
        let cell = taken.trailingZeroBitCount
        var neighbours = CellSets.beside[cell] & part
        while neighbours != 0 {
          let free = neighbours.trailingZeroBitCount
          let after = mask ^ (1 << UInt16(cell)) ^ (1 << UInt16(free))
          move(
            front + index * Self.words, to: next + block(after, holding: cell) * Self.words,
            place: place, passing: Self.passed(mask, from: cell, to: free))
          neighbours &= neighbours - 1
        }
        taken &= taken - 1
        place += 1
      }
    }
  }

  /// Maps a block's orders to another block, with the tile at `place` passing others.
  private func move(
    _ source: UnsafeMutablePointer<UInt64>, to target: UnsafeMutablePointer<UInt64>, place: Int,
    passing passed: Int
  ) {
    guard passed != 0 else {
      for word in 0..<Self.words { target[word] |= source[word] }
      return
    }
    let row = (place * 7 + passed + 3) * PermutationTable.count
    let moved = PermutationTable.shared.moved.start + row
    for word in 0..<Self.words {
      var bits = source[word]
      while bits != 0 {
        let order = Int(moved[word &* 64 &+ bits.trailingZeroBitCount])
        target[order >> 6] |= 1 << UInt64(order & 63)
        bits &= bits &- 1
      }
    }
  }

  /// How many places a tile moves forward in the order; negative if it moves back.
  private static func passed(_ mask: UInt16, from cell: Int, to free: Int) -> Int {
    guard abs(cell - free) == 4 else { return 0 }
    let between = (mask & 7 << UInt16(min(cell, free) + 1)).nonzeroBitCount
    return free > cell ? between : -between
  }

  /// Assigns the distance to the new positions in `next`, which become the front.
  ///
  /// Returns how many positions were new with any gap, or nil if nothing was new.
  private func settle(at distance: Int) -> Int? {
    var isMore = false
    var settled = 0
    for index in blocks.indices {
      let apart = manhattan(CellSets.shared.masks[blocks[index].set])
      let base = blocks[index].set
      let start = index * Self.words
      blocks[index].isOpen = false
      for word in 0..<Self.words {
        var new = next[start &+ word] & ~closed[start &+ word]
        next[start &+ word] = 0
        front[start &+ word] = new
        guard new != 0 else { continue }
        closed[start &+ word] |= new
        (isMore, blocks[index].isOpen) = (true, true)
        while new != 0 {
          let order = word &* 64 &+ new.trailingZeroBitCount
          new &= new &- 1
          settled &+= set(distance, base &+ order &* CellSets.count, order, apart)
        }
      }
    }
    return isMore ? settled : nil
  }

  /// Assigns a distance unless the position was reached sooner with the gap in another part;
  /// returns 1 if it was assigned.
  @inline(__always)
  private func set(_ distance: Int, _ position: Int, _ order: Int, _ apart: [Int]) -> Int {
    guard pairs[position >> 1] >> UInt8((position & 1) &* 4) & 15 == 15 else { return 0 }
    let tiles = PermutationTable.shared.tiles.start + order &* 7
    var manhattan = 0
    for place in 0..<7 { manhattan &+= apart[place &* 7 &+ Int(tiles[place])] }
    write((distance &- manhattan) >> 1, at: position)
    return 1
  }

  /// The distance of each cell of a mask from each tile's place: index place × 7 + tile.
  private func manhattan(_ mask: UInt16) -> [Int] {
    let taken = (0..<16).filter { mask & 1 << UInt16($0) != 0 }
    return taken.flatMap { cell in tiles.map { PatternSpot.distance($0, cell) } }
  }
}
