internal import GRDB

/// A player.
public struct Player: Identifiable, Hashable, Sendable {
  /// Never given to another player.
  public let id: Int
  /// The name as first written.
  public let name: String
  /// When the first result was played, in milliseconds since 1970.
  public let createdAt: Int
  /// The player's avatar.
  public let avatar: Avatar
}

extension Player: RowReadable {
  init(row: Row) throws { try self.init(id: row.int("id"), row: row) }

  /// A player whose id is in another column.
  init(id: Int, row: Row) throws {
    self.init(
      id: id, name: try row.text("name"), createdAt: try row.int("created_at"),
      avatar: Avatar(stored: try row.textIfAny("avatar"), ofPlayer: id))
  }
}
