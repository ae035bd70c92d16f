internal import GRDB

extension Store {
  /// All designs of this machine, the last changed first.
  public func looms() throws(StoreError) -> [SavedLoom] {
    try read { db in
      try SavedLoom.fetchAll(db, sql: "\(SavedLoom.select) ORDER BY at DESC, looms.id DESC")
    }
  }

  /// The design with this id, or nil.
  public func loom(_ id: SavedLoom.ID) throws(StoreError) -> SavedLoom? {
    try read { try Self.loom(id, $0) }
  }

  /// The name of a design, or nil if it isn't saved; of several the newest's.
  public func loomName(of design: String) throws(StoreError) -> String? {
    try read { db in
      try String.fetchOne(
        db, sql: "SELECT name FROM looms WHERE design = ? ORDER BY at DESC, id DESC",
        arguments: [design])
    }
  }

  /// Saves a new design; it is on disk when this returns.
  public func addLoom(
    name: String, by player: PlayerName? = nil, design: String, at: Int
  ) throws(StoreError) -> SavedLoom {
    try write { db in
      let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM looms") ?? 0
      guard count < StoreLimit.looms.most else { throw StoreError.full(.looms) }
      let player = try player.map { try Self.makePlayer($0, at: at, db) }
      try db.execute(
        sql: "INSERT INTO looms (name, player, design, at) VALUES (?, ?, ?, ?)",
        arguments: [name, player?.id, design, at])
      return SavedLoom(
        id: Int(db.lastInsertedRowID), name: name, player: player?.name, design: design, at: at)
    }
  }

  /// Saves changes to a design.
  public func updateLoom(
    _ id: SavedLoom.ID, design: String, at: Int
  ) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: "UPDATE looms SET design = ?, at = ? WHERE id = ?", arguments: [design, at, id])
    }
  }

  /// Changes the name and the maker of a design.
  public func renameLoom(
    _ id: SavedLoom.ID, to name: String, by player: PlayerName?, at: Int
  ) throws(StoreError) {
    try write { db in
      let player = try player.map { try Self.makePlayer($0, at: at, db) }
      try db.execute(
        sql: "UPDATE looms SET name = ?, player = ? WHERE id = ?",
        arguments: [name, player?.id, id])
    }
  }

  /// Deletes a design and returns it for `restore`; nil if it didn't exist.
  @discardableResult
  public func deleteLoom(_ id: SavedLoom.ID) throws(StoreError) -> SavedLoom? {
    try write { db in
      let loom = try Self.loom(id, db)
      try db.execute(sql: "DELETE FROM looms WHERE id = ?", arguments: [id])
      return loom
    }
  }

  /// Restores a deleted design.
  public func restore(_ loom: SavedLoom) throws(StoreError) {
    try write { db in
      let player = try loom.player.map {
        try Self.makePlayer(PlayerName(stored: $0), at: loom.at, db)
      }
      try db.execute(
        sql: "INSERT OR REPLACE INTO looms (id, name, player, design, at) VALUES (?, ?, ?, ?, ?)",
        arguments: [loom.id, loom.name, player?.id, loom.design, loom.at])
    }
  }

  private static func loom(_ id: Int, _ db: Database) throws -> SavedLoom? {
    try SavedLoom.fetchOne(db, sql: "\(SavedLoom.select) WHERE looms.id = ?", arguments: [id])
  }
}
