import Arcade
import Geometry
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
    if table.purse != nil { noteDone(.deal) }
    chooseDealer()
    photos.clear()
    refill()
    sitDown()
    // Without a bet there is only the question for one.
    guard table.available.canDeal else { return table.clear() }
    table.deal()
  }

  func play(_ play: Play) {
    noteDone(.play)
    table.play(play)
  }

  /// The current player plays, with their own chips.
  private func sitDown() {
    guard table.isFree else { return }
    owner = (try? context.store.currentPlayer()) ?? nil
    slot = SavedRound.slot(context)
    guard let purse = table.purse else { return }
    table.take(.init(halves: bank.halves(of: owner), bet: purse.bet))
  }

  func traceAndSave(_ move: Blackjack.Move?, _ game: Blackjack) {
    guard let trace = stage?.trace else { return }
    if let move { trace.emit("move", TraceFields.Move(game: Blackjack.name, move: move)) }
    trace.emit("state", TraceFields.State(game: Blackjack.name, state: game))
    save()
  }

  /// Saves the round, without waiting for it.
  func save() {
    let date = context.date()
    if let session = table.session, session.game.outcome == nil {
      let savedGame = SavedRound(session, milliseconds: table.played)
      context.noteMove(
        of: Blackjack.name, slot: slot.name, step: session.entries.count)
      context.autosaver.save(slot: slot.name, step: session.entries.count) {
        savedGame.saved(at: date)
      }
    }
    let bank = bank
    context.autosaver.save(slot: BlackjackBank.slot, step: 0) { bank.saved(at: date) }
  }

  func show(_ available: BlackjackPresenter.AvailableActions) {
    self.available = available
    reason = nil
    hint.hide()
    // What was won is not told before the cards are.
    if !isPlayedOut { showPurse(rolls: false) }
    // A player who plays on need not wait for a card to land.
    if isPlayedOut { bar.wait() } else { showPowers() }
  }

  /// Whether the rules have ended the round, but the cards don't lie yet.
  private var isPlayedOut: Bool {
    felt.isDealing && table.isFree && !felt.picture.hands.isEmpty
  }

  private func showPurse(rolls: Bool) {
    guard let purse = table.purse else { return }
    // It counts up as the chips arrive there.
    let isWon = table.picture.gains.contains { $0 >= 0 }
    let delay = rolls ? (isWon ? FeltNode.payment + FeltNode.collecting : .zero) : nil
    self.purse?.show(purse, atStake: table.atStake, rollsAfter: delay)
    felt.spot?.show(purse.bet)
    felt.spot?.isEnabled = available.canBet
    bar.rail?.show(bet: purse.bet, most: available.canBet ? purse.most : -1)
  }

  func show(_ text: String) {
    words = text
    status.isHidden = felt.isEndShown
    let isDealt = felt.isDealing && !table.isFree
    status.show(isPlayedOut ? tr("The bot is playing…") : isDealt ? "" : reason ?? text)
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
    status.show(reason ?? words)
    status.isHidden = felt.isEndShown
    announceTable()
    pointAtGoal()
    guard celebration == nil, let (end, _) = ended else { return }
    let sound: Sound =
      switch end.outcome {
      case .won: .roundWon
      case .lost: .roundLost
      case .drawn: .roundDrawn
      }
    stage?.audio.play(sound)
    // A dialog would hide what the table shows.
    celebration = now + .milliseconds(hasDialog(after: end) ? 2000 : 900)
  }
}

// Settings.
extension BlackjackScene {
  /// Applies settings that may have been changed in Options.
  func applySettings() {
    let wanted = context.settings.isOn(.blackjackCoach)
    if wanted != coachSetting {
      coachSetting = wanted
      if wanted != isCoachOn { askCoach() }
    }
    if table.isFree { chooseDealer() }
    photos.isOn = context.settings.isOn(.blackjackPictures)
    table.declinesInsurance = context.settings.isOn(.blackjackNoInsurance)
    felt.speed =
      context.settings.text(.blackjackSpeed).flatMap(DealingSpeed.init(rawValue:)) ?? .normal
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
    reason = nil
    isCoachOn ? askForAdvice() : showPowers()
    if !isCoachOn { show(words) }
  }

  func askForAdvice() {
    guard let game = table.game, !available.plays.isEmpty else { return }
    context.worker.run({ game.advice }) { [weak self] values in
      guard let self, isCoachOn, table.game == game, let values else { return }
      bar.advise(values)
      reason = values.best.map { CoachWords.reason(for: $0, in: game) }
      show(words)
      stage?.announce(reason ?? "")
      root.setNeedsDisplay()
    }
  }

  /// A chip is put from a place in the window; the cards of the last round are cleared away first.
  func put(_ value: Int, from place: Point) {
    guard available.canBet else { return }
    felt.skip()
    guard !celebrate() else { return }
    lastMove = now
    hint.hide()
    table.clear()
    guard let purse = table.purse, purse.bet + value <= purse.most else { return }
    felt.spot?.put(value, from: place)
    take(bet: purse.bet + value)
  }

  /// The top chip of the bet comes back.
  func takeChipBack() {
    guard available.canBet, let purse = table.purse, let top = felt.spot?.top,
      let chip = bar.rail?.chips.first(where: { $0.value == top })
    else { return }
    lastMove = now
    hint.hide()
    _ = felt.spot?.takeBack(to: chip.windowFrame(at: now).center)
    stage?.audio.play(.chip)
    take(bet: purse.bet - top)
  }

  /// Whether a chip that is let go here falls into the ring.
  func isRing(_ place: Point) -> Bool {
    felt.place?.spot.inset(by: -40).contains(place) ?? false
  }

  /// Moves the focus to the chips.
  func focusChips() -> Bool {
    guard available.canBet, let chip = bar.rail?.chips.first else { return false }
    stage?.setFocus(chip)
    return true
  }

  private func take(bet chips: Int) {
    table.bet(chips)
    bank.bet = max(1, chips)
    save()
    stage?.announce(felt.spot?.label ?? "")
  }

  /// The current table scene: a new language replaces it under its dialogs.
  static func shown(on stage: Stage) -> BlackjackScene? {
    stage.scenes.lazy.compactMap { $0 as? BlackjackScene }.last
  }
}
