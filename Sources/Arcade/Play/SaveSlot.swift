public import Store

/// The slot of an unfinished game: one for each game, kind of board and player.
///
/// `game-4x4-any` is the guest's, `game-4x4-any@3` belongs to player 3; the store finds a
/// player's slots by the number after the `@`.
public nonisolated struct SaveSlot: Hashable, Sendable {
  /// The game's name, as in its record.
  public var game: String
  /// The kind of board, such as a variant.
  public var board: String
  /// The player; nil is the guest.
  public var player: Player.ID?

  /// A slot for this kind of board.
  public init(game: String, board: String, player: Player.ID?) {
    self.game = game
    self.board = board
    self.player = player
  }

  /// The slot's name in the store.
  public var name: String { "\(game)-\(board)" + (player.map { "@\($0)" } ?? "") }

  /// Whether a slot of this name is a player's, or the guest's for nil, or the machine's.
  static func isSlot(_ name: String, of player: Player.ID?) -> Bool {
    guard let end = name.split(separator: "@").dropFirst().last else {
      return player == nil || !name.contains("-")
    }
    return player.map { end == "\($0)" } ?? false
  }
}

extension GameContext {
  /// The current player's slot for a kind of board.
  public func saveSlot(_ game: String, _ board: String) -> SaveSlot {
    SaveSlot(game: game, board: board, player: (try? store.currentPlayer())?.id)
  }

  /// The kinds of board that the current player has saved in a game.
  public func savedBoards(of game: String) -> Set<String> {
    autosaver.finish()
    let slots = (try? store.savedSlots(startingWith: game + "-")) ?? []
    return Set(slots)
  }

  /// What is saved in a slot; nil if nothing is, or if it can't be read.
  public func savedGame(in slot: SaveSlot) -> SavedGame? {
    autosaver.finish()
    return try? store.savedGame(slot.name)
  }

  /// Moves a save from an older version, which had one slot per game, to a slot of its own.
  ///
  /// `board`: the kind of board; if that can't be determined (nil), the save stays.
  public func moveOldSave(_ game: String, board: (SavedGame) -> String?) {
    autosaver.finish()
    do throws(StoreError) {
      guard let saved = try store.savedGame(game), let board = board(saved) else { return }
      try store.moveSavedGame(from: game, to: saveSlot(game, board).name)
    } catch { reportError(error) }
  }
}
