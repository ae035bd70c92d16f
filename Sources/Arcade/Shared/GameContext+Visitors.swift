public import Stage
public import Store

extension GameContext {
  /// Whether this is a kiosk, where strangers come and go.
  public var isKiosk: Bool { settings.isOn(.kiosk) }

  /// Ends a visit: the next visitor of the kiosk begins at the menu as a guest.
  ///
  /// A result that waits for a name gets the one in the field, or is deleted.
  public func visitorLeft(_ stage: Stage) {
    for case let result as ResultScene in stage.scenes { result.settle() }
    stage.perform(.popToRoot)
    // What scenes save when they close belongs to the visit.
    stage.applyPending()
    do throws(StoreError) { try endVisit() } catch { stage.toast(explain(error)) }
  }

  /// Ends a visit to a kiosk: resets the current player, the saved games and changed options.
  public func endVisit() throws(StoreError) {
    visit = Visit()
    choices = request.choices
    for setting in endVisitOfSettings() { settingDidChange(setting, settings.value(for: setting)) }
    keeper.finish()
    try store.setCurrentPlayer(nil)
    try store.dropVisitorsGames()
  }

  /// Whether a player may be selected, renamed or given another avatar: on a kiosk only by the
  /// visitor who created it.
  func canPlay(as player: Player.ID) -> Bool { !isKiosk || visit.players.contains(player) }

  /// Whether a design may be changed or renamed: on a kiosk only by the visitor who made it.
  public func mayChange(loom id: SavedLoom.ID) -> Bool { !isKiosk || visit.looms.contains(id) }

  /// Whether shared data may be renamed: on a kiosk only by the owner.
  public var mayNameShared: Bool { !isKiosk }

  /// The name that a result will probably get, or nil.
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

  /// Creates a player without results.
  func newPlayer(_ name: PlayerName) throws(StoreError) -> Player.ID {
    let player = try store.newPlayer(name, at: date())
    visit.players.insert(player.id)
    return player.id
  }

  /// Gives a result its player, which puts it on the leaderboards.
  ///
  /// On a kiosk, an existing player's name takes the result and nothing more: the visitor does
  /// not become that player. `isShared`: several people have played, so the current player stays;
  /// only a guest becomes the named player.
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
