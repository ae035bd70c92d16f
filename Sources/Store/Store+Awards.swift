internal import GRDB
public import Rules

/// Achievements without a result, such as a pet's.
extension Store {
  /// Updates a player's achievements with these facts; returns those that are reached now.
  ///
  /// Writes nothing if there was no progress.
  public func award(
    _ facts: GameFacts, to player: Player.ID, at moment: Int
  ) throws(StoreError) -> [Achievement] {
    let known = try read { try Self.tally(of: player, in: facts.game, $0) }
    var tally = known
    let achievements = catalogue.achievements(of: facts.game)
    _ = tally.add(facts, to: achievements, at: moment, result: nil)
    guard tally.progress != known.progress else { return [] }
    return try write { db in
      guard try Self.isThere(player, db) else { return [] }
      var tally = try Self.tally(of: player, in: facts.game, db)
      let new = tally.add(facts, to: achievements, at: moment, result: nil)
      try Self.save(tally, of: player, db)
      return new
    }
  }

  /// A player's progress with the achievements of a game, or of all, in their order.
  public func awards(
    of player: Player.ID, game: String? = nil
  ) throws(StoreError) -> [Award] {
    try read { try awards(of: player, game: game, $0) }
  }

  func awards(of player: Int, game: String?, _ db: Database) throws -> [Award] {
    let all = game.map(catalogue.achievements) ?? catalogue.achievements
    var known: [Achievement.ID: Tally.Progress] = [:]
    for name in Set(all.map(\.game)) {
      known.merge(try Self.progress(of: player, in: name, db)) { _, new in new }
    }
    return all.map { achievement in
      let progress = known[achievement.id]
      return Award(
        achievement: achievement, progress: progress?.number, reachedAt: progress?.reachedAt,
        result: progress?.result)
    }
  }

  private static func tally(of player: Int, in game: String, _ db: Database) throws -> Tally {
    var tally = Tally()
    tally.progress = try progress(of: player, in: game, db)
    let row = try Row.fetchOne(
      db, sql: "SELECT total, played_at FROM players WHERE id = ?", arguments: [player])
    if let row { (tally.total, tally.playedAt) = try (row.int("total"), row.int("played_at")) }
    return tally
  }

  private static func isThere(_ player: Int, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT deleted_at IS NULL FROM players WHERE id = ?", arguments: [player]) ?? false
  }
}
