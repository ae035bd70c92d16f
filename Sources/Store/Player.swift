internal import GRDB

/// Somebody who put a name to a result.
public struct Player: Identifiable, Hashable, Sendable {
  /// Never given to another player.
  public let id: Int
  /// The name as it was first given.
  public let name: String
  /// When the first result was played, in milliseconds since 1970.
  public let createdAt: Int
  /// How the player is shown.
  public let avatar: Avatar
}

extension Player: RowReadable {
  init(row: Row) { self.init(id: row["id"], row: row) }

  /// One whose id stands in another column.
  init(id: Int, row: Row) {
    self.init(
      id: id, name: row["name"], createdAt: row["created_at"],
      avatar: Avatar(kept: row["avatar"], ofPlayer: id))
  }
}
