internal import GRDB
internal import Rules

extension Migrations {
  /// v5: what is ranked, who the players are, and what follows from their results.
  static func addRecords(_ db: Database) throws {
    try db.execute(sql: columns + indexes + tables)
    try scoreEarlierResults(db)
    try readEarlierRecords(db)
  }

  // Of a pet nothing is known any more but what it is now; it is awarded when it is seen again.
  private static func scoreEarlierResults(_ db: Database) throws {
    try db.execute(sql: "UPDATE results SET score = 0 WHERE game = ?", arguments: [Fifteen.name])
    for challenge in Fifteen.achievements {
      guard case .only(let variant) = challenge.scope else { continue }
      let condition =
        switch challenge.figure {
        case .seconds: "ms / 1000 <= \(challenge.target)"
        case .moves: "moves <= \(challenge.target)"
        default: "TRUE"
        }
      try db.execute(
        sql: "UPDATE results SET score = score + ? WHERE game = ? AND variant = ? AND \(condition)",
        arguments: [50, challenge.game, variant])
    }
  }

  private static func readEarlierRecords(_ db: Database) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT id, record FROM results JOIN records ON result = id WHERE game = ?",
      arguments: [Blackjack.name])
    var found: [(id: Int, feats: Feats)] = []
    while let row = try rows.next() {
      try db.unlessDamaged {
        let feats = earlierFeats(Blackjack.name, record: try row.text("record"))
        if feats != Feats() { found.append((try row.int("id"), feats)) }
      }
    }
    for (id, feats) in found {
      try db.execute(
        sql: "UPDATE records SET feats = ? WHERE result = ?", arguments: [feats.text, id])
    }
  }

  private static let columns = """
    ALTER TABLE results ADD COLUMN is_ranked INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE records ADD COLUMN feats TEXT NOT NULL DEFAULT '';
    ALTER TABLE players ADD COLUMN avatar TEXT;
    ALTER TABLE players ADD COLUMN total INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN played_at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN deleted_at INTEGER;

    """

  // What was helped is left out of the lists of the best.
  private static let indexes = """
    DROP INDEX results_by_score;
    DROP INDEX results_by_time;
    DROP INDEX results_by_moves;
    DROP INDEX results_by_age;
    DROP INDEX results_by_player;
    CREATE INDEX results_by_score ON results (game, variant, score DESC, at, id, player, is_ranked)
      WHERE player IS NOT NULL AND is_ranked = 1;
    CREATE INDEX results_by_time ON results (game, variant, ms, at, id, player, is_ranked)
      WHERE player IS NOT NULL AND is_ranked = 1;
    CREATE INDEX results_by_moves ON results (game, variant, moves, at, id, player, is_ranked)
      WHERE player IS NOT NULL AND is_ranked = 1;
    CREATE INDEX results_by_age ON results (game, variant, at, id, player, is_ranked)
      WHERE player IS NOT NULL AND is_ranked = 1;
    CREATE INDEX results_by_player ON results (player, at, id) WHERE player IS NOT NULL;
    CREATE INDEX players_by_name ON players (folded, deleted_at) WHERE deleted_at IS NULL;
    CREATE INDEX players_by_total ON players (total DESC, folded, deleted_at)
      WHERE deleted_at IS NULL;
    CREATE INDEX players_by_latest ON players (played_at DESC, id DESC, deleted_at)
      WHERE deleted_at IS NULL;
    CREATE INDEX players_deleted ON players (deleted_at) WHERE deleted_at IS NOT NULL;

    """

  // Both follow from the results, but for awards without one; a player's are together, and the
  // boards find theirs by the index. `figure` is less where more is better.
  private static let tables = """
    CREATE TABLE awards (
      player INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      achievement TEXT NOT NULL,
      progress INTEGER NOT NULL,
      at INTEGER,
      result INTEGER,
      PRIMARY KEY (player, achievement)
    ) WITHOUT ROWID;
    CREATE TABLE standings (
      player INTEGER NOT NULL REFERENCES players (id) ON DELETE CASCADE,
      span INTEGER NOT NULL,
      game TEXT NOT NULL,
      variant TEXT NOT NULL,
      measure INTEGER NOT NULL,
      figure INTEGER NOT NULL,
      reached_at INTEGER NOT NULL,
      result INTEGER NOT NULL,
      PRIMARY KEY (player, span, game, variant, measure)
    ) WITHOUT ROWID;
    CREATE INDEX boards ON standings
      (span, game, variant, measure, figure, reached_at, player);
    """
}
