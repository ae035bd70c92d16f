internal import GRDB
internal import Rules

/// What a migration leaves to the program: counting results from before there were achievements,
/// leaderboards and totals, and reading from their records what wasn't stored beside them.
///
/// A migration can't do this itself, since it must not depend on the current rules.
extension Store {
  /// The flag that a migration sets if there are results to count.
  static let uncountedKey = "results.uncounted"
  /// The flag that a migration sets if there are records to read for a new leaderboard.
  static let unreadKey = "results.unread"

  /// Reads and counts all results once if a migration asked for it; the flags stay set until this
  /// is done.
  func countEarlierResults() throws {
    let isUncounted = try database.read { try Self.hasFlag(Self.uncountedKey, $0) }
    let isUnread = try database.read { try Self.hasFlag(Self.unreadKey, $0) }
    guard isUncounted || isUnread else { return }
    try database.write { db in
      try readEarlierRecords(db)
      for player in try Int.fetchAll(db, sql: "SELECT id FROM players") {
        try recount(player, keepsAchievements: !isUncounted, db)
      }
      try Self.setFlag(Self.uncountedKey, to: nil, db)
      try Self.setFlag(Self.unreadKey, to: nil, db)
    }
  }

  private static func hasFlag(_ key: String, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM flags WHERE key = ?)", arguments: [key]) ?? false
  }

  private func readEarlierRecords(_ db: Database) throws {
    for game in catalogue.games {
      if let read = game.earlierGameStats { try readEarlierRecords(of: game.id, by: read, db) }
    }
  }

  private func readEarlierRecords(
    of game: String, by read: (String) -> GameStats, _ db: Database
  ) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, record FROM results JOIN records ON result = id WHERE game = ? AND feats = ''
        """,
      arguments: [game])
    var found: [(id: Int, gameStats: GameStats)] = []
    while let row = try rows.next() {
      try db.unlessDamaged {
        let gameStats = read(try row.text("record"))
        if gameStats != GameStats() { found.append((try row.int("id"), gameStats)) }
      }
    }
    for (id, gameStats) in found {
      try db.execute(
        sql: "UPDATE records SET feats = ? WHERE result = ?", arguments: [gameStats.text, id])
    }
  }
}
