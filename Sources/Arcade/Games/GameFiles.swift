public import Store

/// Files of a game that carry what players made from one machine to another.
public nonisolated struct GameFiles: Sendable {
  /// The end of their names, without the dot.
  public var suffix: String
  /// The size of the largest that is read, in bytes.
  public var most: Int
  /// All that can be exported from a data directory, without opening it for playing.
  public var list: @Sendable (_ directory: String) throws(StoreError) -> [GameFile]
  /// Adds the content of a file and returns its name; if anything is wrong, nothing changes.
  public var add: @Sendable (_ bytes: [UInt8], Store, _ date: Int) throws(GameFileError) -> String
  /// Deletes one for good, by its number.
  public var delete: @Sendable (_ id: Int, Store) throws(StoreError) -> Void
  /// Where a kiosk's owner looks at all of them and deletes some; nil if nowhere.
  public var review: GameEntry.SceneMaker?

  /// Files with such names.
  public init(
    suffix: String, most: Int,
    list: @escaping @Sendable (String) throws(StoreError) -> [GameFile],
    add: @escaping @Sendable ([UInt8], Store, Int) throws(GameFileError) -> String,
    delete: @escaping @Sendable (Int, Store) throws(StoreError) -> Void
  ) {
    self.suffix = suffix
    self.most = most
    self.list = list
    self.add = add
    self.delete = delete
  }

  /// Whether a file is one of these, by its name.
  public func accepts(_ path: String) -> Bool { path.lowercased().hasSuffix("." + suffix) }
}

/// Something that can be exported as a file.
public nonisolated struct GameFile: Identifiable, Hashable, Sendable {
  /// Its number on this machine.
  public var id: Int
  /// Its name.
  public var name: String
  /// The content of the file.
  public var text: String

  /// A file with this content.
  public init(id: Int, name: String, text: String) {
    (self.id, self.name, self.text) = (id, name, text)
  }
}

/// Why a file of a game was not added.
public nonisolated enum GameFileError: Error, Hashable, Sendable {
  /// The system could not read it, for this reason.
  case unreadable(String)
  /// It has more bytes than this.
  case tooLarge(Int)
  /// It is a file of another kind.
  case foreign
  /// A newer version of Recreo wrote it.
  case newer
  /// It is one of these files, but its content isn't valid.
  case damaged
  /// The same is there already, under this name.
  case known(String)
  /// It could not be saved.
  case store(StoreError)
}
