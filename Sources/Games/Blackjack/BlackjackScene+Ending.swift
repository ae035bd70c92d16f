import Arcade
import Languages
import Rules
import Stage
import Store

// The end of a round.
extension BlackjackScene {
  func roundEnded(_ end: RoundEnd, _ milliseconds: Int) {
    let gameEnd = save(end, milliseconds)
    stage?.trace.result(gameEnd.played, gameEnd)
    ended = (end, gameEnd)
    if let id = gameEnd.draftID { askTheCoach(about: end, id) }
  }

  /// Saves the result and the remaining chips in one transaction: neither is ever saved without
  /// the other.
  private func save(_ end: RoundEnd, _ milliseconds: Int) -> GameEnd {
    let date = context.date()
    if let purse = table.purse {
      bank.setPurse(purse.halves, of: owner)
      bank.bet = max(1, end.record.setup.stake)
    }
    let gameEnd = GameEnd.save(
      end.result(milliseconds: milliseconds, at: date), ending: slot.name,
      saving: [BlackjackBank.slot: bank.saved(at: date)], in: context)
    if case .lost = gameEnd { save() }
    return gameEnd
  }

  /// Finds out whether each play was the best.
  ///
  /// First hands that were played otherwise come up in the drill.
  private func askTheCoach(about end: RoundEnd, _ draft: GameResult.ID) {
    let record = end.record
    unreviewed = (end, draft)
    context.worker.run({ Self.review(record) }) { [self] in
      if unreviewed?.draft == draft { note($0) }
    }
  }

  nonisolated private static func review(_ record: Record<Blackjack>) -> [RoundReview.Decision] {
    (try? RoundReview.decisions(replaying: record)) ?? []
  }

  private func note(_ decisions: [RoundReview.Decision]) {
    guard let (end, draft) = unreviewed else { return }
    unreviewed = nil
    if end.record.setup.table != .source { noteForDrill(decisions) }
    guard let isCoached = RoundReview.asCoached(decisions) else { return }
    var gameStats = end.game.gameStats
    gameStats[.asCoached] = isCoached ? 1 : 0
    try? context.store.setGameStats(gameStats, ofDraft: draft)
  }

  private func noteForDrill(_ decisions: [RoundReview.Decision]) {
    let hands = decisions.compactMap { decision in
      decision.firstHand.map { (hand: $0, isRight: decision.cost < 1e-9) }
    }
    guard !hands.isEmpty else { return }
    context.autosaver.finish()
    var books = DrillBooks(context.store)
    let player = (try? context.store.currentPlayer()) ?? nil
    for (hand, isRight) in hands { books[player].note(hand, isRight: isRight) }
    let date = context.date()
    context.autosaver.save(slot: DrillBooks.slot, step: 0) { [books] in books.savedGame(at: date) }
  }

  /// Shows the dialog after the cards were seen, if there is one; returns whether there is.
  @discardableResult func celebrate() -> Bool {
    guard celebration != nil, let (end, gameEnd) = ended else { return false }
    celebration = nil
    ended = nil
    if !hasDialog(after: end), settle(gameEnd) {
      refill()
      return false
    }
    stage?.perform(
      .push(
        ResultScene(
          name: "blackjack.result", title: end.title, end: gameEnd, board: .blackjack,
          look: .init(art: Self.crest(end), isHappy: end.outcome == .won), context: context,
          actions: .init(
            again: { stage in
              stage.perform(.pop)
              Self.shown(on: stage)?.deal()
            }))))
    return true
  }

  /// Whoever has lost everything gets new chips and is told so.
  func refill() {
    guard table.isFree, let purse = table.purse, purse.halves < 2 else { return }
    let halves = bank.halves(of: owner)
    bank.setPurse(halves, of: owner)
    table.take(.init(halves: halves, bet: 0))
    save()
    stage?.toast(
      tr(
        "You have no chips left. Here is a new stack of {n} chips: place your bet.",
        ["n": BlackjackWords.chips(halves)]))
  }

  /// After a loss the bot is glad: nothing rains on the player.
  private static func crest(_ end: RoundEnd) -> String {
    end.outcome == .lost ? "blackjack-bot-glad" : end.art
  }

  /// Whether a dialog follows: only after a hand that was won, at the simple table or by somebody whose
  /// name isn't known.
  func hasDialog(after end: RoundEnd) -> Bool {
    end.outcome == .won && (table.table == .source || context.likelyName == nil)
  }

  /// Without a question: the result goes to the current player, a guest's is discarded.
  ///
  /// Returns whether that was possible.
  private func settle(_ gameEnd: GameEnd) -> Bool {
    guard case .draft(let draft) = gameEnd else { return false }
    guard let name = context.nameWithoutAsking else {
      return (try? context.store.discard(draft.id)) != nil
    }
    // Whoever goes on before the coach has answered: achievements are worked out when it is claimed.
    if let unreviewed { note(Self.review(unreviewed.end.record)) }
    guard let claim = try? context.claim(gameEnd, by: name) else { return false }
    stage?.trace.emit("claim", GameContext.claimFields(claim, by: name.text, ranks: []))
    context.showToast(for: claim.new)
    return true
  }
}
