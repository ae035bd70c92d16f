CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE players (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
, avatar TEXT, total INTEGER NOT NULL DEFAULT 0, played_at INTEGER NOT NULL DEFAULT 0, deleted_at INTEGER);
CREATE TABLE results (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  player INTEGER REFERENCES players (id) ON DELETE CASCADE,
  game TEXT NOT NULL,
  variant TEXT NOT NULL,
  score INTEGER NOT NULL,
  moves INTEGER NOT NULL,
  ms INTEGER NOT NULL,
  at INTEGER NOT NULL
, is_ranked INTEGER NOT NULL DEFAULT 1);
CREATE TABLE records (
  result INTEGER PRIMARY KEY REFERENCES results (id) ON DELETE CASCADE,
  record TEXT NOT NULL
, feats TEXT NOT NULL DEFAULT '');
CREATE TABLE saves (
  slot TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  record TEXT NOT NULL,
  ms INTEGER NOT NULL,
  at INTEGER NOT NULL,
  extra TEXT NOT NULL
);
CREATE TABLE flags (key TEXT PRIMARY KEY, value INTEGER NOT NULL);
CREATE TABLE pets (
  player INTEGER REFERENCES players (id) ON DELETE CASCADE,
  pet TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  counted_to INTEGER NOT NULL
);
CREATE TABLE looms (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  player INTEGER REFERENCES players (id) ON DELETE SET NULL,
  design TEXT NOT NULL,
  at INTEGER NOT NULL
);
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
CREATE TABLE picture_locks (
  player INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,
  misses INTEGER NOT NULL DEFAULT 0,
  missed_at INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX drafts ON results (at) WHERE player IS NULL;
CREATE UNIQUE INDEX pets_by_player ON pets (ifnull(player, 0));
CREATE INDEX looms_by_age ON looms (at DESC, id DESC);
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
CREATE INDEX boards ON standings
  (span, game, variant, measure, figure, reached_at, player);
INSERT INTO grdb_migrations VALUES ('v1: settings');
INSERT INTO grdb_migrations VALUES ('v2: players and results');
INSERT INTO grdb_migrations VALUES ('v3: pets');
INSERT INTO grdb_migrations VALUES ('v4: looms');
INSERT INTO grdb_migrations VALUES ('v5: records');
INSERT INTO grdb_migrations VALUES ('v6: picture locks');
INSERT INTO grdb_migrations VALUES ('v7: pushes');
INSERT INTO settings VALUES ('language', '"es"');
INSERT INTO settings VALUES ('music.volume', '0.25');
INSERT INTO settings VALUES ('sound.on', 'false');
INSERT INTO players VALUES (1, 'Ana', 'ana', 1795339800000, NULL, 550, 1795348809000, NULL);
INSERT INTO players VALUES (2, 'Berta', 'berta', 1795340800000, 'teal owl', 400, 1795348811000, NULL);
INSERT INTO players VALUES (3, '太郎', '太郎', 1795341800000, NULL, 0, 0, NULL);
INSERT INTO players VALUES (4, 'Dora', 'dora', 1795352400000, NULL, 0, 1795352500000, NULL);
INSERT INTO players VALUES (5, 'Erik', char(0) || '5', 1795352600000, NULL, 0, 1795352600000, 1795352700000);
INSERT INTO results VALUES (1, 1, 'fifteen', '4x4', 250, 250, 119000, 1795348801000, 1);
INSERT INTO results VALUES (2, 2, 'fifteen', '6x6', 100, 700, 600999, 1795348802000, 1);
INSERT INTO results VALUES (3, 1, 'fifteen', '4x4-any', 0, 90, 50000, 1795348803000, 1);
INSERT INTO results VALUES (4, 1, 'recycle', 'solo-classic', 700, 6, 60000, 1795348804000, 1);
INSERT INTO results VALUES (5, 2, 'blackjack', 'source', 2, 2, 5000, 1795348805000, 1);
INSERT INTO results VALUES (6, 1, 'blackjack', 'source', -2, 2, 5000, 1795348806000, 1);
INSERT INTO results VALUES (7, NULL, 'fifteen', '5x5', 300, 300, 140000, 1795348807000, 1);
INSERT INTO results VALUES (8, 2, 'mirror', '3x4-full-axes', 0, 12, 99000, 1795348808000, 1);
INSERT INTO results VALUES (9, 1, 'fifteen', '3x3', 300, 40, 30999, 1795348809000, 1);
INSERT INTO results VALUES (10, 2, 'fifteen', '4x6', 300, 275, 150000, 1795348810000, 1);
INSERT INTO results VALUES (11, 2, 'blackjack', 'source', 4, 1, 3000, 1795348811000, 1);
INSERT INTO results VALUES (12, 4, 'fifteen', '4x4', 200, 90, 58000, 1795352400000, 0);
INSERT INTO results VALUES (13, 4, 'blackjack', 'source', 3, 1, 4000, 1795352500000, 1);
INSERT INTO results VALUES (14, 5, 'recycle', 'solo-classic', 900, 9, 60000, 1795352600000, 1);
INSERT INTO records VALUES (1, '{}', '');
INSERT INTO records VALUES (2, '{}', '');
INSERT INTO records VALUES (3, '{}', '');
INSERT INTO records VALUES (4, '{}', '');
INSERT INTO records VALUES (5, '{"setup":{"stake":1,"table":"source"},"seed":1,"moves":[[5,"hit"],[9,"stand"]],"format":1,"game":"blackjack","rules":1}', 'won=1 naturals=0 fiveCards=0 splitsWon=0 doublesWon=0 tableWon=1');
INSERT INTO records VALUES (6, '{"moves":[[5,"hit"],[9,"stand"]],"rules":1,"format":1,"game":"blackjack","seed":0,"setup":{"stake":1,"table":"source"}}', 'won=0 naturals=0 fiveCards=0 splitsWon=0 doublesWon=0');
INSERT INTO records VALUES (7, '{}', '');
INSERT INTO records VALUES (8, '{}', '');
INSERT INTO records VALUES (9, '{}', 'pushes=31');
INSERT INTO records VALUES (10, '{}', '');
INSERT INTO records VALUES (11, 'damaged', '');
INSERT INTO records VALUES (12, '{}', '');
INSERT INTO records VALUES (13, '{}', 'won=1 naturals=1');
INSERT INTO records VALUES (14, '{}', 'perfectFits=3');
INSERT INTO saves VALUES ('fifteen-4x4@1', 'fifteen', '{"moves":[],"format":1,"game":"fifteen","setup":{"rows":4,"scramble":130,"columns":4},"rules":1,"seed":7}', 1234, 1795348850000, '{"picture":"reef"}');
INSERT INTO flags VALUES ('player.current', 2);
INSERT INTO pets VALUES (NULL, '{"generation":1,"name":"Chispa","slips":1,"rest":{"night":{}},"hatchedAt":2000,"pace":"home","warmth":0,"supplies":{"toys":{"amount":3,"since":0},"materials":{"amount":1,"since":8000},"training":{"amount":4,"since":12000},"food":{"amount":6,"since":10000}},"age":12000,"isOnHoliday":false,"fedAt":0,"isHungry":false,"awake":4000,"calls":0,"hasEaten":false,"form":"child","hungers":0,"album":["egg","child"],"log":[{"age":0,"kind":{"laid":{}}},{"age":2000,"kind":{"hatched":{}}},{"age":2000,"kind":{"becameTired":{}}},{"age":4000,"kind":{"fellAsleep":{"lit":true}}}],"messAt":2000,"effort":0,"hasFainted":false,"written":4,"spare":0,"tickOfDay":21601234,"messes":0,"isBored":false,"playedAt":2000,"stats":{"luck":100,"attack":100,"defence":100},"room":0,"affection":0}', 1795348860000, 11);
INSERT INTO pets VALUES (2, '{"generation":1,"name":"Luna","slips":1,"rest":{"night":{}},"hatchedAt":2000,"pace":"home","warmth":0,"supplies":{"toys":{"amount":3,"since":0},"materials":{"amount":1,"since":8000},"training":{"amount":4,"since":12000},"food":{"amount":6,"since":10000}},"age":12000,"isOnHoliday":false,"fedAt":0,"isHungry":false,"awake":4000,"calls":0,"hasEaten":false,"form":"child","hungers":0,"album":["egg","child"],"log":[{"age":0,"kind":{"laid":{}}},{"age":2000,"kind":{"hatched":{}}},{"age":2000,"kind":{"becameTired":{}}},{"age":4000,"kind":{"fellAsleep":{"lit":true}}}],"messAt":2000,"effort":0,"hasFainted":false,"written":4,"spare":0,"tickOfDay":21601234,"messes":0,"isBored":false,"playedAt":2000,"stats":{"luck":100,"attack":100,"defence":100},"room":0,"affection":0}', 1795348861000, 11);
INSERT INTO looms VALUES (1, 'Kilim', 1, '3a', 1795348870000);
INSERT INTO awards VALUES (1, 'blackjack.double', 0, NULL, NULL);
INSERT INTO awards VALUES (1, 'blackjack.five-cards', 0, NULL, NULL);
INSERT INTO awards VALUES (1, 'blackjack.natural', 0, NULL, NULL);
INSERT INTO awards VALUES (1, 'blackjack.rounds-100', 1, NULL, NULL);
INSERT INTO awards VALUES (1, 'blackjack.row-3', 0, NULL, NULL);
INSERT INTO awards VALUES (1, 'blackjack.split', 0, NULL, NULL);
INSERT INTO awards VALUES (1, 'blackjack.win', 0, NULL, NULL);
INSERT INTO awards VALUES (1, 'blackjack.wins-25', 0, NULL, NULL);
INSERT INTO awards VALUES (1, 'fifteen.3x3.finish', 1, 1795348809000, 9);
INSERT INTO awards VALUES (1, 'fifteen.3x3.under-120', 30, 1795348809000, 9);
INSERT INTO awards VALUES (1, 'fifteen.3x3.under-30', 30, 1795348809000, 9);
INSERT INTO awards VALUES (1, 'fifteen.3x3.under-60', 30, 1795348809000, 9);
INSERT INTO awards VALUES (1, 'fifteen.3x3.within-100', 40, 1795348809000, 9);
INSERT INTO awards VALUES (1, 'fifteen.3x3.within-40', 40, 1795348809000, 9);
INSERT INTO awards VALUES (1, 'fifteen.4x4.finish', 1, 1795348801000, 1);
INSERT INTO awards VALUES (1, 'fifteen.4x4.under-120', 119, 1795348801000, 1);
INSERT INTO awards VALUES (1, 'fifteen.4x4.under-300', 119, 1795348801000, 1);
INSERT INTO awards VALUES (1, 'fifteen.4x4.under-60', 119, NULL, NULL);
INSERT INTO awards VALUES (1, 'fifteen.4x4.under-600', 119, 1795348801000, 1);
INSERT INTO awards VALUES (1, 'fifteen.4x4.within-100', 250, NULL, NULL);
INSERT INTO awards VALUES (1, 'fifteen.4x4.within-200', 250, NULL, NULL);
INSERT INTO awards VALUES (1, 'fifteen.4x4.within-300', 250, 1795348801000, 1);
INSERT INTO awards VALUES (1, 'pet.forms-3', 1, NULL, NULL);
INSERT INTO awards VALUES (1, 'pet.grown', 1, 1795348800000, NULL);
INSERT INTO awards VALUES (1, 'pet.hatch', 1, 1795348800000, NULL);
INSERT INTO awards VALUES (1, 'recycle.first', 6, 1795348804000, 4);
INSERT INTO awards VALUES (1, 'recycle.pieces-200', 6, NULL, NULL);
INSERT INTO awards VALUES (1, 'recycle.points-1000', 700, NULL, NULL);
INSERT INTO awards VALUES (1, 'recycle.points-2000', 700, NULL, NULL);
INSERT INTO awards VALUES (1, 'recycle.points-500', 700, 1795348804000, 4);
INSERT INTO awards VALUES (2, 'blackjack.double', 0, NULL, NULL);
INSERT INTO awards VALUES (2, 'blackjack.five-cards', 0, NULL, NULL);
INSERT INTO awards VALUES (2, 'blackjack.natural', 0, NULL, NULL);
INSERT INTO awards VALUES (2, 'blackjack.rounds-100', 2, NULL, NULL);
INSERT INTO awards VALUES (2, 'blackjack.row-3', 1, NULL, NULL);
INSERT INTO awards VALUES (2, 'blackjack.split', 0, NULL, NULL);
INSERT INTO awards VALUES (2, 'blackjack.tables-3', 1, NULL, NULL);
INSERT INTO awards VALUES (2, 'blackjack.win', 1, 1795348805000, 5);
INSERT INTO awards VALUES (2, 'blackjack.wins-25', 1, NULL, NULL);
INSERT INTO awards VALUES (2, 'fifteen.4x6.finish', 1, 1795348810000, 10);
INSERT INTO awards VALUES (2, 'fifteen.4x6.under-150', 150, 1795348810000, 10);
INSERT INTO awards VALUES (2, 'fifteen.4x6.under-300', 150, 1795348810000, 10);
INSERT INTO awards VALUES (2, 'fifteen.4x6.under-600', 150, 1795348810000, 10);
INSERT INTO awards VALUES (2, 'fifteen.4x6.within-275', 275, 1795348810000, 10);
INSERT INTO awards VALUES (2, 'fifteen.4x6.within-400', 275, 1795348810000, 10);
INSERT INTO awards VALUES (2, 'fifteen.6x6.finish', 1, 1795348802000, 2);
INSERT INTO awards VALUES (2, 'fifteen.6x6.under-240', 600, NULL, NULL);
INSERT INTO awards VALUES (2, 'fifteen.6x6.under-300', 600, NULL, NULL);
INSERT INTO awards VALUES (2, 'fifteen.6x6.under-480', 600, NULL, NULL);
INSERT INTO awards VALUES (2, 'fifteen.6x6.under-600', 600, 1795348802000, 2);
INSERT INTO awards VALUES (2, 'fifteen.6x6.within-390', 700, NULL, NULL);
INSERT INTO awards VALUES (2, 'fifteen.6x6.within-450', 700, NULL, NULL);
INSERT INTO awards VALUES (2, 'fifteen.6x6.within-600', 700, NULL, NULL);
INSERT INTO awards VALUES (2, 'mirror.3x4', 1, 1795348808000, 8);
INSERT INTO awards VALUES (2, 'mirror.3x4-under-120', 99, 1795348808000, 8);
INSERT INTO awards VALUES (2, 'mirror.axes', 1, 1795348808000, 8);
INSERT INTO awards VALUES (2, 'mirror.panels-20', 1, NULL, NULL);
INSERT INTO awards VALUES (4, 'blackjack.natural', 1, 1795352500000, 13);
INSERT INTO awards VALUES (4, 'blackjack.rounds-100', 1, NULL, NULL);
INSERT INTO awards VALUES (4, 'blackjack.row-3', 1, NULL, NULL);
INSERT INTO awards VALUES (4, 'blackjack.win', 1, 1795352500000, 13);
INSERT INTO awards VALUES (4, 'blackjack.wins-25', 1, NULL, NULL);
INSERT INTO awards VALUES (5, 'recycle.first', 9, 1795352600000, 14);
INSERT INTO awards VALUES (5, 'recycle.perfect-3', 3, 1795352600000, 14);
INSERT INTO awards VALUES (5, 'recycle.pieces-200', 9, NULL, NULL);
INSERT INTO awards VALUES (5, 'recycle.points-1000', 900, NULL, NULL);
INSERT INTO awards VALUES (5, 'recycle.points-2000', 900, NULL, NULL);
INSERT INTO awards VALUES (5, 'recycle.points-500', 900, 1795352600000, 14);
INSERT INTO standings VALUES (1, 0, 'fifteen', '', 0, -550, 1795348809000, 9);
INSERT INTO standings VALUES (1, 0, 'fifteen', '3x3', 2, 30999, 1795348809000, 9);
INSERT INTO standings VALUES (1, 0, 'fifteen', '3x3', 3, 40, 1795348809000, 9);
INSERT INTO standings VALUES (1, 0, 'fifteen', '3x3', 4, 31, 1795348809000, 9);
INSERT INTO standings VALUES (1, 0, 'fifteen', '4x4', 2, 119000, 1795348801000, 1);
INSERT INTO standings VALUES (1, 0, 'fifteen', '4x4', 3, 250, 1795348801000, 1);
INSERT INTO standings VALUES (1, 0, 'fifteen', '4x4-any', 2, 50000, 1795348803000, 3);
INSERT INTO standings VALUES (1, 0, 'fifteen', '4x4-any', 3, 90, 1795348803000, 3);
INSERT INTO standings VALUES (1, 0, 'recycle', 'solo-classic', 1, -700, 1795348804000, 4);
INSERT INTO standings VALUES (1, 202611, 'fifteen', '', 0, -550, 1795348809000, 9);
INSERT INTO standings VALUES (1, 202611, 'fifteen', '3x3', 2, 30999, 1795348809000, 9);
INSERT INTO standings VALUES (1, 202611, 'fifteen', '3x3', 3, 40, 1795348809000, 9);
INSERT INTO standings VALUES (1, 202611, 'fifteen', '3x3', 4, 31, 1795348809000, 9);
INSERT INTO standings VALUES (1, 202611, 'fifteen', '4x4', 2, 119000, 1795348801000, 1);
INSERT INTO standings VALUES (1, 202611, 'fifteen', '4x4', 3, 250, 1795348801000, 1);
INSERT INTO standings VALUES (1, 202611, 'fifteen', '4x4-any', 2, 50000, 1795348803000, 3);
INSERT INTO standings VALUES (1, 202611, 'fifteen', '4x4-any', 3, 90, 1795348803000, 3);
INSERT INTO standings VALUES (1, 202611, 'recycle', 'solo-classic', 1, -700, 1795348804000, 4);
INSERT INTO standings VALUES (1, 20261122, 'fifteen', '', 0, -550, 1795348809000, 9);
INSERT INTO standings VALUES (1, 20261122, 'fifteen', '3x3', 2, 30999, 1795348809000, 9);
INSERT INTO standings VALUES (1, 20261122, 'fifteen', '3x3', 3, 40, 1795348809000, 9);
INSERT INTO standings VALUES (1, 20261122, 'fifteen', '3x3', 4, 31, 1795348809000, 9);
INSERT INTO standings VALUES (1, 20261122, 'fifteen', '4x4', 2, 119000, 1795348801000, 1);
INSERT INTO standings VALUES (1, 20261122, 'fifteen', '4x4', 3, 250, 1795348801000, 1);
INSERT INTO standings VALUES (1, 20261122, 'fifteen', '4x4-any', 2, 50000, 1795348803000, 3);
INSERT INTO standings VALUES (1, 20261122, 'fifteen', '4x4-any', 3, 90, 1795348803000, 3);
INSERT INTO standings VALUES (1, 20261122, 'recycle', 'solo-classic', 1, -700, 1795348804000, 4);
INSERT INTO standings VALUES (2, 0, 'blackjack', 'source', 0, -2, 1795348811000, 11);
INSERT INTO standings VALUES (2, 0, 'fifteen', '', 0, -400, 1795348810000, 10);
INSERT INTO standings VALUES (2, 0, 'fifteen', '4x6', 2, 150000, 1795348810000, 10);
INSERT INTO standings VALUES (2, 0, 'fifteen', '4x6', 3, 275, 1795348810000, 10);
INSERT INTO standings VALUES (2, 0, 'fifteen', '6x6', 2, 600999, 1795348802000, 2);
INSERT INTO standings VALUES (2, 0, 'fifteen', '6x6', 3, 700, 1795348802000, 2);
INSERT INTO standings VALUES (2, 0, 'mirror', '3x4-full-axes', 2, 99000, 1795348808000, 8);
INSERT INTO standings VALUES (2, 0, 'mirror', '3x4-full-axes', 3, 12, 1795348808000, 8);
INSERT INTO standings VALUES (2, 202611, 'blackjack', 'source', 0, -2, 1795348811000, 11);
INSERT INTO standings VALUES (2, 202611, 'fifteen', '', 0, -400, 1795348810000, 10);
INSERT INTO standings VALUES (2, 202611, 'fifteen', '4x6', 2, 150000, 1795348810000, 10);
INSERT INTO standings VALUES (2, 202611, 'fifteen', '4x6', 3, 275, 1795348810000, 10);
INSERT INTO standings VALUES (2, 202611, 'fifteen', '6x6', 2, 600999, 1795348802000, 2);
INSERT INTO standings VALUES (2, 202611, 'fifteen', '6x6', 3, 700, 1795348802000, 2);
INSERT INTO standings VALUES (2, 202611, 'mirror', '3x4-full-axes', 2, 99000, 1795348808000, 8);
INSERT INTO standings VALUES (2, 202611, 'mirror', '3x4-full-axes', 3, 12, 1795348808000, 8);
INSERT INTO standings VALUES (2, 20261122, 'blackjack', 'source', 0, -2, 1795348811000, 11);
INSERT INTO standings VALUES (2, 20261122, 'fifteen', '', 0, -400, 1795348810000, 10);
INSERT INTO standings VALUES (2, 20261122, 'fifteen', '4x6', 2, 150000, 1795348810000, 10);
INSERT INTO standings VALUES (2, 20261122, 'fifteen', '4x6', 3, 275, 1795348810000, 10);
INSERT INTO standings VALUES (2, 20261122, 'fifteen', '6x6', 2, 600999, 1795348802000, 2);
INSERT INTO standings VALUES (2, 20261122, 'fifteen', '6x6', 3, 700, 1795348802000, 2);
INSERT INTO standings VALUES (2, 20261122, 'mirror', '3x4-full-axes', 2, 99000, 1795348808000, 8);
INSERT INTO standings VALUES (2, 20261122, 'mirror', '3x4-full-axes', 3, 12, 1795348808000, 8);
INSERT INTO standings VALUES (4, 0, 'blackjack', 'source', 0, -1, 1795352500000, 13);
INSERT INTO standings VALUES (4, 202611, 'blackjack', 'source', 0, -1, 1795352500000, 13);
INSERT INTO standings VALUES (4, 20261122, 'blackjack', 'source', 0, -1, 1795352500000, 13);
INSERT INTO standings VALUES (5, 0, 'recycle', 'solo-classic', 1, -900, 1795352600000, 14);
INSERT INTO standings VALUES (5, 202611, 'recycle', 'solo-classic', 1, -900, 1795352600000, 14);
INSERT INTO standings VALUES (5, 20261122, 'recycle', 'solo-classic', 1, -900, 1795352600000, 14);
INSERT INTO picture_locks VALUES (1, '$y$j9T$abcdefghijklmnop$//xRbRBGHma57Ak.cj0WXbogXmLGYFtX3CbzXb8IIB1', 2, 1795352800000);
UPDATE sqlite_sequence SET seq = 1 WHERE name = 'looms';
UPDATE sqlite_sequence SET seq = 5 WHERE name = 'players';
UPDATE sqlite_sequence SET seq = 14 WHERE name = 'results';
