CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE players (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
);
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
CREATE TABLE saves (
  slot TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  record TEXT NOT NULL,
  ms INTEGER NOT NULL,
  at INTEGER NOT NULL,
  extra TEXT NOT NULL
);
CREATE TABLE flags (key TEXT PRIMARY KEY, value INTEGER NOT NULL);
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
INSERT INTO grdb_migrations VALUES ('v1: settings');
INSERT INTO grdb_migrations VALUES ('v2: players and results');
INSERT INTO settings VALUES ('language', '"es"');
INSERT INTO settings VALUES ('music.volume', '0.25');
INSERT INTO settings VALUES ('sound.on', 'false');
INSERT INTO players VALUES (1, 'Ana', 'ana', 1795339800000);
INSERT INTO players VALUES (2, 'Berta', 'berta', 1795340800000);
INSERT INTO players VALUES (3, '太郎', '太郎', 1795341800000);
INSERT INTO results VALUES (1, 1, 'fifteen', '4x4', 0, 250, 119000, 1795348801000);
INSERT INTO results VALUES (2, 2, 'fifteen', '6x6', 0, 700, 600999, 1795348802000);
INSERT INTO results VALUES (3, 1, 'fifteen', '4x4-any', 0, 90, 50000, 1795348803000);
INSERT INTO results VALUES (4, 1, 'recycle', 'solo-classic', 700, 6, 60000, 1795348804000);
INSERT INTO results VALUES (5, 2, 'blackjack', 'source', 2, 2, 5000, 1795348805000);
INSERT INTO results VALUES (6, 1, 'blackjack', 'source', -2, 2, 5000, 1795348806000);
INSERT INTO results VALUES (7, NULL, 'fifteen', '5x5', 0, 300, 140000, 1795348807000);
INSERT INTO results VALUES (8, 2, 'mirror', '3x4-full-axes', 0, 12, 99000, 1795348808000);
INSERT INTO results VALUES (9, 1, 'fifteen', '3x3', 0, 40, 30999, 1795348809000);
INSERT INTO results VALUES (10, 2, 'fifteen', '4x6', 999, 275, 150000, 1795348810000);
INSERT INTO results VALUES (11, 2, 'blackjack', 'source', 4, 1, 3000, 1795348811000);
INSERT INTO records VALUES (1, '{}');
INSERT INTO records VALUES (2, '{}');
INSERT INTO records VALUES (3, '{}');
INSERT INTO records VALUES (4, '{}');
INSERT INTO records VALUES (5, '{"setup":{"stake":1,"table":"source"},"seed":1,"moves":[[5,"hit"],[9,"stand"]],"format":1,"game":"blackjack","rules":1}');
INSERT INTO records VALUES (6, '{"moves":[[5,"hit"],[9,"stand"]],"rules":1,"format":1,"game":"blackjack","seed":0,"setup":{"stake":1,"table":"source"}}');
INSERT INTO records VALUES (7, '{}');
INSERT INTO records VALUES (8, '{}');
INSERT INTO records VALUES (9, '{}');
INSERT INTO records VALUES (10, '{}');
INSERT INTO records VALUES (11, 'damaged');
INSERT INTO saves VALUES ('fifteen-4x4@1', 'fifteen', '{"moves":[],"format":1,"game":"fifteen","setup":{"rows":4,"scramble":130,"columns":4},"rules":1,"seed":7}', 1234, 1795348850000, '{"picture":"reef"}');
INSERT INTO flags VALUES ('player.current', 2);
UPDATE sqlite_sequence SET seq = 3 WHERE name = 'players';
UPDATE sqlite_sequence SET seq = 11 WHERE name = 'results';
