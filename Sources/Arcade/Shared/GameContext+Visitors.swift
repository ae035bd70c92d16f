public import Stage
public import Store

extension GameContext {
  /// Whether this is a kiosk, where strangers come and go.
  public var isKiosk: Bool { settings.isOn(.kiosk) }

  /// A kiosk's visitor is gone: the next one begins at the menu as a guest.
  ///
  /// A result that waits for a name gets the one that stands there, or is deleted.
  public func visitorLeft(_ stage: Stage) {
    for case let result as ResultScene in stage.scenes { result.settle() }
    stage.perform(.popToRoot)
    // What the scenes save when they go is part of the visit.
    stage.applyPending()
    do throws(StoreError) { try endVisit() } catch { stage.toast(explain(error)) }
  }

  /// Ends a visit to a kiosk: forgets the player, the saved games and changed options.
  public func endVisit() throws(StoreError) {
    visit = Visit()
    choices = request.choices
    for setting in endVisitOfSettings() { settingDidChange(setting, settings.value(for: setting)) }
    keeper.finish()
    try store.setCurrentPlayer(nil)
    try store.dropVisitorsGames()
  }

  /// Whether a player may be played as, renamed or shown as another animal: on a kiosk only by the
  /// visitor who made it.
  func canPlay(as player: Player.ID) -> Bool { !isKiosk || visit.players.contains(player) }

  /// Whether a design may be changed or named: on a kiosk only by the visitor who made it.
  public func mayChange(loom id: SavedLoom.ID) -> Bool { !isKiosk || visit.looms.contains(id) }

  /// Whether what belongs to all who play here may be named: on a kiosk it is the owner's.
  public var mayNameShared: Bool { !isKiosk }

  /// The name that a result is likely to go under, or nil.
  public var likelyName: String? {
    isKiosk ? visit.name : (try? store.lastPlayerName()) ?? nil
  }

  /// Whose faces are offered for a result: who played last, at most five.
  var playersForResult: [Player] {
    let lines = (try? store.players(by: .latest, limit: isKiosk ? 50 : 5)) ?? []
    return Array(lines.map(\.player).filter { canPlay(as: $0.id) }.prefix(5))
  }

  /// Makes this the current player, or a guest if nil; ignored if a visitor may not be this player.
  public func play(as player: Player?) throws(StoreError) {
    if let player, !canPlay(as: player.id) { return }
    try store.setCurrentPlayer(player?.id)
    visit.name = player?.name
  }

  /// Creates a player who has not played yet.
  func newPlayer(_ name: PlayerName) throws(StoreError) -> Player.ID {
    let player = try store.newPlayer(name, at: date())
    visit.players.insert(player.id)
    return player.id
  }

  /// Gives a result its player, which puts it on the leaderboards.
  ///
  /// On a kiosk the name of somebody who is there already takes the result and nothing more: it
  /// does not make the visitor that player. `isShared`: several have played, and who was playing on
  /// this machine before goes on; only a guest becomes who is named.
  public func claim(_ end: GameEnd, by name: PlayerName, isShared: Bool = false)
    throws(StoreError) -> Claim
  {
    let known = try store.player(named: name)
    let isFree = !isShared || likelyName == nil
    let makesCurrent = isFree && (known.map { canPlay(as: $0.id) } ?? true)
    let claim =
      switch end {
      case .draft(let draft):
        try store.claim(draft.id, by: name, makesCurrent: makesCurrent)
      case .lost(let new, let slot, _):
        try store.claim(new, by: name, ending: slot, makesCurrent: makesCurrent)
      }
    if known == nil, let player = claim.result.player { visit.players.insert(player.id) }
    if isFree { visit.name = claim.result.player?.name }
    return claim
  }
}
