/// One round of blackjack, at the simple table or a casino's.
///
/// Cards come from the state's own shoe, or from outside as moves; this makes no other
/// difference. A round ends by itself when there is nothing left to decide. Rounds that share a
/// shoe pass on which cards are missing (`goneAfter`).
public struct Blackjack: ReplayableGame {
  /// The game's name in records.
  public static var name: String { "blackjack" }
  /// The first version of the rules.
  public static var rulesVersion: Int { 1 }

  /// The phase of a round.
  public enum Phase: String, Hashable, Encodable, Sendable {
    /// The first cards are being dealt.
    case opening
    /// Insurance is offered.
    case insurance
    /// The player plays.
    case playing
    /// The dealer draws.
    case dealer
    /// The round has ended.
    case over
  }

  /// What was chosen before the round.
  public let setup: Setup
  /// The current phase.
  public private(set) var phase = Phase.opening
  /// The player's hands, from the first.
  public private(set) var hands = [BlackjackHand()]
  /// The index of the hand to play.
  public private(set) var turn = 0
  /// The dealer's cards, including a hidden one.
  public private(set) var dealer: [Card] = []
  /// Whether the player took insurance.
  public private(set) var isInsured = false
  /// Whether cards still come from outside.
  public private(set) var isDealtFromOutside: Bool
  private var shoe: Shoe

  /// Begins a round; from a built-in shoe the first cards are dealt at once.
  public init(_ setup: Setup, seed: UInt64) {
    self.setup = setup
    isDealtFromOutside = setup.isDealtFromOutside
    var cards = CardCounts(decks: setup.rules.decks)
    // A setup never lists cards that the shoe lacks.
    _ = cards.remove(setup.gone)
    shoe = Shoe(cards, seed: seed)
    dealUntilDecision()
  }

  /// What the table allows.
  public var rules: TableRules { setup.rules }
  /// The cards not yet dealt.
  public var cardsLeft: CardCounts { shoe.cards }

  /// The round after a move.
  public func applying(_ move: Move) throws(IllegalMove) -> Blackjack {
    var next = self
    switch move {
    case .play(let play):
      guard allowed.contains(play) else { throw .notAllowed }
      next.make(play)
    case .dealt(let card):
      guard isDealtFromOutside, let seat = nextSeat else { throw .notAllowed }
      guard next.shoe.take(card) else { throw .noSuchCard }
      next.give(card, to: seat)
    case .fallBack:
      guard isDealtFromOutside, phase != .over else { throw .notAllowed }
      next.isDealtFromOutside = false
    }
    next.dealUntilDecision()
    return next
  }
}

// MARK: - Dealing

extension Blackjack {
  /// Who gets the next card.
  private enum Seat {
    case player(Int)
    case dealer
  }

  private var opening: [Seat] {
    guard rules.openingCards == 2 else { return [.player(0), .dealer] }
    return [.player(0), .dealer, .player(0)] + (rules.holeCard ? [.dealer] : [])
  }

  private var dealtAtOpening: Int { hands[0].cards.count + dealer.count }

  private var nextSeat: Seat? {
    switch phase {
    case .opening: opening[dealtAtOpening]
    case .playing: hands[turn].awaitsCard ? .player(turn) : nil
    case .dealer: .dealer
    case .insurance, .over: nil
    }
  }

  /// How many cards the table waits for, so that they can be requested together.
  public var cardsWanted: Int {
    guard isDealtFromOutside else { return 0 }
    return phase == .opening ? opening.count - dealtAtOpening : nextSeat == nil ? 0 : 1
  }

  /// Deals from the built-in shoe until there is a decision to make or the round is over.
  private mutating func dealUntilDecision() {
    while !isDealtFromOutside, let seat = nextSeat, let card = shoe.draw() { give(card, to: seat) }
  }

  private mutating func give(_ card: Card, to seat: Seat) {
    switch seat {
    case .dealer: dealer.append(card)
    case .player(let index):
      hands[index].cards.append(card)
      hands[index].awaitsCard = false
      let hand = hands[index]
      let isSplitAce = hand.isSplit && hand.cards[0].rank == 1
      if hand.total.isBust || hand.isDoubled || isSplitAce { hands[index].isDone = true }
    }
    continueRound()
  }

  /// Moves on to the next phase, and to the next hand, if there is nothing left to do.
  private mutating func continueRound() {
    if phase == .opening, dealtAtOpening == opening.count {
      if offersInsurance { phase = .insurance } else { look() }
    }
    if phase == .playing {
      while turn < hands.count - 1, hands[turn].isDone { turn += 1 }
      if hands[turn].isDone { phase = .dealer }
    }
    if phase == .dealer, !dealerDraws { phase = .over }
  }

  /// The dealer looks at the hidden card; naturals are settled before anyone plays.
  private mutating func look() {
    phase = dealerHasNatural || hasNatural(hands[0]) ? .dealer : .playing
  }
}

// MARK: - Playing

extension Blackjack {
  private mutating func make(_ play: Play) {
    switch play {
    case .stand: hands[turn].isDone = true
    case .hit: hands[turn].awaitsCard = true
    case .double:
      hands[turn].isDoubled = true
      hands[turn].awaitsCard = true
    case .split: split()
    case .surrender:
      hands[turn].isSurrendered = true
      hands[turn].isDone = true
    case .insure, .decline:
      isInsured = play == .insure
      look()
    }
    continueRound()
  }

  private mutating func split() {
    let halves = hands[turn].cards.map { card in
      var hand = BlackjackHand()
      hand.cards = [card]
      hand.isSplit = true
      hand.awaitsCard = true
      return hand
    }
    hands.replaceSubrange(turn...turn, with: halves)
  }

  /// Whether the dealer has to draw.
  ///
  /// The dealer only draws to the end if some hand can still win; otherwise one card may be
  /// needed to determine whether there is a natural.
  private var dealerDraws: Bool {
    if dealerHasNatural { return false }
    let total = HandTotal(dealer)
    if hands.contains(where: isOpen) {
      return total.value < 17 || (total.value == 17 && total.isSoft && rules.hitsSoft17)
    }
    let matters = isInsured || hands.contains { $0.isSurrendered || hasNatural($0) }
    return matters && rules.naturals && dealer.count == 1 && [1, 10].contains(dealer[0].value)
  }

  /// Whether the result of a hand depends on the dealer's final total.
  private func isOpen(_ hand: BlackjackHand) -> Bool {
    !hand.total.isBust && !hand.isSurrendered && !hasNatural(hand)
  }
}
