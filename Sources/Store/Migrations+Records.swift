extension Migrations {
  /// v5: what is ranked, avatars, and what is derived from results.
  static let records = columns + indexes + tables + scores + uncounted

  private static let columns = """
    ALTER TABLE results ADD COLUMN is_ranked INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE records ADD COLUMN feats TEXT NOT NULL DEFAULT '';
    ALTER TABLE players ADD COLUMN avatar TEXT;
    ALTER TABLE players ADD COLUMN total INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN played_at INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN deleted_at INTEGER;

    """

  // Results with help are left out of the leaderboards.
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

  // Both are derived from results, except awards without one. A player's rows are stored
  // together, and the leaderboards find theirs by the index. `figure` is negated if more is
  // better.
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

  // The achievements of the sliding puzzle at that time, 50 points each.
  private static let scores = """
    UPDATE results SET score = 0 WHERE game = 'fifteen';
    UPDATE results SET score = 50 * (1
        + (ms / 1000 <= 600) + (ms / 1000 <= 300) + (ms / 1000 <= 120) + (ms / 1000 <= 60)
        + (moves <= 300) + (moves <= 200) + (moves <= 100))
      WHERE game = 'fifteen' AND variant = '4x4';
    UPDATE results SET score = 50 * (1
        + (ms / 1000 <= 600) + (ms / 1000 <= 300) + (ms / 1000 <= 150) + (ms / 1000 <= 120)
        + (moves <= 400) + (moves <= 300) + (moves <= 275))
      WHERE game = 'fifteen' AND variant = '5x5';
    UPDATE results SET score = 50 * (1
        + (ms / 1000 <= 600) + (ms / 1000 <= 480) + (ms / 1000 <= 300) + (ms / 1000 <= 240)
        + (moves <= 600) + (moves <= 450) + (moves <= 390))
      WHERE game = 'fifteen' AND variant = '6x6';
    UPDATE results SET score = 50 * (1
        + (ms / 1000 <= 120) + (ms / 1000 <= 60) + (ms / 1000 <= 30)
        + (moves <= 100) + (moves <= 40))
      WHERE game = 'fifteen' AND variant = '3x3';
    UPDATE results SET score = 50 * (1
        + (ms / 1000 <= 480) + (ms / 1000 <= 180) + (ms / 1000 <= 60)
        + (moves <= 200) + (moves <= 100))
      WHERE game = 'fifteen' AND variant = '3x5';
    UPDATE results SET score = 50 * (1
        + (ms / 1000 <= 480) + (ms / 1000 <= 180) + (ms / 1000 <= 60)
        + (moves <= 200) + (moves <= 100))
      WHERE game = 'fifteen' AND variant = '5x3';
    UPDATE results SET score = 50 * (1
        + (ms / 1000 <= 600) + (ms / 1000 <= 300) + (ms / 1000 <= 150)
        + (moves <= 400) + (moves <= 275))
      WHERE game = 'fifteen' AND variant = '4x6';

    """

  // Statistics, achievements, leaderboards and totals are computed from results by the current
  // rules.
  private static let uncounted = """
    INSERT OR REPLACE INTO flags SELECT 'results.uncounted', 1 WHERE EXISTS (SELECT 1 FROM results);
    """
}
