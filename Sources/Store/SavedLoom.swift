internal import GRDB

/// A design from the loom, on the disk.
public struct SavedLoom: Identifiable, Hashable, Sendable {
  /// Never given to another design.
  public let id: Int
  /// What its maker calls it.
  public var name: String
  /// Who made it; nil where nobody said.
  public var player: String?
  /// The design, as the rules write it.
  public var design: String
  /// When it was last worked on, in milliseconds since 1970.
  public var at: Int
}

extension SavedLoom: RowReadable {
  static let select = """
    SELECT looms.id, looms.name, players.name AS player, design, at
      FROM looms LEFT JOIN players ON players.id = looms.player AND deleted_at IS NULL
    """

  init(row: Row) throws {
    self.init(
      id: try row.int("id"), name: try row.text("name"), player: try row.textIfAny("player"),
      design: try row.text("design"), at: try row.int("at"))
  }
}
