internal import GRDB

/// From the end of a game to its place in the lists.
///
/// A result is first a draft: on the disk, in no list. Where `draft` throws (the disk is full),
/// nothing has changed: the saved game is still there, and the caller tells the person, keeps the
/// `NewResult`, and gives it to `claim(_:by:ending:)` when the name is known.
extension Store {
  /// Keeps how a game ended, and lets go of its saved game in the same moment.
  public func draft(
    _ new: NewResult, ending slot: String? = nil
  ) throws(StoreError) -> GameResult {
    try write { db in
      try Self.dropSave(slot, db)
      return GameResult(id: try Self.insert(new, db), player: nil, played: new)
    }
  }

  /// Drafts that nobody has claimed or discarded, the oldest first: what a crash left.
  public func drafts() throws(StoreError) -> [GameResult] {
    try read { db in
      try GameResult.fetchAll(
        db, sql: "\(GameResult.select) WHERE player IS NULL ORDER BY at, results.id")
    }
  }

  /// Puts a draft into the lists under a name, which becomes the current player's.
  ///
  /// A new name makes a new player. Throws `noSuchResult` or `alreadyClaimed` where there is no
  /// such draft.
  public func claim(
    _ id: GameResult.ID, by name: PlayerName
  ) throws(StoreError) -> GameResult {
    try write { db in
      let draft = try Self.openDraft(id, db)
      let player = try Self.makePlayer(name, at: draft.played.at, db)
      try db.execute(
        sql: "UPDATE results SET player = ? WHERE id = ?", arguments: [player.id, id])
      try Self.setFlag(Self.currentPlayerKey, to: player.id, db)
      return GameResult(id: id, player: player, played: draft.played)
    }
  }

  /// Puts a result into the lists that could not be kept as a draft before.
  public func claim(
    _ new: NewResult, by name: PlayerName, ending slot: String? = nil
  ) throws(StoreError) -> GameResult {
    try write { db in
      try Self.dropSave(slot, db)
      let player = try Self.makePlayer(name, at: new.at, db)
      try Self.setFlag(Self.currentPlayerKey, to: player.id, db)
      return GameResult(
        id: try Self.insert(new, player: player.id, db), player: player, played: new)
    }
  }

  /// Forgets a draft; throws `noSuchResult` or `alreadyClaimed` where there is no such draft.
  public func discard(_ id: GameResult.ID) throws(StoreError) {
    try write { db in
      _ = try Self.openDraft(id, db)
      try db.execute(sql: "DELETE FROM results WHERE id = ?", arguments: [id])
    }
  }

  private static func openDraft(_ id: Int, _ db: Database) throws -> GameResult {
    guard let draft = try result(id, db) else { throw StoreError.noSuchResult(id) }
    guard draft.player == nil else { throw StoreError.alreadyClaimed(id) }
    return draft
  }
}
