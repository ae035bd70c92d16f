/// One round of blackjack, at the source's table or a casino's.
///
/// Cards come out of the state's own shoe, or from outside as moves; which of the two changes
/// nothing else. A round ends by itself when nothing is left to decide. Rounds that share a shoe
/// hand on which cards are gone (`goneAfter`).
public struct Blackjack: Game {
  /// The game's name in records.
  public static var name: String { "blackjack" }
  /// The first rules.
  public static var rulesVersion: Int { 1 }

  /// How far a round has come.
  public enum Phase: String, Hashable, Encodable, Sendable {
    /// The first cards are being dealt.
    case opening
    /// Insurance is offered.
    case insurance
    /// The player plays.
    case playing
    /// The dealer draws.
    case dealer
    /// All is told.
    case over
  }

  /// What was chosen before the round.
  public let setup: Setup
  /// How far it has come.
  public private(set) var phase = Phase.opening
  /// The player's hands, from the first.
  public private(set) var hands = [BlackjackHand()]
  /// The hand whose turn it is, once the player plays.
  public private(set) var turn = 0
  /// The dealer's cards, a hidden second one too.
  public private(set) var dealer: [Card] = []
  /// Whether the player took insurance.
  public private(set) var isInsured = false
  /// Whether cards still come from outside.
  public private(set) var isDealtFromOutside: Bool
  private var shoe: Shoe

  /// A round begins; from a built-in shoe the first cards are on the table at once.
  public init(_ setup: Setup, seed: UInt64) {
    self.setup = setup
    isDealtFromOutside = setup.isDealtFromOutside
    var cards = CardCounts(decks: setup.table.rules.decks)
    // A setup never names cards that the shoe has not.
    _ = cards.remove(setup.gone)
    shoe = Shoe(cards, seed: seed)
    dealOn()
  }

  /// What the table allows.
  public var rules: TableRules { setup.table.rules }
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
    next.dealOn()
    return next
  }
}

// MARK: - Dealing

extension Blackjack {
  /// Whose the next card is.
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

  /// How many cards the table waits for, to be asked for at once.
  public var cardsWanted: Int {
    guard isDealtFromOutside else { return 0 }
    return phase == .opening ? opening.count - dealtAtOpening : nextSeat == nil ? 0 : 1
  }

  /// Deals from the built-in shoe until somebody has to decide or the round is over.
  private mutating func dealOn() {
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
    goOn()
  }

  /// Moves on to the next phase, and to the next hand, where nothing is left to do.
  private mutating func goOn() {
    if phase == .opening, dealtAtOpening == opening.count {
      if offersInsurance { phase = .insurance } else { look() }
    }
    if phase == .playing {
      while turn < hands.count - 1, hands[turn].isDone { turn += 1 }
      if hands[turn].isDone { phase = .dealer }
    }
    if phase == .dealer, !dealerDraws { phase = .over }
  }

  /// The dealer looks at a hidden card; naturals are settled before anybody plays.
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
    goOn()
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
  /// Only a hand that can still win makes it draw to the end; otherwise one card may have to tell
  /// whether there is a natural.
  private var dealerDraws: Bool {
    if dealerHasNatural { return false }
    let total = HandTotal(dealer)
    if hands.contains(where: isOpen) {
      return total.value < 17 || (total.value == 17 && total.isSoft && rules.hitsSoft17)
    }
    let matters = isInsured || hands.contains { $0.isSurrendered || hasNatural($0) }
    return matters && rules.naturals && dealer.count == 1 && [1, 10].contains(dealer[0].value)
  }

  /// Whether the dealer's final total decides about a hand.
  private func isOpen(_ hand: BlackjackHand) -> Bool {
    !hand.total.isBust && !hand.isSurrendered && !hasNatural(hand)
  }
}
