import Arcade
import Languages
import Rules
import Stage
import Store

// The end of a round.
extension BlackjackScene {
  func roundEnded(_ end: RoundEnd, _ milliseconds: Int) {
    let keeping = save(end, milliseconds)
    stage?.trace.result(keeping.played, keeping)
    ended = (end, keeping)
    if let id = keeping.draftID { askTheCoach(about: end, id) }
  }

  /// Saves the result and the remaining chips in one transaction: neither is ever saved without
  /// the other.
  private func save(_ end: RoundEnd, _ milliseconds: Int) -> GameEnd {
    let player = (try? context.store.currentPlayer()) ?? nil
    let date = context.date()
    if let purse = table.purse {
      bank.keep(purse.halves, of: player)
      bank.bet = max(1, end.record.setup.stake)
    }
    let keeping = GameEnd.keep(
      end.result(milliseconds: milliseconds, at: date), ending: SavedRound.slot,
      saving: [BlackjackBank.slot: bank.saved(at: date)], in: context)
    if case .lost = keeping { keep() }
    return keeping
  }

  /// Whether each play was the best; known before the round can be claimed.
  private func askTheCoach(about end: RoundEnd, _ draft: GameResult.ID) {
    let (record, store) = (end.record, context.store)
    var gameStats = end.game.gameStats
    context.worker.run({
      (try? RoundReview.decisions(replaying: record)).flatMap(RoundReview.asCoached)
    }) { isCoached in
      guard let isCoached else { return }
      gameStats[.asCoached] = isCoached ? 1 : 0
      try? store.setGameStats(gameStats, ofDraft: draft)
    }
  }

  /// Asks for the name after the cards were shown; returns whether it asks.
  @discardableResult func celebrate() -> Bool {
    guard celebration != nil, let (end, keeping) = ended else { return false }
    celebration = nil
    ended = nil
    if table.table != .source, claim(keeping) { return false }
    stage?.perform(
      .push(
        ResultScene(
          name: "blackjack.result", title: end.title, end: keeping, board: .blackjack,
          look: .init(art: end.art, isHappy: end.outcome == .won), context: context,
          actions: .init(
            again: { stage in
              stage.perform(.pop)
              Self.shown(on: stage)?.deal()
            }))))
    return true
  }

  /// In a casino there is no question after every hand: the result goes to the current player.
  private func claim(_ keeping: GameEnd) -> Bool {
    guard case .draft = keeping, let known = context.likelyName, let name = try? PlayerName(known),
      let claim = try? context.claim(keeping, by: name)
    else { return false }
    stage?.trace.emit("claim", GameContext.told(claim, by: name.text, ranks: []))
    context.tell(reached: claim.new)
    return true
  }
}
