internal import GRDB

/// Leaderboards: each player is on one once, with the best result of the time span.
extension Store {
  /// The top of a leaderboard; `now` (milliseconds since 1970) determines the day and the month.
  ///
  /// The cost depends on the number of rows read, not on the number of players.
  public func leaders(
    of board: Leaderboard, in span: Period, now: Int, limit: Int = 5
  ) throws(StoreError) -> [Leader] {
    try read { db in
      let rows = try Row.fetchAll(
        db, sql: Self.leaderLines + " ORDER BY figure, reached_at, standings.player LIMIT :limit",
        arguments: Self.arguments(board, span, now) + ["limit": limit])
      return try rows.enumerated().compactMap { place, row in
        try db.unlessDamaged { try Leader(row: row, place: place + 1, measure: board.measure) }
      }
    }
  }

  /// A player's rank on a leaderboard, or nil without a result.
  ///
  /// Counts all players ahead: among a hundred thousand call it on a worker.
  public func standing(
    of player: Player.ID, in board: Leaderboard, span: Period, now: Int
  ) throws(StoreError) -> Leader? {
    try read { db in
      let arguments = Self.arguments(board, span, now)
      guard
        let row = try Row.fetchOne(
          db, sql: Self.leaderLines + " AND standings.player = :player",
          arguments: arguments + ["player": player])
      else { return nil }
      let own: StatementArguments = [
        "figure": try row.int("figure"), "at": try row.int("reached_at"), "player": player,
      ]
      let before = try Self.countBefore(arguments + own, db)
      return try Leader(row: row, place: before + 1, measure: board.measure)
    }
  }

  /// The rank of a result among the players of its leaderboard, from 1; for a draft the rank it
  /// would get.
  ///
  /// Each player with a better result counts once, including the result's own. The lower the
  /// rank, the longer it takes: among a hundred thousand players call it on a worker.
  public func rank(of id: GameResult.ID, order: ResultOrder) throws(StoreError) -> Int {
    try read { db in
      guard let result = try Self.result(id, db) else { throw StoreError.noSuchResult(id) }
      let played = result.played
      guard
        let (board, figure) = catalogue.scoring(of: played.game).figures(of: played).first(where: {
          $0.0.measure == order.measure
        })
      else { return 1 }
      let own: StatementArguments = [
        "figure": figure, "at": played.at, "player": result.player?.id ?? .max,
      ]
      return try Self.countBefore(Self.arguments(board, .ever, played.at) + own, db) + 1
    }
  }

  private static func countBefore(_ place: StatementArguments, _ db: Database) throws -> Int {
    let all = try Int.fetchOne(db, sql: countBefore, arguments: place) ?? 0
    return all - (try Int.fetchOne(db, sql: countDeletedBefore, arguments: place) ?? 0)
  }

  static let leaderLines = """
    SELECT standings.player, figure, reached_at, result, name, created_at, avatar
      FROM standings JOIN players ON players.id = player
      WHERE deleted_at IS NULL AND \(inBoard)
    """

  static let countBefore = "SELECT count(*) FROM standings WHERE \(inBoard) AND \(isBefore)"

  // Deleted players are few, and only for a short time.
  static let countDeletedBefore = """
    SELECT count(*) FROM players CROSS JOIN standings ON standings.player = players.id
      WHERE deleted_at IS NOT NULL AND \(inBoard) AND \(isBefore)
    """

  private static let isBefore =
    "(figure, reached_at, standings.player) < (:figure, :at, :player)"

  private static let inBoard =
    "span = :span AND game = :game AND variant = :variant AND measure = :measure"

  private static func arguments(
    _ board: Leaderboard, _ span: Period, _ now: Int
  ) -> StatementArguments {
    [
      "span": span.key(at: now), "game": board.game, "variant": board.variant,
      "measure": board.measure.rawValue,
    ]
  }
}
