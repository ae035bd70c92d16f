/// What the user interface asks about the table.
extension Blackjack {
  /// What the player may do now, the default first; at 21 that is to stand.
  public var allowed: [Play] {
    switch phase {
    case .insurance: return [.decline, .insure]
    case .playing where !hands[turn].awaitsCard: break
    default: return []
    }
    let hand = hands[turn]
    var plays: [Play] = hand.total.value == 21 ? [.stand, .hit] : [.hit, .stand]
    guard hand.cards.count == 2 else { return plays }
    let canRaise = canPay(2 * setup.stake)
    if rules.doubling, canRaise, rules.doublingAfterSplit || !hand.isSplit {
      plays.append(.double)
    }
    if hand.isPair, canRaise, hands.count < rules.hands { plays.append(.split) }
    if rules.lateSurrender, hands.count == 1 { plays.append(.surrender) }
    return plays
  }

  /// The dealer's cards that the player can see.
  public var dealerShown: [Card] {
    let isHidden = rules.holeCard && phase != .dealer && phase != .over
    return isHidden ? Array(dealer.prefix(1)) : dealer
  }

  /// All cards that the player has not seen: those in the shoe, and the dealer's hidden one.
  public var unseen: CardCounts {
    var cards = cardsLeft
    for card in dealer.dropFirst(dealerShown.count) { cards.add(card) }
    return cards
  }

  /// The cards missing from the shoe in the next round; none if it is shuffled first.
  public var goneAfter: CardCounts {
    guard rules.openingCards == 2 else { return CardCounts() }
    var gone = CardCounts(decks: rules.decks)
    guard gone.remove(cardsLeft), Setup.isEnough(rules, without: gone) else {
      return CardCounts()
    }
    return gone
  }

  /// Whether the first two cards are ace and ten, if naturals count.
  func hasNatural(_ hand: BlackjackHand) -> Bool {
    rules.naturals && hand.cards.count == 2 && !hand.isSplit && hand.total.value == 21
  }

  /// The same for the dealer.
  public var dealerHasNatural: Bool {
    rules.naturals && dealer.count == 2 && HandTotal(dealer).value == 21
  }

  var offersInsurance: Bool {
    rules.insurance && dealer.first?.rank == 1 && canPay(setup.stake)
  }

  /// Whether the purse has this many half chips beyond those already bet.
  private func canPay(_ halves: Int) -> Bool {
    guard let purse = setup.purse else { return true }
    let bet = hands.reduce(0) { $0 + $1.bets * 2 * setup.stake } + (isInsured ? setup.stake : 0)
    return bet + halves <= purse
  }
}
