import GRDB
import Rules
import Store

/// A database like a school's after years: many players and far more results.
struct Crowd {
  let players: Int
  let results: Int
  /// The time of the measurement, in milliseconds since 1970.
  let now: Int
  /// The player with the most results: a hundredth of all.
  static let busiest = 1

  static let variants: [(game: String, variant: String)] =
    ["3x3", "3x5", "4x4", "5x3", "4x6", "5x5", "6x6"].flatMap {
      [("fifteen", $0), ("fifteen", $0 + "-any")]
    }
    + ["solo", "two", "calm", "hard"].flatMap {
      [("recycle", $0 + "-classic"), ("recycle", $0 + "-split")]
    }
    + Table.allCases.map { ("blackjack", $0.rawValue) }
    + ["2x3", "3x4", "4x5", "5x6"].flatMap { size in
      ["numbers-axis", "none-axis", "ghost-turn"].map { ("mirror", size + "-" + $0) }
    }

  /// Fills an empty database of the current version; indexes are created at the end.
  func fill(_ path: String) throws {
    let database = try DatabaseQueue(path: path)
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000")
      let indexes = try Row.fetchAll(
        db,
        sql: """
          SELECT name, sql FROM sqlite_master
            WHERE type = 'index' AND sql NOT NULL AND tbl_name IN ('results', 'standings')
          """)
      for index in indexes { try db.execute(sql: "DROP INDEX \(index["name"] as String)") }
      try db.inTransaction {
        try addPlayers(db)
        try addResults(db)
        try addStandings(db)
        return .commit
      }
      for index in indexes { try db.execute(sql: index["sql"]) }
    }
    try database.close()
  }

  private func addPlayers(_ db: Database) throws {
    let player = try db.makeStatement(
      sql: """
        INSERT INTO players (id, name, folded, created_at, total, played_at)
          VALUES (?, ?, ?, ?, ?, ?)
        """)
    let award = try db.makeStatement(
      sql: "INSERT INTO awards (player, achievement, progress, at) VALUES (?, ?, ?, ?)")
    var generator = SeededGenerator(seed: 1)
    for id in 1...players {
      let name = "Player \(id)"
      try player.execute(
        arguments: [
          id, name, name.lowercased(), 1, generator.below(40_000) * 50, moment(&generator),
        ])
      for achievement in GameCatalogue.crowd.achievements where generator.below(3) > 0 {
        let at = generator.below(2) == 0 ? moment(&generator) : nil
        try award.execute(arguments: [id, achievement.id, generator.below(200), at])
      }
    }
  }

  private func addResults(_ db: Database) throws {
    let result = try db.makeStatement(
      sql: """
        INSERT INTO results (player, game, variant, score, moves, ms, at, is_ranked)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """)
    let record = try db.makeStatement(sql: "INSERT INTO records (result, record) VALUES (?, '{}')")
    var generator = SeededGenerator(seed: 2)
    for id in 1...results {
      let player = generator.below(100) == 0 ? Self.busiest : 1 + generator.below(players)
      let (game, variant) = Self.variants[generator.below(Self.variants.count)]
      try result.execute(
        arguments: [
          player, game, variant, generator.below(2000), 10 + generator.below(900),
          5000 + generator.below(900_000), moment(&generator), generator.below(20) > 0,
        ])
      try record.execute(arguments: [id])
    }
  }

  // The same as counting every result, but faster.
  private func addStandings(_ db: Database) throws {
    for (measure, column) in [(2, "ms"), (3, "moves"), (1, "-score")] {
      for (span, since) in [
        (0, 0), (20_2611, now - 20 * 86_400_000), (2026_1122, now - 40_000_000),
      ] {
        try db.execute(
          sql: """
            INSERT INTO standings
              SELECT player, ?, game, variant, ?, min(\(column)), at, id FROM results
                WHERE is_ranked = 1 AND at >= ? AND (game = 'recycle') = ?
                GROUP BY player, game, variant
            """, arguments: [span, measure, since, measure == 1])
      }
    }
    try db.execute(
      sql: """
        INSERT INTO standings
          SELECT player, span, 'fifteen', '', 0, -sum(score), max(at), max(id) FROM results
            JOIN (SELECT 0 AS span, 0 AS since UNION SELECT 202611, \(now - 20 * 86_400_000)
              UNION SELECT 20261122, \(now - 40_000_000)) ON at >= since
            WHERE game = 'fifteen' AND is_ranked = 1 GROUP BY player, span
        """)
  }

  /// A time in the last three years; one in twenty is today.
  private func moment(_ generator: inout SeededGenerator) -> Int {
    now - (generator.below(20) == 0 ? generator.below(40_000) : generator.below(94_608_000)) * 1000
  }
}
