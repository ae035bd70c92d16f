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

  /// A record as the program writes it: JSON with sorted keys.
  private static func text(_ record: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

  private static let round: String = {
    var seed = UInt64(0)
    while true {
      var session = Session<Blackjack>(.init(), seed: seed)
      try? session.play(.play(.hit), at: 5)
      try? session.play(.play(.stand), at: 9)
      if session.game.outcome == .won {
        return (try? text(session.record)) ?? ""
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

  /// Pushes were counted but not stored before version 7.
  @Test func pushesOfEarlierResultsAreReadFromTheirRecords() throws {
    let folder = try TemporaryFolder()
    let pool = try DatabasePool(path: folder.database)
    try Migrations.all.migrate(pool, upTo: "v6: picture locks")
    var session = Session<Fifteen>(.init(columns: 4, rows: 4, scramble: .any), seed: 3)
    let gap = session.game.gap
    try session.play(.init(column: gap.column < 2 ? 3 : 0, row: gap.row), at: 10)
    let moves = session.game.moveCount
    let record = try Self.text(session.record)
    try pool.write { db in
      try db.execute(
        sql: """
          INSERT INTO players (id, name, folded, created_at) VALUES (1, 'Ana', 'ana', 10);
          INSERT INTO results VALUES (1, 1, 'fifteen', '4x4-any', 0, \(moves), 9000, 1000, 1);
          INSERT INTO results VALUES (2, 1, 'fifteen', '4x4-any', 0, 90, 8000, 2000, 1);
          INSERT INTO results VALUES (3, NULL, 'fifteen', '4x4-any', 0, \(moves), 7000, 3000, 1);
          INSERT INTO awards VALUES (1, 'fifteen.4x4.finish', 1, 5, 77);
          """)
      for (id, text) in [(1, record), (2, "{}"), (3, record)] {
        try db.execute(
          sql: "INSERT INTO records (result, record) VALUES (?, ?)", arguments: [id, text])
      }
    }
    try pool.close()
    let opened = try Store.open(in: folder.path, .games)
    #expect(opened.notices.isEmpty)
    let store = opened.store
    let board = Leaderboard(game: "fifteen", variant: "4x4-any", measure: .pushes)
    let leaders = try store.leaders(of: board, in: .ever, now: 0)
    #expect(moves > 1 && leaders.map(\.figure) == [1] && leaders.map(\.result) == [1])
    #expect(try store.result(2)?.played.gameStats[.pushes] == nil, "its record is not known")
    #expect(try store.drafts().map(\.played.gameStats) == [session.game.gameStats])
    #expect(try store.awards(of: 1, game: "fifteen").first?.result == 77, "achievements stay")
    #expect(try !store.flag(Store.unreadKey))
  }

  @Test func readingWithoutMigratingShowsEarlierResults() throws {
    let folder = try TemporaryFolder()
    try earlier(folder.database)
    #expect(try Store.readResults(in: folder.path).count == 5)
    #expect(try Store.readStatistics(in: folder.path)?.players == 2)
    _ = try Store.open(in: folder.path, .games)
    #expect(try Store.readResults(in: folder.path).count == 5)
  }
}
