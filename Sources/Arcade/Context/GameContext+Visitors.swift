public import Stage
public import Store

extension GameContext {
  /// Whether this is a kiosk, where strangers come and go.
  public var isKiosk: Bool { settings.isOn(.kiosk) }

  /// Ends a visit: the next visitor of the kiosk begins at the menu as a guest.
  ///
  /// A result that waits for a name gets the one in the field, or is deleted.
  public func visitorLeft(_ stage: Stage) {
    for case let result as ResultScene in stage.scenes { result.finishForVisitor() }
    stage.perform(.popToRoot)
    // What scenes save when they close belongs to the visit.
    stage.applyPending()
    do throws(StoreError) { try endVisit() } catch { stage.toast(explain(error)) }
  }

  /// Ends a visit to a kiosk: resets the current player, the saved games and changed options.
  public func endVisit() throws(StoreError) {
    visit = Visit()
    unfinished = [:]
    choices = request.choices
    for setting in endVisitOfSettings() { settingDidChange(setting, settings.value(for: setting)) }
    autosaver.finish()
    try store.endVisit()
  }

  /// Whether a player may be selected, renamed or given another avatar: on a kiosk only by the
  /// visitor who created it, or gave its four pictures.
  func canPlay(as player: Player.ID) -> Bool { mayManage || visit.players.contains(player) }

  /// Whether a design may be changed or renamed: on a kiosk only by the visitor who made it.
  public func mayChange(loom id: SavedLoom.ID) -> Bool { mayManage || visit.looms.contains(id) }

  /// Whether what all visitors share may be renamed, sent away or begun anew: on a kiosk only by
  /// its owner.
  public var mayManageShared: Bool { mayManage }

  /// The name that a result will probably get, or nil.
  public var likelyName: String? {
    isKiosk ? visit.name : (try? store.lastPlayerName()) ?? nil
  }

  /// Whose faces are offered for a result: who played last, at most five.
  public var playersForResult: [Player] {
    let lines = (try? store.players(by: .latest, limit: isKiosk ? 50 : 5)) ?? []
    return Array(lines.map(\.player).filter { canPlay(as: $0.id) }.prefix(5))
  }

  /// Makes this the current player, or a guest if nil; ignored if a visitor may not be this player,
  /// or its picture lock is closed.
  public func play(as player: Player?) throws(StoreError) {
    if let player {
      guard canPlay(as: player.id), try closedLock(of: player.id) == nil else { return }
    }
    closeLocks()
    try store.setCurrentPlayer(player?.id)
    visit.name = player?.name
  }

  /// At home, whoever plays next gives the pictures of a protected name again.
  private func closeLocks() { if !isKiosk { visit.players = [] } }

  /// Creates a player without results.
  func newPlayer(_ name: PlayerName) throws(StoreError) -> Player.ID {
    let player = try store.newPlayer(name, avatar: namesake(of: name.text), at: date())
    visit.players.insert(player.id)
    return player.id
  }

  /// Gives a result its player, which puts it on the leaderboards; throws `unproved` if its record
  /// doesn't lead to it.
  ///
  /// On a kiosk, an existing player's name takes the result and nothing more: the visitor does
  /// not become that player. `isShared`: several people have played, so the current player stays;
  /// only a guest becomes the named player.
  public func claim(_ end: GameEnd, by name: PlayerName, isShared: Bool = false)
    throws(StoreError) -> Claim
  {
    try requireProof(of: end)
    let known = try store.player(named: name)
    if let known, try closedLock(of: known.id) != nil { throw .nameTaken(known.name) }
    let isFree = !isShared || likelyName == nil
    let makesCurrent = isFree && (known.map { canPlay(as: $0.id) } ?? true)
    let (avatar, isOnePerson) = (namesake(of: name.text), nameEntry != .off)
    let claim =
      switch end {
      case .draft(let draft):
        try store.claim(
          draft.id, by: name, avatar: avatar, makesCurrent: makesCurrent, isOnePerson: isOnePerson)
      case .lost(let new, let slot, _):
        try store.claim(
          new, by: name, avatar: avatar, ending: slot, makesCurrent: makesCurrent,
          isOnePerson: isOnePerson)
      }
    count(.claimed(game: end.played.game))
    if makesCurrent { closeLocks() }
    if known == nil, let player = claim.result.player { visit.players.insert(player.id) }
    if isFree { visit.name = claim.result.player?.name }
    return claim
  }
}
