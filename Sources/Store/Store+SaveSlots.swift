internal import GRDB

/// The owners of saved games.
///
/// A slot that ends in `@` and a number belongs to that player; one with a `-` and no `@` belongs
/// to the guest; any other belongs to the machine.
extension Store {
  /// The slots with this prefix, by name.
  public func savedSlots(startingWith prefix: String) throws(StoreError) -> [String] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT slot FROM saves WHERE substr(slot, 1, length(?1)) = ?1 ORDER BY slot",
        arguments: [prefix])
    }
  }

  /// Moves a saved game to another slot; if that is taken, nothing changes.
  public func moveSavedGame(from old: String, to new: String) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: "UPDATE OR IGNORE saves SET slot = ? WHERE slot = ?", arguments: [new, old])
    }
  }

  /// Deletes all saved games of a player; nil is the guest.
  func deleteSavedGames(ofPlayer player: Player.ID?) throws(StoreError) {
    try write { try Self.deleteSaves(ofPlayer: player, $0) }
  }

  static func deleteSaves(ofPlayer player: Int?, _ db: Database) throws {
    guard let player else {
      return try db.execute(sql: "DELETE FROM saves WHERE \(guestsSlots)")
    }
    try db.execute(sql: "DELETE FROM saves WHERE slot LIKE ?", arguments: ["%@\(player)"])
  }

  /// Moves the saved games of one player to another, whose own are kept; nil is the guest.
  static func moveSaves(of giver: Int?, to player: Int, _ db: Database) throws {
    guard let giver else {
      return try db.execute(
        sql: "UPDATE OR IGNORE saves SET slot = slot || ? WHERE \(guestsSlots)",
        arguments: ["@\(player)"])
    }
    try db.execute(
      sql: """
        UPDATE OR IGNORE saves SET slot = substr(slot, 1, instr(slot, '@')) || ?
          WHERE slot LIKE ?
        """, arguments: [player, "%@\(giver)"])
  }

  private static let guestsSlots = "slot LIKE '%-%' AND slot NOT LIKE '%@%'"
}
