import Arcade
import Languages
import Rules
import Services
import Stage
import Store

// Playing.
extension BlackjackScene {
  func deal() {
    felt.skip()
    guard !celebrate() else { return }
    chooseDealer()
    photos.clear()
    sitDown()
    table.deal()
  }

  func play(_ play: Play) {
    lastMove = now
    table.play(play)
  }

  /// The current player plays, with their own chips.
  private func sitDown() {
    guard let purse = table.purse else { return }
    let player = (try? context.store.currentPlayer()) ?? nil
    let halves = bank.halves(of: player)
    if purse.halves < 2, halves >= 2 { stage?.toast(tr("Here is a new stack of chips.")) }
    table.take(.init(halves: halves, bet: max(1, purse.bet)))
    bank.bet = table.purse?.bet ?? bank.bet
  }

  func tell(_ move: Blackjack.Move?, _ game: Blackjack) {
    guard let trace = stage?.trace else { return }
    if let move { trace.emit("move", TraceFields.Move(game: Blackjack.name, move: move)) }
    trace.emit("state", TraceFields.State(game: Blackjack.name, state: game))
    keep()
  }

  /// Saves the round, without waiting for it.
  func keep() {
    let date = context.date()
    if let session = table.session, session.game.outcome == nil {
      let kept = SavedRound(session: session, milliseconds: table.played)
      context.keeper.keep(slot: SavedRound.slot, step: session.entries.count) {
        kept.saved(at: date)
      }
    }
    let bank = bank
    context.keeper.keep(slot: BlackjackBank.slot, step: 0) { bank.saved(at: date) }
  }

  func show(_ available: BlackjackPresenter.AvailableActions) {
    self.available = available
    // What was won is not told before the cards are.
    if !felt.isDealing || !table.isFree { showPurse(rolls: false) }
    // A player who plays on need not wait for a card to land.
    if !felt.isDealing || !table.isFree { showPowers() }
  }

  private func showPurse(rolls: Bool) {
    guard let purse = table.purse else { return }
    self.purse?.show(purse, atStake: table.atStake, isOpen: available.canBet, rolls: rolls)
  }

  func show(_ text: String) {
    words = text
    status.isHidden = felt.isEndShown
    status.show(!felt.isDealing ? text : table.isFree ? tr("The bot is playing…") : "")
  }

  func showPowers() {
    let first = bar.show(available)
    stage?.setFocus(first)
    layout(in: bounds)
    if isCoachOn { askForAdvice() }
  }

  /// All cards have landed: shows the status.
  func cardsLie() {
    showPowers()
    showPurse(rolls: true)
    status.show(words)
    status.isHidden = felt.isEndShown
    guard celebration == nil, let (end, _) = ended else { return }
    let sound: Sound =
      switch end.outcome {
      case .won: .roundWon
      case .lost: .roundLost
      case .drawn: .roundDrawn
      }
    stage?.audio.play(sound)
    // A dialog would hide what the table shows; a casino has none for players it knows.
    celebration = now + .milliseconds(table.table == .source ? 2000 : 900)
  }
}

// Settings.
extension BlackjackScene {
  /// Applies settings that may have been changed in Options.
  func settingsMayBeOthers() {
    let wanted = context.settings.isOn(.blackjackCoach)
    if wanted != coachSetting {
      coachSetting = wanted
      if wanted != isCoachOn { askCoach() }
    }
    if table.isFree { chooseDealer() }
    photos.isOn = context.settings.isOn(.blackjackPictures)
  }

  /// Selects the dealer from the next round on; if the address isn't valid, says so and
  /// continues.
  func chooseDealer() {
    let text = context.settings.text(.blackjackServer) ?? ""
    guard text != dealerAddress else { return }
    dealerAddress = text
    let address = DeckAddress(text)
    table.dealer = address.map { RemoteShoe(context.cardServers.provider($0), post: context.post) }
    table.dealer?.dealt = { [photos] in photos.dealt($0, $1) }
    table.notice =
      text.isEmpty || address != nil
      ? nil : tr("The card server's address isn't valid. The built-in deck is used.")
  }
}

// The coach, and the bet.
extension BlackjackScene {
  func askCoach() {
    isCoachOn.toggle()
    coachButton.isOn = isCoachOn
    isCoachOn ? askForAdvice() : showPowers()
  }

  func askForAdvice() {
    guard let game = table.game, !available.plays.isEmpty else { return }
    context.worker.run({ game.advice }) { [weak self] values in
      guard let self, isCoachOn, table.game == game, let values else { return }
      bar.advise(values)
      root.setNeedsDisplay()
    }
  }

  func chooseBet() {
    guard let purse = table.purse, available.canBet, !felt.isDealing else { return }
    stage?.perform(
      .push(
        BetScene(purse, context: context) { chips, stage in
          Self.shown(on: stage)?.take(bet: chips)
        }))
  }

  private func take(bet chips: Int) {
    table.bet(chips)
    bank.bet = max(1, chips)
    keep()
  }

  /// The current table scene: a new language replaces it under its dialogs.
  static func shown(on stage: Stage) -> BlackjackScene? {
    stage.scenes.lazy.compactMap { $0 as? BlackjackScene }.last
  }
}
