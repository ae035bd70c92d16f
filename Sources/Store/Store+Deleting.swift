internal import GRDB

/// Deleted players, as long as they can be restored.
public struct DeletedPlayers: Hashable, Sendable {
  /// Their ids.
  public let ids: [Player.ID]
  /// When they were deleted, in milliseconds since 1970.
  public let at: Int
  /// The current player, if among them.
  let current: Player.ID?

  /// How long undo is offered, in milliseconds.
  static let undoPeriod = 10_000
}

/// Deletes players in two steps so that nothing is lost by mistake.
///
/// A deleted player is in no list and the name is free, but all their data stays until it is
/// purged: when undo is no longer offered, and at the next start.
extension Store {
  /// Deletes a player; returns what `restore` needs.
  public func deletePlayer(
    _ id: Player.ID, at moment: Int
  ) throws(StoreError) -> DeletedPlayers {
    try delete("id = \(id)", at: moment)
  }

  /// Deletes all players; returns what `restore` needs.
  public func deleteAllPlayers(at moment: Int) throws(StoreError) -> DeletedPlayers {
    try delete("TRUE", at: moment)
  }

  /// Restores deleted players with all their data.
  ///
  /// If someone has played under the same name since, the two are merged into the old player.
  public func restore(_ deleted: DeletedPlayers) throws(StoreError) {
    try write { db in
      for id in deleted.ids { try restore(id, db) }
      if let current = deleted.current { try Self.setFlag(Self.currentPlayerKey, to: current, db) }
    }
  }

  /// Purges some of the data of players deleted at this moment or earlier; returns whether there
  /// is more.
  ///
  /// Each call writes for some hundredths of a second, so that others can write in between.
  public func purgeDeletedPlayers(until moment: Int) throws(StoreError) -> Bool {
    let due = try read { db in
      try Int.fetchOne(db, sql: Self.dueSQL, arguments: [moment])
    }
    guard let player = due else { return false }
    try write { db in
      try db.execute(
        sql: """
          DELETE FROM results WHERE id IN (
            SELECT id FROM results WHERE player = ? LIMIT \(Self.purgedAtOnce))
          """, arguments: [player])
      if db.changesCount < Self.purgedAtOnce {
        try Self.deleteSaves(ofPlayer: player, db)
        try db.execute(
          sql: "DELETE FROM players WHERE id = ? AND deleted_at IS NOT NULL", arguments: [player])
      }
    }
    return true
  }

  private static let purgedAtOnce = 500
  static let dueSQL = """
    SELECT id FROM players WHERE deleted_at IS NOT NULL AND deleted_at <= ? LIMIT 1
    """

  private func delete(_ condition: String, at moment: Int) throws(StoreError) -> DeletedPlayers {
    try write { db in
      let ids = try Int.fetchAll(
        db, sql: "SELECT id FROM players WHERE deleted_at IS NULL AND \(condition)")
      // No name folds to this, so the names are free.
      try db.execute(
        sql: """
          UPDATE players SET deleted_at = ?, folded = char(0) || id
            WHERE deleted_at IS NULL AND \(condition)
          """, arguments: [moment])
      let current = try Int.fetchOne(
        db,
        sql: """
          SELECT value FROM flags JOIN players ON players.id = value
            WHERE key = ? AND deleted_at IS NOT NULL
          """, arguments: [Self.currentPlayerKey])
      if current != nil { try Self.setFlag(Self.currentPlayerKey, to: nil, db) }
      return DeletedPlayers(ids: ids, at: moment, current: current)
    }
  }

  private func restore(_ id: Int, _ db: Database) throws {
    guard
      let text = try String.fetchOne(
        db, sql: "SELECT name FROM players WHERE id = ? AND deleted_at IS NOT NULL",
        arguments: [id])
    else { return }
    let name = PlayerName(stored: text)
    let namesake = try Self.player(named: name, db)
    if let namesake {
      try Self.give(of: namesake.id, to: id, db)
      try db.execute(sql: "DELETE FROM players WHERE id = ?", arguments: [namesake.id])
    }
    try db.execute(
      sql: "UPDATE players SET deleted_at = NULL, folded = ? WHERE id = ?",
      arguments: [name.folded, id])
    if namesake != nil { try recount(id, db) }
  }

  // A player can't have two pets; the older one stays.
  private static func give(of namesake: Int, to player: Int, _ db: Database) throws {
    let arguments: StatementArguments = ["from": namesake, "to": player]
    for table in ["results", "looms"] {
      try db.execute(
        sql: "UPDATE \(table) SET player = :to WHERE player = :from", arguments: arguments)
    }
    for table in ["pets", "awards"] {
      try db.execute(
        sql: "UPDATE OR IGNORE \(table) SET player = :to WHERE player = :from",
        arguments: arguments)
    }
    try moveSaves(of: namesake, to: player, db)
    try deleteSaves(ofPlayer: namesake, db)
    try db.execute(
      sql: "UPDATE flags SET value = :to WHERE key = '\(currentPlayerKey)' AND value = :from",
      arguments: arguments)
  }
}
