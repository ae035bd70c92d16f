internal import GRDB

/// A saved design from the Loom.
public struct SavedLoom: Identifiable, Hashable, Sendable {
  /// Never given to another design.
  public let id: Int
  /// The name given by its maker.
  public var name: String
  /// The maker; nil if unknown.
  public var player: String?
  /// The design, as the rules write it.
  public var design: String
  /// When it was last changed, in milliseconds since 1970.
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
