import GRDB
import Testing

@testable import Store

/// The indexes that keep queries fast with ten million results.
struct SchemaTests {
  @Test func noListSortsOrReadsMoreRowsThanItShows() throws {
    let store = try Store.inMemory(.games)
    for order in ResultOrder.allCases {
      let plan = try plan(
        store,
        "\(ResultLine.select) AND is_ranked = 1 AND game = 'a' AND variant = 'b' ORDER BY \(order.sql) LIMIT 9"
      )
      #expect(plan.first?.contains("USING INDEX results_by_") == true, "\(plan)")
      #expect(plan.first?.contains("(game=? AND variant=?)") == true, "\(plan)")
      #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.contains("SCAN") }, "\(plan)")
    }
  }

  @Test func draftsAreFoundByIndex() throws {
    let store = try Store.inMemory(.games)
    let drafts = try plan(
      store, "\(GameResult.select) WHERE player IS NULL ORDER BY at, results.id")
    #expect(drafts.first?.contains("INDEX drafts") == true, "\(drafts)")
    #expect(!drafts.contains { $0.contains("TEMP B-TREE") }, "\(drafts)")
  }

  @Test func leaderboardsAndPlacesAreReadFromTheirIndex() throws {
    let store = try Store.inMemory(.games)
    let first = try plan(
      store, Store.leaderLines + " ORDER BY figure, reached_at, standings.player LIMIT 5")
    #expect(
      first.first?.contains("INDEX boards (span=? AND game=? AND variant=?") == true, "\(first)")
    let own = try plan(store, Store.leaderLines + " AND standings.player = 1")
    let count = try plan(store, Store.countBefore)
    #expect(count.count == 1 && count[0].contains("COVERING INDEX boards (span=?"), "\(count)")
    #expect(count[0].contains("(figure,reached_at,player)<(?,?,?)"), "\(count)")
    let gone = try plan(store, Store.countDeletedBefore)
    #expect(gone.first?.contains("INDEX players_deleted") == true, "\(gone)")
    for plan in [first, own, count, gone.dropFirst().map { $0 }] {
      #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.contains("SCAN") }, "\(plan)")
    }
  }

  @Test func aPageOfPlayersIsReadFromAnIndex() throws {
    let store = try Store.inMemory(.games)
    for order in PlayerOrder.allCases {
      let plan = try plan(store, store.page(by: order))
      #expect(
        plan.contains { $0.contains("SCAN players USING COVERING INDEX players_by_") }, "\(plan)")
      #expect(plan.contains { $0.contains("SEARCH players USING INTEGER PRIMARY KEY") }, "\(plan)")
      #expect(plan.count { $0.contains("SCAN") } == 1, "\(plan)")
    }
    let count = try plan(store, Store.playerCountSQL)
    #expect(count.count == 1 && count[0].contains("COVERING INDEX"), "\(count)")
  }

  @Test func profilesAndPlayersToPurgeAreFoundByIndex() throws {
    let store = try Store.inMemory(.games)
    let statements = [
      Store.recentSQL, Store.dueSQL, Store.recordsSQL, Store.progressSQL, Store.ownLatestSQL(2),
      "\(PlayerLine.select(.games)) WHERE id = ?",
      "DELETE FROM results WHERE id IN (SELECT id FROM results WHERE player = ? LIMIT 9)",
      "SELECT results.*, feats \(Store.ownResults)",
    ]
    for statement in statements {
      let plan = try plan(store, statement)
      #expect(!plan.contains { $0.contains("SCAN") }, "\(statement): \(plan)")
    }
    for statement in [Store.recentSQL, Store.ownLatestSQL(2)] {
      let recent = try plan(store, statement)
      #expect(!recent.contains { $0.contains("TEMP B-TREE") }, "\(recent)")
    }
  }

  @Test func theFirstReleasesDatabaseKeepsItsSettings() throws {
    let folder = try TemporaryFolder()
    try DatabasePool(path: folder.database).write { db in
      try db.execute(
        sql: """
          CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
          INSERT INTO grdb_migrations VALUES ('v1: settings');
          CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL);
          INSERT INTO settings VALUES ('music.volume', '0.25'), ('language', '"es"');
          """)
    }
    let opened = try Store.open(in: folder.path, .games)
    #expect(opened.notices.isEmpty)
    #expect(opened.settings == ["music.volume": .number(0.25), "language": .text("es")])
    let claimed = try opened.store.claim(fifteen(), by: PlayerName("Ana")).result
    #expect(try Store.open(in: folder.path, .games).store.result(claimed.id) == claimed)
  }

  private func plan(_ store: Store, _ sql: String) throws -> [String] {
    try store.database.read { db in
      let filled = sql.replacing(#/\?|:[a-z]+/#, with: "1")
      return try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(filled)").map { $0["detail"] }
    }
  }
}
