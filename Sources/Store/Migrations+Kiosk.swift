extension Migrations {
  /// What happened on each day at a kiosk, its owner's PIN, and what the owner set in the panel.
  static let kiosk = (
    name: "v8: kiosk",
    sql: """
    CREATE TABLE happenings (
      day INTEGER NOT NULL,
      event TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (day, event)
    ) WITHOUT ROWID;
    CREATE TABLE owner_lock (
      id INTEGER PRIMARY KEY,
      secret TEXT NOT NULL,
      misses INTEGER NOT NULL DEFAULT 0,
      missed_at INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE owner_settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    """
  )
}
