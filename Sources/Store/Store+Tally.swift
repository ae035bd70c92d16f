internal import GRDB
internal import Rules

/// Updates what is derived from results: achievements, leaderboards, totals.
extension Store {
  /// Counts a claimed result for its player, and returns the effect.
  func count(_ result: GameResult, of player: Int, _ db: Database) throws -> Claim {
    let played = result.played
    let facts = played.facts
    let scoring = catalogue.scoring(of: played.game)
    let achievements = catalogue.achievements(of: played.game)
    var tally = try tally(of: player, touchedBy: played, db)
    let old = tally
    let new = tally.add(facts, to: achievements, at: played.at, result: result.id)
    tally.place(played, by: scoring, id: result.id)
    try Self.save(tally, of: player, db)
    try Self.deleteOldSpans(of: player, at: played.at, db)
    return Claim(
      result: result, points: tally.total - old.total, total: tally.total,
      passed: achievements.filter { $0.isPassed(by: facts) || new.contains($0) },
      new: new, records: records(from: old, to: tally, played))
  }

  /// Counts all results of a player again; awards without a result stay.
  ///
  /// `keepsAchievements`: achievements are not changed.
  func recount(_ player: Int, keepsAchievements: Bool = false, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM standings WHERE player = ?", arguments: [player])
    if !keepsAchievements {
      try deleteAwards(of: player, db)
    }
    var tally = Tally()
    let rows = try Row.fetchCursor(
      db, sql: "SELECT results.*, feats \(Self.ownResults) ORDER BY results.id", arguments: [player]
    )
    while let row = try rows.next() {
      let read = try db.unlessDamaged {
        (id: try row.int("id"), played: try NewResult(row: row, record: ""))
      }
      guard let (id, played) = read else { continue }
      if !keepsAchievements {
        let achievements = catalogue.achievements(of: played.game)
        _ = tally.add(played.facts, to: achievements, at: played.at, result: id)
      }
      tally.place(played, by: catalogue.scoring(of: played.game), id: id)
    }
    try Self.save(tally, of: player, db)
    try Self.deleteOldSpans(of: player, at: tally.playedAt, db)
  }

  // Achievements of a game without results were awarded without one.
  private func deleteAwards(of player: Int, _ db: Database) throws {
    let patterns = catalogue.games.filter { $0.scoring.allMeasures.isEmpty }.map { $0.id + ".*" }
    try db.execute(
      sql: "DELETE FROM awards WHERE player = ?"
        + String(repeating: " AND achievement NOT GLOB ?", count: patterns.count),
      arguments: [player] + StatementArguments(patterns))
  }

  static let ownResults = """
    FROM results JOIN records ON records.result = results.id WHERE player = ?
    """

  private func records(
    from old: Tally, to new: Tally, _ played: NewResult
  ) -> [Claim.Record] {
    guard played.isRanked else { return [] }
    return catalogue.scoring(of: played.game).figures(of: played).map(\.0).filter {
      $0.measure != .total
    }.compactMap { board in
      let place = Tally.Place(span: Period.ever.key(at: played.at), board: board)
      guard let now = new.standings[place]?.figure else { return nil }
      let before = old.standings[place]?.figure
      guard now != before else { return nil }
      let sign = board.measure.isLowBest ? 1 : -1
      return Claim.Record(
        measure: board.measure, figure: sign * now, before: before.map { sign * $0 })
    }
  }

  /// Everything that a result can change.
  private func tally(
    of player: Int, touchedBy played: NewResult, _ db: Database
  ) throws -> Tally {
    var tally = Tally()
    tally.progress = try Self.progress(of: player, in: played.game, db)
    if let row = try Row.fetchOne(
      db, sql: "SELECT total, played_at FROM players WHERE id = ?", arguments: [player])
    {
      (tally.total, tally.playedAt) = try (row.int("total"), row.int("played_at"))
    }
    guard played.isRanked else { return tally }
    for board in catalogue.scoring(of: played.game).figures(of: played).map(\.0) {
      for span in Period.allCases.map({ $0.key(at: played.at) }) {
        let row = try Row.fetchOne(
          db,
          sql: """
            SELECT figure, reached_at, result FROM standings
              WHERE player = ? AND span = ? AND game = ? AND variant = ? AND measure = ?
            """,
          arguments: [player, span, board.game, board.variant, board.measure.rawValue])
        tally.standings[Tally.Place(span: span, board: board)] = try row.flatMap { row in
          try db.unlessDamaged {
            Tally.Standing(
              figure: try row.int("figure"), at: try row.int("reached_at"),
              result: try row.int("result"))
          }
        }
      }
    }
    return tally
  }

  static let progressSQL = """
    SELECT achievement, progress, at, result FROM awards
      WHERE player = ? AND achievement >= ? AND achievement < ?
    """

  static func progress(
    of player: Int, in game: String, _ db: Database
  ) throws -> [Achievement.ID: Tally.Progress] {
    let rows = try Row.fetchAll(
      db, sql: progressSQL, arguments: [player, game + ".", game + "/"])
    return try rows.reduce(into: [:]) { known, row in
      try db.unlessDamaged {
        known[try row.text("achievement")] = Tally.Progress(
          number: try row.int("progress"), reachedAt: try row.intIfAny("at"),
          result: try row.intIfAny("result"))
      }
    }
  }

  /// Writes the changes.
  static func save(_ tally: Tally, of player: Int, _ db: Database) throws {
    for id in tally.changedProgress {
      guard let progress = tally.progress[id] else { continue }
      try db.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO awards (player, achievement, progress, at, result)
            VALUES (?, ?, ?, ?, ?)
          """
      ).execute(arguments: [player, id, progress.number, progress.reachedAt, progress.result])
    }
    for place in tally.changedPlaces {
      guard let standing = tally.standings[place] else { continue }
      let board = place.board
      try db.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO standings
              (player, span, game, variant, measure, figure, reached_at, result)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """
      ).execute(
        arguments: [
          player, place.span, board.game, board.variant, board.measure.rawValue, standing.figure,
          standing.at, standing.result,
        ])
    }
    try db.execute(
      sql: "UPDATE players SET total = ?, played_at = ? WHERE id = ?",
      arguments: [tally.total, tally.playedAt, player])
  }

  // Days are queried within their month and months within their year, even after the clock was
  // wrong; older ones only waste space.
  private static func deleteOldSpans(of player: Int, at moment: Int, _ db: Database) throws {
    let month = Period.month.key(at: moment)
    try db.execute(
      sql: """
        DELETE FROM standings WHERE player = :player
          AND (span BETWEEN 1 AND :year OR span BETWEEN 1000000 AND :month)
        """,
      arguments: ["player": player, "year": month / 100 * 100, "month": month * 100])
  }
}
