internal import GRDB

/// Somebody who put a name to a result.
public struct Player: Identifiable, Hashable, Sendable {
  /// Never given to another player.
  public let id: Int
  /// The name as it was first given.
  public let name: String
  /// When the first result was played, in milliseconds since 1970.
  public let createdAt: Int
}

extension Player: RowReadable {
  init(row: Row) {
    self.init(id: row["id"], name: row["name"], createdAt: row["created_at"])
  }
}
