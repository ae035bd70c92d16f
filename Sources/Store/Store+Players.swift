internal import GRDB

extension Store {
  /// All players, by name.
  public func players() throws(StoreError) -> [Player] {
    try read {
      try Player.fetchAll(
        $0, sql: "SELECT * FROM players WHERE deleted_at IS NULL ORDER BY folded")
    }
  }

  /// The players with a ranked result in a game, by name.
  public func players(of game: String) throws(StoreError) -> [Player] {
    try read { try Player.fetchAll($0, sql: Self.playersOfGameSQL, arguments: [game]) }
  }

  static let playersOfGameSQL = """
    SELECT * FROM players WHERE deleted_at IS NULL AND EXISTS (
        SELECT 1 FROM results
          WHERE player NOT NULL AND player = players.id AND game = ? AND is_ranked = 1)
      ORDER BY folded
    """

  /// The player with this name, regardless of capitals, or nil.
  public func player(named name: PlayerName) throws(StoreError) -> Player? {
    try read { try Self.player(named: name, $0) }
  }

  /// The names that are this one, or this one with more words behind it, in any capitals.
  public func names(beginningWith name: PlayerName) throws(StoreError) -> [String] {
    try read {
      try String.fetchAll(
        $0, sql: "SELECT name FROM players WHERE folded = ? OR folded > ? AND folded < ?",
        // The exclamation mark follows the space.
        arguments: [name.folded, name.folded + " ", name.folded + "!"])
    }
  }

  /// Creates a player without results; throws `nameTaken` if the name exists.
  ///
  /// Without an avatar the player gets one that differs from that of the player before.
  public func newPlayer(
    _ name: PlayerName, avatar: Avatar? = nil, at moment: Int
  ) throws(StoreError) -> Player {
    try write { db in
      if let other = try Self.player(named: name, db) { throw StoreError.nameTaken(other.name) }
      return try Self.makePlayer(name, avatar: avatar, at: moment, db)
    }
  }

  /// The player who played last on this machine and is offered for the next result, or nil for a
  /// guest.
  public func currentPlayer() throws(StoreError) -> Player? {
    try read { try Self.currentPlayer($0) }
  }

  static func currentPlayer(_ db: Database) throws -> Player? {
    try Player.fetchOne(
      db,
      sql: "SELECT players.* FROM flags JOIN players ON players.id = flags.value WHERE key = ?",
      arguments: [currentPlayerKey])
  }

  /// The name of the current player, to prefill a field, or nil.
  public func lastPlayerName() throws(StoreError) -> String? { try currentPlayer()?.name }

  /// Stores the current player; nil makes it a guest.
  ///
  /// `claim` does this itself.
  public func setCurrentPlayer(_ id: Player.ID?) throws(StoreError) {
    try write { try Self.setFlag(Self.currentPlayerKey, to: id, $0) }
  }

  static func player(named name: PlayerName, _ db: Database) throws -> Player? {
    try Player.fetchOne(
      db, sql: "SELECT * FROM players WHERE folded = ?", arguments: [name.folded])
  }

  /// The player with this name, created if necessary.
  static func makePlayer(
    _ name: PlayerName, avatar: Avatar? = nil, at moment: Int, _ db: Database
  ) throws -> Player {
    if let known = try player(named: name, db) { return known }
    let count = try Int.fetchOne(db, sql: playerCountSQL) ?? 0
    guard count < StoreLimit.players.most else { throw StoreError.full(.players) }
    try db.execute(
      sql: "INSERT INTO players (name, folded, created_at, avatar) VALUES (?, ?, ?, ?)",
      arguments: [name.text, name.folded, moment, avatar?.text])
    let id = Int(db.lastInsertedRowID)
    return Player(
      id: id, name: name.text, createdAt: moment, avatar: avatar ?? Avatar(ofPlayer: id))
  }

  static let currentPlayerKey = "player.current"
}
