internal import GRDB

extension Store {
  /// Keeps a game under a slot, instead of whatever was there; on the disk when this returns.
  ///
  /// Slots are named by the scenes. Where this throws, what was kept before is whole.
  public func keep(_ game: SavedGame, slot: String) throws(StoreError) {
    try write { try Self.put(game, slot, $0) }
  }

  static func put(_ game: SavedGame, _ slot: String, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO saves (slot, game, record, ms, at, extra)
          VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [slot, game.game, game.record, game.milliseconds, game.at, game.extra])
  }

  /// The game kept under a slot, or nil.
  public func savedGame(_ slot: String) throws(StoreError) -> SavedGame? {
    try read { db in
      try SavedGame.fetchOne(db, sql: "SELECT * FROM saves WHERE slot = ?", arguments: [slot])
    }
  }

  /// Lets go of the game kept under a slot, if there is one.
  public func dropSavedGame(_ slot: String) throws(StoreError) {
    try write { try Self.dropSave(slot, $0) }
  }

  static func dropSave(_ slot: String?, _ db: Database) throws {
    guard let slot else { return }
    try db.execute(sql: "DELETE FROM saves WHERE slot = ?", arguments: [slot])
  }
}
