internal import GRDB

/// The migrations of the database.
///
/// Append only: a released migration is never edited (`MigrationTests` compares its checksum).
/// Each is plain SQL and uses no Swift type, so that it does the same in every version of the
/// program (`walls.sh`). What only the program can compute is done after the migration; see
/// `Store.countEarlierResults`.
enum Migrations {
  static let steps: [(name: String, sql: String)] = [
    ("v1: settings", "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)"),
    ("v2: players and results", players + results + saves),
    ("v3: pets", pets),
    ("v4: looms", looms),
    ("v5: records", records),
    ("v6: picture locks", pictureLocks),
    ("v7: pushes", pushes),
    kiosk,
  ]

  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    for step in steps {
      migrator.registerMigration(step.name) { try $0.execute(sql: step.sql) }
    }
    return migrator
  }

  // AUTOINCREMENT: ids are never reused.
  private static let players = """
    CREATE TABLE players (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      folded TEXT NOT NULL UNIQUE,
      created_at INTEGER NOT NULL
    );
    """

  // A result without a player is a draft, and on no leaderboard. Records have a table of their
  // own, so that a page of the results' table has many rows. The player is in each index, so that
  // SQLite finds it there when it checks the condition again.
  private static let results = """
    CREATE TABLE results (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      player INTEGER REFERENCES players (id) ON DELETE CASCADE,
      game TEXT NOT NULL,
      variant TEXT NOT NULL,
      score INTEGER NOT NULL,
      moves INTEGER NOT NULL,
      ms INTEGER NOT NULL,
      at INTEGER NOT NULL
    );
    CREATE TABLE records (
      result INTEGER PRIMARY KEY REFERENCES results (id) ON DELETE CASCADE,
      record TEXT NOT NULL
    );
    CREATE INDEX drafts ON results (at) WHERE player IS NULL;
    CREATE INDEX results_by_score ON results (game, variant, score DESC, at, id, player)
      WHERE player IS NOT NULL;
    CREATE INDEX results_by_time ON results (game, variant, ms, at, id, player)
      WHERE player IS NOT NULL;
    CREATE INDEX results_by_moves ON results (game, variant, moves, at, id, player)
      WHERE player IS NOT NULL;
    CREATE INDEX results_by_age ON results (game, variant, at, id, player)
      WHERE player IS NOT NULL;
    CREATE INDEX results_by_player ON results (player, game, variant, score, ms, moves)
      WHERE player IS NOT NULL;
    """

  private static let saves = """
    CREATE TABLE saves (
      slot TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      record TEXT NOT NULL,
      ms INTEGER NOT NULL,
      at INTEGER NOT NULL,
      extra TEXT NOT NULL
    );
    CREATE TABLE flags (key TEXT PRIMARY KEY, value INTEGER NOT NULL);
    """

  // Without a player the pet is the guest's, which belongs to the machine.
  private static let pets = """
    CREATE TABLE pets (
      player INTEGER REFERENCES players (id) ON DELETE CASCADE,
      pet TEXT NOT NULL,
      seen_at INTEGER NOT NULL,
      counted_to INTEGER NOT NULL
    );
    CREATE UNIQUE INDEX pets_by_player ON pets (ifnull(player, 0));
    """

  private static let looms = """
    CREATE TABLE looms (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      player INTEGER REFERENCES players (id) ON DELETE SET NULL,
      design TEXT NOT NULL,
      at INTEGER NOT NULL
    );
    CREATE INDEX looms_by_age ON looms (at DESC, id DESC);
    """
}
