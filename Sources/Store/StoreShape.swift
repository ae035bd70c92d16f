/// What a bug report says about a database: sizes and numbers, and nothing that people entered.
public struct StoreShape: Hashable, Sendable {
  /// The sizes of the file and of its log, in bytes.
  public let bytes, logBytes: Int
  /// The migrations that were applied; the last one is the version of the schema.
  public let migrations: [String]
  /// The number of rows in each table.
  public let rows: [String: Int]
  /// The sizes of the backups in bytes, the newest first.
  public let backups: [Int]
}
