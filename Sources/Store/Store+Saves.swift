internal import GRDB

extension Store {
  /// Saves a game in a slot, replacing its contents; on disk when this returns.
  ///
  /// Scenes name the slots. If this throws, the previous save is intact.
  public func save(_ game: SavedGame, slot: String) throws(StoreError) {
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

  /// The game saved in a slot, or nil.
  public func savedGame(_ slot: String) throws(StoreError) -> SavedGame? {
    try read { db in
      try SavedGame.fetchOne(db, sql: "SELECT * FROM saves WHERE slot = ?", arguments: [slot])
    }
  }

  /// Deletes the game saved in a slot, if there is one.
  public func deleteSavedGame(_ slot: String) throws(StoreError) {
    try write { try Self.deleteSave(slot, $0) }
  }

  static func deleteSave(_ slot: String?, _ db: Database) throws {
    guard let slot else { return }
    try db.execute(sql: "DELETE FROM saves WHERE slot = ?", arguments: [slot])
  }
}
