import Rules
public import Store

/// Where an unfinished game is saved: a slot for each game, kind of board and player.
///
/// The guest has slots of their own. `game-4x4-any` is the guest's, `game-4x4-any@3` belongs to
/// player 3; the store finds a player's slots by what stands behind the `@`.
public nonisolated struct SaveSlot: Hashable, Sendable {
  /// The game's name, as its record has it.
  public var game: String
  /// What the slot holds one of, such as a variant.
  public var board: String
  /// Nil is the guest.
  public var player: Player.ID?

  /// A slot for this kind of board.
  public init(game: String, board: String, player: Player.ID?) {
    self.game = game
    self.board = board
    self.player = player
  }

  /// As the store knows it.
  public var name: String { "\(game)-\(board)" + (player.map { "@\($0)" } ?? "") }
}

extension GameContext {
  /// The slot of the current player for a kind of board.
  public func saveSlot(_ game: String, _ board: String) -> SaveSlot {
    SaveSlot(game: game, board: board, player: (try? store.currentPlayer())?.id)
  }

  /// The boards of a game that the current player has saved, by the names of their slots.
  public func savedBoards(of game: String) -> Set<String> {
    keeper.finish()
    let slots = (try? store.savedSlots(startingWith: game + "-")) ?? []
    return Set(slots)
  }

  /// Moves what an older version saved in one slot for everything to a slot of its own.
  ///
  /// `board`: what kind of board it is; nil where it cannot be read, and then it stays.
  public func moveOldSave(_ game: String, board: (SavedGame) -> String?) {
    keeper.finish()
    do throws(StoreError) {
      guard let saved = try store.savedGame(game), let board = board(saved) else { return }
      try store.moveSavedGame(from: game, to: saveSlot(game, board).name)
    } catch { complain(error) }
  }
}
