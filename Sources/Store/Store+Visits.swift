internal import GRDB

/// Saved games and the current player on a kiosk: the owner's are set aside, and visitors' are deleted
/// after their visit.
///
/// Games set aside have slots that nothing else reads; a program that is no longer a kiosk
/// restores them.
extension Store {
  /// Begins a kiosk, also where the disk is full: its visitors find no saved games and are guests.
  public func beginVisits() throws(StoreError) {
    file?.reserve()
    try writeIntoReserve { db in
      // If the last program was a kiosk too, the owner and their games are already set aside, and the
      // rest is a visitor's.
      if try Self.hasVisits(db) {
        try Self.deleteVisitorsGames(db)
        return try Self.setFlag(Self.currentPlayerKey, to: nil, db)
      }
      try db.execute(
        sql: "UPDATE saves SET slot = :aside || replace(slot, '@', '~')",
        arguments: ["aside": Self.aside])
      try Self.setFlag(Self.ownerKey, to: Self.currentPlayer(db)?.id, db)
      try Self.setFlag(Self.currentPlayerKey, to: nil, db)
      try Self.setFlag(Self.visitsKey, to: 1, db)
    }
  }

  /// Whether the saved games are those of a kiosk's visitors, because the last program was a kiosk.
  public var hasVisits: Bool { (try? read(Self.hasVisits)) ?? false }

  /// Makes the next visitor of a kiosk a guest without saved games, also where the disk is full.
  public func endVisit() throws(StoreError) {
    try writeIntoReserve { db in
      try Self.setFlag(Self.currentPlayerKey, to: nil, db)
      try Self.deleteVisitorsGames(db)
    }
    // It may have been used, and there may be room again.
    file?.reserve()
  }

  /// Replaces the visitors' saved games with the owner's, and makes the owner the current player again,
  /// if a kiosk set those aside; also where the disk is full.
  public func endVisits() throws(StoreError) {
    guard try read(Self.hasVisits) else { return }
    try writeIntoReserve { db in
      try Self.deleteVisitorsGames(db)
      try db.execute(
        sql: "UPDATE saves SET slot = replace(substr(slot, length(:aside) + 1), '~', '@')",
        arguments: ["aside": Self.aside])
      let owner = try Int.fetchOne(
        db,
        sql: """
          SELECT players.id FROM flags JOIN players ON players.id = flags.value
            WHERE key = ? AND deleted_at IS NULL
          """, arguments: [Self.ownerKey])
      try Self.setFlag(Self.currentPlayerKey, to: owner, db)
      for key in [Self.visitsKey, Self.ownerKey] { try Self.setFlag(key, to: nil, db) }
    }
    file?.deleteReserve()
  }

  // With a leading @ it is neither the guest's nor any player's.
  private static let aside = "@owner."
  private static let visitsKey = "kiosk.visits"
  /// The flag with the player who was current before the kiosk.
  private static let ownerKey = "kiosk.owner"

  private static func hasVisits(_ db: Database) throws -> Bool {
    try flag(visitsKey, db)
  }

  private static func deleteVisitorsGames(_ db: Database) throws {
    try db.execute(
      sql: "DELETE FROM saves WHERE substr(slot, 1, length(:aside)) <> :aside",
      arguments: ["aside": aside])
  }
}
