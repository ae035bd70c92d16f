import Foundation
import GRDB
import Rules
import Testing

@testable import Store

/// Results from before there were achievements.
struct EarlierResultsTests {
  /// A database as the version before wrote it.
  private func earlier(_ path: String) throws {
    let pool = try DatabasePool(path: path)
    try Migrations.all.migrate(pool, upTo: "v4: looms")
    try pool.write { db in
      try db.execute(
        sql: """
          INSERT INTO players VALUES (1, 'Ana', 'ana', 10), (2, 'Berta', 'berta', 20);
          INSERT INTO results VALUES
            (1, 1, 'fifteen', '4x4', 0, 250, 119000, 1000),
            (2, 2, 'fifteen', '6x6', 0, 700, 600999, 2000),
            (3, 1, 'fifteen', '4x4-any', 0, 90, 50000, 3000),
            (4, 1, 'recycle', 'solo-classic', 700, 6, 60000, 4000),
            (5, 2, 'blackjack', 'source', 2, 2, 5000, 5000),
            (6, NULL, 'fifteen', '5x5', 0, 300, 140000, 6000);
          INSERT INTO looms VALUES (1, 'Kilim', 1, 'x', 7);
          INSERT INTO flags VALUES ('player.current', 2);
          """)
      for id in 1...6 {
        try db.execute(
          sql: "INSERT INTO records VALUES (?, ?)", arguments: [id, id == 5 ? Self.round : "{}"])
      }
    }
    try pool.close()
  }

  private static let round: String = {
    var seed = UInt64(0)
    while true {
      var session = Session<Blackjack>(.init(), seed: seed)
      try? session.play(.play(.hit), at: 5)
      try? session.play(.play(.stand), at: 9)
      if session.game.outcome == .won {
        let text = try? JSONEncoder().encode(session.record)
        return text.map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
      seed += 1
    }
  }()

  @Test func earlierResultsKeepTheirScoresAchievementsAndPlaces() throws {
    let folder = try TemporaryFolder()
    try earlier(folder.database)
    let opened = try Store.open(in: folder.path, .games)
    #expect(opened.notices.isEmpty)
    let store = opened.store
    #expect(try store.result(1)?.played.score == 250 && store.result(2)?.played.score == 100)
    #expect(try store.result(3)?.played.score == 0)
    let lines = try store.players(by: .total, limit: 9)
    #expect(lines.map(\.player.name) == ["Ana", "Berta"])
    #expect(lines.map(\.total) == [250, 100] && lines.map(\.distinct) == [250, 100])
    #expect(lines.map(\.playedAt) == [4000, 5000])
    let reached = try store.awards(of: 1).filter(\.isReached)
    #expect(reached.contains { $0.id == "fifteen.4x4.under-120" && $0.reachedAt == 1000 })
    #expect(reached.contains { $0.id == "recycle.points-500" && $0.result == 4 })
    #expect(try store.awards(of: 2, game: "blackjack").first?.isReached == true, "of its record")
    let board = Leaderboard(game: "fifteen", variant: "4x4-any", measure: .moves)
    #expect(try store.leaders(of: board, in: .ever, now: 0).map(\.figure) == [90])
    #expect(try store.currentPlayer()?.name == "Berta" && store.looms().first?.player == "Ana")
    // The draft is scored when it gets its name.
    let claim = try store.claim(6, by: PlayerName("Ana"))
    #expect(claim.points == 50 + 3 * 50 + 2 * 50)
  }

  @Test func readingWithoutMigratingShowsEarlierResults() throws {
    let folder = try TemporaryFolder()
    try earlier(folder.database)
    #expect(try Store.peekResults(in: folder.path).count == 5)
    #expect(try Store.peekStatistics(in: folder.path)?.players == 2)
    _ = try Store.open(in: folder.path, .games)
    #expect(try Store.peekResults(in: folder.path).count == 5)
  }
}
