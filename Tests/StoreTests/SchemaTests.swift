import GRDB
import Testing

@testable import Store

/// What keeps ten million results as quick as ten.
struct SchemaTests {
  @Test func noListSortsOrReadsMoreThanItShows() throws {
    let store = try Store.inMemory()
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

  @Test func ranksCountInsideAnIndex() throws {
    let store = try Store.inMemory()
    for condition in ResultOrder.allCases.flatMap(\.before) {
      let plan = try plan(
        store,
        """
        SELECT count(*) FROM results
          WHERE player IS NOT NULL AND is_ranked = 1 AND game = 'a' AND variant = 'b'
            AND \(condition.replacing(#/:[a-z]+/#, with: "1"))
        """)
      #expect(plan.count == 1 && plan[0].contains("USING COVERING INDEX"), "\(plan)")
      #expect(plan[0].contains("(game=? AND variant=? AND "), "\(plan)")
    }
  }

  @Test func draftsAreFoundByIndex() throws {
    let store = try Store.inMemory()
    let drafts = try plan(
      store, "\(GameResult.select) WHERE player IS NULL ORDER BY at, results.id")
    #expect(drafts.first?.contains("INDEX drafts") == true, "\(drafts)")
    #expect(!drafts.contains { $0.contains("TEMP B-TREE") }, "\(drafts)")
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
    let opened = try Store.open(in: folder.path)
    #expect(opened.notices.isEmpty)
    #expect(opened.settings == ["music.volume": .number(0.25), "language": .text("es")])
    let claimed = try opened.store.claim(fifteen(), by: PlayerName("Ana")).result
    #expect(try Store.open(in: folder.path).store.result(claimed.id) == claimed)
  }

  private func plan(_ store: Store, _ sql: String) throws -> [String] {
    try store.database.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] }
    }
  }
}
