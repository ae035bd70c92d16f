public import Store

/// What the owner's panel does outside the program: files and the program's end.
///
/// All of it except `restart` and `end` may take seconds and runs on a worker.
public nonisolated struct OwnerTools: Sendable {
  /// A folder for backups and tables.
  public struct Place: Hashable, Sendable {
    /// What it is called: the name of a stick, or nil for this machine.
    public var stick: String?
    /// Its folder.
    public var path: String

    /// A stick by its name, or a folder of this machine.
    public init(stick: String?, path: String) {
      self.stick = stick
      self.path = path
    }
  }

  /// A backup that can be restored.
  public struct Backup: Hashable, Sendable {
    /// The stick that it is on, or nil.
    public var stick: String?
    /// Its file.
    public var path: String
    /// When it was made, in milliseconds since 1970.
    public var date: Int

    /// A backup on a stick, or on this machine.
    public init(stick: String?, path: String, date: Int) {
      self.stick = stick
      self.path = path
      self.date = date
    }
  }

  /// Where files can be written: sticks first, this machine last.
  public var places: @Sendable () -> [Place]
  /// Writes a file to a place; returns its name.
  public typealias Writer = @Sendable (Store, Place) throws(StoreError) -> String
  /// Backs up the store.
  public var backUp: Writer
  /// The newest backup of each place.
  public var backups: @Sendable () -> [Backup]
  /// Lets a backup replace the data at the next start; returns whether that worked.
  public var restore: @Sendable (Backup) -> Bool
  /// Writes the results as a table for a spreadsheet.
  public var export: Writer
  /// Ends the program and starts it again.
  public var restart: @MainActor @Sendable () -> Void
  /// Ends the program for good.
  public var end: @MainActor @Sendable () -> Void

  /// Demands everything: what is forgotten does not compile.
  public init(
    places: @escaping @Sendable () -> [Place],
    backUp: @escaping Writer,
    backups: @escaping @Sendable () -> [Backup],
    restore: @escaping @Sendable (Backup) -> Bool,
    export: @escaping Writer,
    restart: @escaping @MainActor @Sendable () -> Void,
    end: @escaping @MainActor @Sendable () -> Void
  ) {
    self.places = places
    self.backUp = backUp
    self.backups = backups
    self.restore = restore
    self.export = export
    self.restart = restart
    self.end = end
  }

  /// None of it.
  public static let none = OwnerTools(
    places: { [] }, backUp: { (_, _) throws(StoreError) in throw .readOnly }, backups: { [] },
    restore: { _ in false }, export: { (_, _) throws(StoreError) in throw .readOnly },
    restart: {}, end: {})
}
