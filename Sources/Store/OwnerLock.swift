internal import GRDB
public import Host

/// The PIN of a kiosk's owner.
public struct OwnerLock: Hashable, Sendable {
  /// The PIN, hashed.
  public let secret: SlowHash
  /// How many tries have failed since it was opened last.
  public let misses: Int
  /// When the last of them failed, in milliseconds since 1970.
  public let missedAt: Int

  /// How many digits a PIN has.
  public static let digits = 4...12

  /// Whether a text can be a PIN: digits only, and not too few.
  public static func accepts(_ pin: String) -> Bool {
    digits.contains(pin.utf8.count) && pin.utf8.allSatisfy { (48...57).contains($0) }
  }

  /// How long to wait for the next try, in milliseconds.
  public func wait(at moment: Int) -> Int {
    TryLimit.wait(after: misses, at: missedAt, now: moment)
  }
}

extension OwnerLock: RowReadable {
  init(row: Row) throws {
    try self.init(
      secret: SlowHash(stored: row.text("secret")), misses: row.int("misses"),
      missedAt: row.int("missed_at"))
  }
}

extension Store {
  /// The lock of the owner's panel, or nil if there is no PIN, and so no panel.
  public func ownerLock() throws(StoreError) -> OwnerLock? {
    try read { try OwnerLock.fetchOne($0, sql: "SELECT * FROM owner_lock WHERE id = 1") }
  }

  /// Sets the owner's PIN; nil removes it.
  public func setOwnerLock(_ secret: SlowHash?) throws(StoreError) {
    try write { db in
      try db.execute(sql: "DELETE FROM owner_lock")
      guard let secret else { return }
      try db.execute(
        sql: "INSERT INTO owner_lock (id, secret) VALUES (1, ?)", arguments: [secret.text])
    }
  }

  /// Counts a failed try before its answer is shown, so that a restart doesn't forget it.
  public func ownerLockFailed(at moment: Int) throws(StoreError) {
    try writeIntoReserve { db in
      try db.execute(
        sql: "UPDATE owner_lock SET misses = min(misses + 1, 1000), missed_at = ?",
        arguments: [moment])
    }
  }

  /// Forgets failed tries, after the right PIN.
  public func ownerLockOpened() throws(StoreError) {
    try write { try $0.execute(sql: "UPDATE owner_lock SET misses = 0 WHERE misses <> 0") }
  }

  /// What the owner set in the panel, by key.
  public func ownerSettings() throws(StoreError) -> [String: SettingValue] {
    try read { try Self.readSettings($0, "owner_settings") }
  }

  /// What the owner of the kiosk with this folder set in the panel; empty if there is nothing.
  public static func readOwnerSettings(in directory: String) -> [String: SettingValue] {
    let settings = try? StoreFile(directory: directory).look { db in
      try db.tableExists("owner_settings") ? readSettings(db, "owner_settings") : [:]
    }
    return (settings ?? nil) ?? [:]
  }

  /// Stores a setting from the owner's panel; nil returns it to the files.
  public func saveOwner(_ value: SettingValue?, for setting: Setting) throws(StoreError) {
    try write { db in
      try db.execute(sql: "DELETE FROM owner_settings WHERE key = ?", arguments: [setting.key])
      guard let value else { return }
      try db.execute(
        sql: "INSERT INTO owner_settings (key, value) VALUES (?, ?)",
        arguments: [setting.key, value.literal])
    }
  }
}
