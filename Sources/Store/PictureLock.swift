internal import GRDB
public import Host

/// What protects a player's name: four pictures that only the player knows.
public struct PictureLock: Hashable, Sendable {
  /// The pictures, hashed.
  public let secret: SlowHash
  /// How many tries have failed since it was opened last.
  public let misses: Int
  /// When the last of them failed, in milliseconds since 1970.
  public let missedAt: Int

  /// How long to wait for the next try, in milliseconds.
  public func wait(at moment: Int) -> Int {
    TryLimit.wait(after: misses, at: missedAt, now: moment)
  }
}

extension PictureLock: RowReadable {
  init(row: Row) throws {
    try self.init(
      secret: SlowHash(stored: row.text("secret")), misses: row.int("misses"),
      missedAt: row.int("missed_at"))
  }
}
