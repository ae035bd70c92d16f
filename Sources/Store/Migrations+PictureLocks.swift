extension Migrations {
  /// v6: the four pictures that protect a player's name.
  static let pictureLocks = """
    CREATE TABLE picture_locks (
      player INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
      secret TEXT NOT NULL,
      misses INTEGER NOT NULL DEFAULT 0,
      missed_at INTEGER NOT NULL DEFAULT 0
    );
    """
}
