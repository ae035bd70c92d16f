CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO grdb_migrations VALUES ('v1: settings');
INSERT INTO settings VALUES ('language', '"es"');
INSERT INTO settings VALUES ('music.volume', '0.25');
INSERT INTO settings VALUES ('sound.on', 'false');
