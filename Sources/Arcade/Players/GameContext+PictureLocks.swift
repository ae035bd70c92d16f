public import Stage
public import Store

extension GameContext {
  /// The lock that must be opened before anyone here plays under a player's name; nil if there is
  /// none, or it is open.
  ///
  /// It is open for the current player, and once the pictures were given, until someone else plays.
  func closedLock(of player: Player.ID) throws(StoreError) -> PictureLock? {
    guard !visit.isOwner, !visit.players.contains(player), try store.currentPlayer()?.id != player
    else {
      return nil
    }
    return try store.pictureLock(of: player)
  }

  /// Whether a name is protected, and its pictures were not given.
  func isLocked(_ name: PlayerName) throws(StoreError) -> Bool {
    guard let player = try store.player(named: name) else { return false }
    return try closedLock(of: player.id) != nil
  }

  /// Calls `action` at once, or as soon as a protected name's four pictures were given.
  public func unlock(_ name: PlayerName, on stage: Stage, then action: @escaping () -> Void) {
    do throws(StoreError) {
      guard let player = try store.player(named: name) else { return action() }
      try unlock(player, on: stage, then: action)
    } catch { stage.toast(explain(error)) }
  }

  /// Calls `action` at once, or as soon as a protected player's four pictures were given.
  func unlock(
    _ player: Player, on stage: Stage, then action: @escaping () -> Void
  ) throws(StoreError) {
    guard try closedLock(of: player.id) != nil else { return action() }
    stage.perform(
      .push(
        PictureLockScene(player, context: self) { [weak self] in
          self?.visit.players.insert(player.id)
          action()
        }))
  }
}
