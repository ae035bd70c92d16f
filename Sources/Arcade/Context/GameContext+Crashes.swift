import Languages
public import Stage
public import Store

/// What happens after a crash: on a kiosk the game goes on, elsewhere the menu offers it.
extension GameContext {
  /// The unfinished game of a kiosk's visit that a crash has just cut off, or nil.
  ///
  /// The visit goes on with it: its player stays. Nil if the visitor would have left by now, if the
  /// last program was no kiosk, or if the program keeps crashing.
  public func cutOffVisit(by lastRun: LastRun) -> (any Scene)? {
    guard isKiosk, case .crashed = lastRun, store.hasVisits else { return nil }
    let idle = settings.number(.kioskIdle) ?? 0
    let patience = idle + (settings.number(.kioskWarning) ?? 0)
    let begin = idle > 0 ? date() - Int(patience * 1000) : 0
    guard let (scene, saved) = unfinishedGame(since: begin) else { return nil }
    // It was counted when it was begun.
    unfinished[saved.slot] = 1
    if let player = (try? store.currentPlayer()) ?? nil {
      visit.players = [player.id]
      visit.name = player.name
    }
    return scene
  }

  /// Asks whether to go on with the game that a crash cut off; nil if there was none.
  public func cutOffQuestion(_ lastRun: LastRun) -> (any Scene)? {
    guard !isKiosk, case .crashed(let begun) = lastRun,
      let (scene, saved) = unfinishedGame(since: begun), let game = games.named(saved.game.game)
    else { return nil }
    return MessageScene(
      name: "resume.question", title: tr("Resume your game?"),
      text: tr("Recreo ended unexpectedly. {game} was saved.", ["game": game.title()]),
      seal: "icon-save", palette: dressed(.paper),
      choices: [
        .closing("resume.yes", tr("Resume"), icon: "icon-play") { $0.perform(.push(scene)) },
        .closing("resume.no", tr("Not now"), icon: "icon-back"),
      ])
  }

  /// Notes that no game is open: a crash from now on cuts off none that is saved already.
  func noteGamesLeft() {
    let (store, moment) = (store, date())
    worker.run({ try? store.leaveGames(at: moment) }) { _ in }
  }

  /// The current player's game that was saved last, if it can be resumed and was not left since.
  private func unfinishedGame(since moment: Int) -> (any Scene, SlottedGame)? {
    let player = ((try? store.currentPlayer()) ?? nil)?.id
    for saved in (try? store.openGames(since: moment)) ?? []
    where SaveSlot.isSlot(saved.slot, of: player) {
      if let scene = games.named(saved.game.game)?.resume?(self, saved.game) {
        return (scene, saved)
      }
    }
    return nil
  }
}
