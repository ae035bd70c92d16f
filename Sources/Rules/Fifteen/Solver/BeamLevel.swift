/// The positions of a beam search that are equally many moves from its beginning.
final class BeamLevel {
  private let size: Int
  /// How many there are.
  private(set) var count = 0
  /// The cells of the positions, one after the other.
  private let boards: UnsafeMutablePointer<UInt8>
  /// The cell of each position's gap, and the last direction (255 for none).
  let gaps, directions: UnsafeMutablePointer<UInt8>
  /// The value of each position.
  let values: UnsafeMutablePointer<UInt32>
  /// The hash of each position.
  let keys: UnsafeMutablePointer<UInt64>

  /// Room for `capacity` boards of `size` cells.
  init(size: Int, capacity: Int) {
    self.size = size
    boards = .allocate(capacity: size * capacity)
    gaps = .allocate(capacity: capacity)
    directions = .allocate(capacity: capacity)
    values = .allocate(capacity: capacity)
    keys = .allocate(capacity: capacity)
  }

  deinit {
    boards.deallocate()
    gaps.deallocate()
    directions.deallocate()
    values.deallocate()
    keys.deallocate()
  }

  /// The cells of a position.
  @inline(__always)
  func cells(_ position: Int) -> UnsafeMutablePointer<UInt8> { boards + position &* size }

  /// Removes all positions.
  func clear() { count = 0 }

  /// Makes a board the only position.
  func begin(_ board: [UInt8], value: Int, key: UInt64) {
    for (cell, tile) in board.enumerated() { boards[cell] = tile }
    gaps[0] = UInt8(board.firstIndex(of: 0) ?? 0)
    (directions[0], values[0], keys[0], count) = (255, UInt32(value), key, 1)
  }

  /// Adds the position after a move from a position of the level before.
  func append(
    after parent: Int, of level: BeamLevel, direction: UInt8, cell: Int, value: UInt32, key: UInt64
  ) {
    let target = cells(count)
    target.update(from: level.cells(parent), count: size)
    target[Int(level.gaps[parent])] = target[cell]
    target[cell] = 0
    gaps[count] = UInt8(cell)
    directions[count] = direction
    values[count] = value
    keys[count] = key
    count &+= 1
  }
}
