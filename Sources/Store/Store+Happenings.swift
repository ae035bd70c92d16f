internal import GRDB

extension Store {
  /// How many days are stored; days on which nothing happened don't count.
  public static let mostDays = 366

  /// Counts something that happened on a local day; the first event of a day deletes the oldest
  /// days beyond `mostDays`.
  ///
  /// Days are counted rather than compared with today, so that a clock set wrong for a moment
  /// doesn't delete the year.
  public func count(_ happening: Happening, times: Int = 1, on day: Int) throws(StoreError) {
    try write { db in
      let isKnown = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM happenings WHERE day = ?)", arguments: [day])
      try db.execute(
        sql: """
          INSERT INTO happenings (day, event, count) VALUES (?, ?, ?)
          ON CONFLICT (day, event) DO UPDATE SET count = min(count + excluded.count, 1000000000)
          """, arguments: [day, happening.key, times])
      guard isKnown != true else { return }
      try db.execute(
        sql: """
          DELETE FROM happenings WHERE day < (
            SELECT min(day) FROM (
              SELECT DISTINCT day FROM happenings ORDER BY day DESC LIMIT \(Self.mostDays)))
          """)
    }
  }

  /// What happened since a local day, the latest day first; without days on which nothing did.
  public func happenings(since day: Int) throws(StoreError) -> [DayFigures] {
    try read { try Self.happenings(since: day, $0) }
  }

  /// What happened at the kiosk with this folder since a local day, the latest day first.
  public static func readHappenings(
    since day: Int, in directory: String
  ) throws(StoreError) -> [DayFigures] {
    try StoreFile(directory: directory).look { db in
      try db.tableExists("happenings") ? happenings(since: day, db) : []
    } ?? []
  }

  private static func happenings(since day: Int, _ db: Database) throws -> [DayFigures] {
    var days: [DayFigures] = []
    let rows = try Row.fetchAll(
      db, sql: "SELECT * FROM happenings WHERE day >= ? ORDER BY day DESC, event",
      arguments: [day])
    for row in rows {
      try db.unlessDamaged {
        let (day, event, count) = try (row.int("day"), row.text("event"), row.int("count"))
        if days.last?.id != day { days.append(DayFigures(day)) }
        days[days.count - 1].add(event, count)
      }
    }
    return days
  }
}
