internal import GRDB
public import Rules

/// From the end of a game to its place on the leaderboards.
///
/// A result is first a draft: on disk, but on no leaderboard. If `draft` throws (the disk is
/// full), nothing has changed: the saved game is still there, and the caller tells the player,
/// keeps the `NewResult`, and passes it to `claim(_:by:ending:)` once the name is known.
extension Store {
  /// Stores how a game ended, and deletes its saved game, in one transaction.
  ///
  /// `saves`: what the result changed besides, such as a purse, by slot.
  public func draft(
    _ new: NewResult, ending slot: String? = nil, saving saves: [String: SavedGame] = [:]
  ) throws(StoreError) -> GameResult {
    try write { db in
      try Self.deleteSave(slot, db)
      for (slot, save) in saves { try Self.put(save, slot, db) }
      return GameResult(id: try Self.insert(new, db), player: nil, played: new)
    }
  }

  /// Drafts that were neither claimed nor discarded, the oldest first, such as after a crash.
  public func drafts() throws(StoreError) -> [GameResult] {
    try read { db in
      try GameResult.fetchAll(
        db, sql: "\(GameResult.select) WHERE player IS NULL ORDER BY at, results.id")
    }
  }

  /// Claims a draft under a name, which becomes the current player's, and counts it.
  ///
  /// A new name creates a player, with this avatar if there is one. `makesCurrent`: false if the person
  /// who wrote the name does not become that player. `isOnePerson`: whether nobody else has results
  /// under that name; then a known board counts once. Throws `noSuchResult` or `alreadyClaimed` if there is no such draft.
  public func claim(
    _ id: GameResult.ID, by name: PlayerName, avatar: Avatar? = nil, makesCurrent: Bool = true,
    isOnePerson: Bool = true
  ) throws(StoreError) -> Claim {
    try write { db in
      let draft = try Self.openDraft(id, db)
      let player = try Self.makePlayer(name, avatar: avatar, at: draft.played.at, db)
      try db.execute(
        sql: "UPDATE results SET player = ? WHERE id = ?", arguments: [player.id, id])
      let result = GameResult(id: id, player: player, played: draft.played)
      return try claimed(result, player, makesCurrent, isOnePerson, db)
    }
  }

  /// Stores and claims a result that could not be stored as a draft, and counts it.
  public func claim(
    _ new: NewResult, by name: PlayerName, avatar: Avatar? = nil, ending slot: String? = nil,
    makesCurrent: Bool = true, isOnePerson: Bool = true
  ) throws(StoreError) -> Claim {
    try write { db in
      try Self.deleteSave(slot, db)
      let player = try Self.makePlayer(name, avatar: avatar, at: new.at, db)
      let id = try Self.insert(new, player: player.id, db)
      let result = GameResult(id: id, player: player, played: new)
      return try claimed(result, player, makesCurrent, isOnePerson, db)
    }
  }

  private func claimed(
    _ result: GameResult, _ player: Player, _ makesCurrent: Bool, _ isOnePerson: Bool,
    _ db: Database
  ) throws -> Claim {
    if makesCurrent {
      // A guest who enters a name has been this player all along: their saved games move to the
      // player.
      if try Self.currentPlayer(db) == nil { try Self.moveSaves(of: nil, to: player.id, db) }
      try Self.setFlag(Self.currentPlayerKey, to: player.id, db)
    }
    try Self.skipCountedResult(result.id, of: player.id, db)
    guard isOnePerson, try isKnownBoard(result, of: player, db) else {
      return try count(result, of: player.id, db)
    }
    try db.execute(sql: "UPDATE results SET is_ranked = 0 WHERE id = ?", arguments: [result.id])
    var played = result.played
    played.isRanked = false
    let unranked = GameResult(id: result.id, player: player, played: played)
    var claim = try count(unranked, of: player.id, db)
    claim.isKnownBoard = true
    return claim
  }

  /// Whether a player has a ranked result of the same board in a game with points.
  ///
  /// The seed is before the setup in a record, whose fields are sorted. Two players of one round have
  /// one record.
  private func isKnownBoard(_ result: GameResult, of player: Player, _ db: Database) throws -> Bool
  {
    let played = result.played
    guard played.isRanked, catalogue.scoring(of: played.game).hasPoints,
      let seed = played.record.matches(of: #/"seed":\d+,"setup":/#).last.map({ String($0.output) })
    else { return false }
    return try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS (
          SELECT 1 FROM results JOIN records ON records.result = results.id
            WHERE game = ? AND variant = ? AND player = ? AND is_ranked = 1 AND results.id <> ?
              AND record <> ? AND instr(record, ?))
        """,
      arguments: [
        played.game, played.variant, player.id, result.id, played.record, seed,
      ]) ?? false
  }

  /// Stores statistics that became known after the end of a draft; does nothing if there is no
  /// such draft.
  public func setGameStats(_ gameStats: GameStats, ofDraft id: GameResult.ID) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          UPDATE records SET feats = ?
            WHERE result = (SELECT id FROM results WHERE id = ? AND player IS NULL)
          """, arguments: [gameStats.text, id])
    }
  }

  /// Deletes a draft; throws `noSuchResult` or `alreadyClaimed` if there is no such draft.
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
