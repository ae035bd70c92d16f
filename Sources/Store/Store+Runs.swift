internal import GRDB

/// How the program's last run with this data ended.
public enum LastRun: Hashable, Sendable {
  /// In order, or there was none.
  case ended
  /// Without a goodbye, by a crash, a kill or a power cut.
  ///
  /// `begunAt`: when it began, in milliseconds since 1970.
  case crashed(begunAt: Int)
  /// Without a goodbye, and so did others before it, three within a minute.
  case keepsCrashing
}

/// A saved game and the slot it is in.
public struct SlottedGame: Hashable, Sendable {
  /// The slot.
  public let slot: String
  /// The game.
  public let game: SavedGame
}

extension SlottedGame: RowReadable {
  init(row: Row) throws { try self.init(slot: row.text("slot"), game: SavedGame(row: row)) }
}

/// Runs of the program: one that ends without a goodbye was cut off.
extension Store {
  /// Notes that a run begins; returns how the last one ended.
  public func beginRun(at moment: Int) throws(StoreError) -> LastRun {
    try write { db in
      let begun = try Self.value(Self.begunKey, db)
      try Self.setFlag(Self.begunKey, to: moment, db)
      guard let begun else { return .ended }
      let crashes = try Self.crashKeys.map { try Self.value($0, db) }
      try Self.setFlag(Self.crashKeys[0], to: crashes[1], db)
      try Self.setFlag(Self.crashKeys[1], to: moment, db)
      let isThird = crashes[0].map { (0...Self.crashPeriod).contains(moment - $0) } ?? false
      return isThird ? .keepsCrashing : .crashed(begunAt: begun)
    }
  }

  /// Notes that the run ends in order.
  public func endRun() throws(StoreError) {
    try write { try Self.setFlag(Self.begunKey, to: nil, $0) }
  }

  /// Notes that all games saved until a moment were left.
  public func leaveGames(at moment: Int) throws(StoreError) {
    try write { try Self.setFlag(Self.leftKey, to: moment, $0) }
  }

  /// The games saved since a moment and not left, the newest first.
  ///
  /// The owner's, which a kiosk has set aside, are left out.
  public func openGames(since moment: Int) throws(StoreError) -> [SlottedGame] {
    try read { db in
      let left = try Self.value(Self.leftKey, db) ?? Int.min
      return try SlottedGame.fetchAll(
        db,
        sql: "SELECT * FROM saves WHERE at >= ? AND at > ? AND slot NOT LIKE '@%' ORDER BY at DESC",
        arguments: [moment, left])
    }
  }

  /// When three crashes are too many, in milliseconds.
  private static let crashPeriod = 60_000
  private static let begunKey = "run.begun"
  private static let leftKey = "run.left"
  /// When the runs after the last two crashes began, the older one first.
  private static let crashKeys = ["run.crash.before", "run.crash.last"]

  private static func value(_ key: String, _ db: Database) throws -> Int? {
    try Int.fetchOne(db, sql: "SELECT value FROM flags WHERE key = ?", arguments: [key])
  }
}
