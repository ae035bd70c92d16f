/// The tables of the 4×4 solver: two pattern databases without a common tile.
///
/// They cover seven tiles each; tile 2 is left to its Manhattan distance. Of the partitions
/// tried, this one needs the fewest nodes by a factor of five. Both are for the goal with the gap
/// first; a board whose gap belongs last is rotated by half a turn, so one pair serves both.
public struct SolverTables: Sendable {
  /// The tiles of each database.
  static let partition = [[1, 4, 5, 8, 9, 12, 13], [3, 6, 7, 10, 11, 14, 15]]
  /// The number of bytes of all parts: 57 657 600.
  public static let size = PatternDatabase.size * partition.count
  /// Changes whenever the format of the parts does; a cache compares it.
  public static let version = 3

  let databases: [PatternDatabase]

  /// Computes the tables, which takes some seconds and twice their size in memory; nil if it was
  /// cancelled.
  ///
  /// `progress` goes from 0 to 1.
  public static func make(
    shouldStop: () -> Bool = { false }, progress: (Double) -> Void = { _ in }
  ) -> SolverTables? {
    let all = Double(size * 2)
    var before = 0
    var databases: [PatternDatabase] = []
    for tiles in partition {
      let made = PatternMaker.make(tiles) {
        progress(Double(before + $0) / all)
        return !shouldStop()
      }
      guard let made else { return nil }
      databases.append(made)
      before += PatternDatabase.size * 2
    }
    return SolverTables(databases: databases)
  }

  private init(databases: [PatternDatabase]) { self.databases = databases }

  /// Tables that were made before: the bytes of `withParts`, one part after the other, which stay
  /// valid as long as `owner` exists; nil if their number is wrong.
  ///
  /// The contents are not checked here: verify a checksum first.
  public init?(_ bytes: UnsafeRawBufferPointer, in owner: any AnyObject & Sendable) {
    guard let start = bytes.baseAddress, bytes.count == Self.size else { return nil }
    databases = Self.partition.enumerated().map { part, tiles in
      let pairs = (start + part * PatternDatabase.size).assumingMemoryBound(to: UInt8.self)
      return PatternDatabase(
        tiles: tiles, pairs: FixedTable(pairs, count: PatternDatabase.size, in: owner))
    }
  }

  /// Passes each part's bytes to `write`, in the order in which they are read again.
  public func withParts(_ write: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    for database in databases {
      try write(
        UnsafeRawBufferPointer(start: database.pairs.start, count: PatternDatabase.size))
    }
  }
}
