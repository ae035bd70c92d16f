internal import GRDB
public import Host

extension Store {
  /// A player's picture lock, or nil if the name isn't protected.
  public func pictureLock(of player: Player.ID) throws(StoreError) -> PictureLock? {
    try read {
      try PictureLock.fetchOne(
        $0, sql: "SELECT * FROM picture_locks WHERE player = ?", arguments: [player])
    }
  }

  /// Protects a player's name, instead of any earlier lock; nil removes the lock.
  public func setPictureLock(
    _ secret: SlowHash?, of player: Player.ID
  ) throws(StoreError) {
    try write { db in
      try db.execute(sql: "DELETE FROM picture_locks WHERE player = ?", arguments: [player])
      guard let secret else { return }
      try db.execute(
        sql: "INSERT INTO picture_locks (player, secret) VALUES (?, ?)",
        arguments: [player, secret.text])
    }
  }

  /// Counts a failed try.
  public func pictureLockFailed(of player: Player.ID, at moment: Int) throws(StoreError) {
    try writeIntoReserve { db in
      try db.execute(
        sql: """
          UPDATE picture_locks SET misses = min(misses + 1, 1000), missed_at = ? WHERE player = ?
          """, arguments: [moment, player])
    }
  }

  /// Forgets failed tries, after the right pictures.
  public func pictureLockOpened(of player: Player.ID) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: "UPDATE picture_locks SET misses = 0 WHERE player = ? AND misses <> 0",
        arguments: [player])
    }
  }
}
