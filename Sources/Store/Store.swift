internal import GRDB

/// All persistent data of Recreo, in one SQLite database.
///
/// Calls are synchronous and take milliseconds at most; they may come from any thread.
public struct Store: Sendable {
  let database: any DatabaseWriter
  /// The file; nil in memory.
  let file: StoreFile?
  /// What is known about the games.
  public let catalogue: GameCatalogue

  init(
    _ database: any DatabaseWriter, _ catalogue: GameCatalogue, file: StoreFile? = nil
  ) throws {
    self.catalogue = catalogue
    self.database = database
    self.file = file
    try Migrations.all.migrate(database)
    try countEarlierResults()
  }

  /// A store in memory: for tests, and if no file can be used.
  public static func inMemory(_ catalogue: GameCatalogue) throws(StoreError) -> Store {
    do {
      let database = try DatabaseQueue(configuration: configuration)
      try emptyDatabase.get().backup(to: database)
      return try Store(database, catalogue)
    } catch {
      throw StoreError(error)
    }
  }

  /// Migrated once a process, since a copy takes a tenth of the time.
  private static let emptyDatabase = Result<DatabaseQueue, any Error> {
    let database = try DatabaseQueue(configuration: configuration)
    try Migrations.all.migrate(database)
    return database
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }
}

extension Store {
  /// The settings from Options, by key.
  ///
  /// Text that isn't a valid value is returned as `.text`, so that `SettingsLayers` reports it.
  public func settings() throws(StoreError) -> [String: SettingValue] {
    try read(Self.readSettings)
  }

  /// Stores a setting from Options; it is on disk when this returns.
  ///
  /// If this throws, the value still applies in `SettingsLayers` until the program ends.
  public func save(_ value: SettingValue, for setting: Setting) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO settings (key, value) VALUES (?, ?)
          ON CONFLICT (key) DO UPDATE SET value = excluded.value
          """, arguments: [setting.key, value.literal])
    }
  }

  static func readSettings(_ db: Database) throws -> [String: SettingValue] {
    try readSettings(db, "settings")
  }

  static func readSettings(_ db: Database, _ table: String) throws -> [String: SettingValue] {
    var settings: [String: SettingValue] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT key, value FROM \(table)") {
      try db.unlessDamaged {
        settings[try row.text("key")] = SettingValue(literal: try row.text("value"))
      }
    }
    return settings
  }
}
