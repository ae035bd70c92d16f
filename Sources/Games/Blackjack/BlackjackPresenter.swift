import Languages
import Rules

/// A seat at a table: decides what is shown and allowed, round after round.
///
/// It knows no scene; a scene sets its callbacks.
final class BlackjackPresenter {
  /// What lies on the table.
  struct Picture: Hashable {
    /// The bot's cards; nil lies face down.
    var bot: [Card?] = []
    var hands: [BlackjackHand] = []
    /// The hand to play, if there are several.
    var turn: Int?
    /// One bet, in chips; 0 without play money.
    var stake = 0
    /// What each hand won, in half chips; empty until the end.
    var gains: [Int] = []
    /// Who won; nil until the end.
    var outcome: Outcome?
    /// What is said at the end; nil where nothing is.
    var end: RoundEnd?
  }

  /// The allowed plays, the default first.
  struct AvailableActions: Hashable {
    var plays: [Play] = []
    var canDeal = true
    var canBet = false
  }

  let table: Table
  /// The rules of a custom table; nil at all others.
  let custom: CustomRules?
  /// The bet and the balance; nil without play money.
  private(set) var purse: Purse?
  /// The round on the table; nil before the first.
  private(set) var session: Session<Blackjack>?
  private var gone = CardCounts()
  /// Whether the cards of the last round were cleared away for a bet.
  private var isCleared = false
  /// Deals cards from a server; nil deals locally.
  var dealer: RemoteShoe? {
    didSet {
      oldValue?.leave()
      // A different dealer has a different shoe.
      gone = CardCounts()
      dealer?.failed = { [weak self] _ in self?.fellBack() }
    }
  }
  /// Whether insurance is declined without asking.
  var declinesInsurance = false
  /// Shown instead of the status until the next play.
  var notice: String?
  private let seed: () -> UInt64
  private var began = 0
  /// The time in milliseconds, on any monotonic clock.
  var clock: () -> Int = { 0 }

  /// The cards changed.
  var updateCards: (Picture) -> Void = { _ in }
  /// The status text changed.
  var updateStatus: (String) -> Void = { _ in }
  /// The available plays changed.
  var updateAvailable: (AvailableActions) -> Void = { _ in }
  /// A round ended; called before this is shown.
  var endedRound: (RoundEnd, _ milliseconds: Int) -> Void = { _, _ in }
  /// A move was made, with the new state; the move is nil at the start.
  var didChange: (Blackjack.Move?, Blackjack) -> Void = { _, _ in }
  /// No more cards come from outside; the hand continues with those not yet seen.
  var fellBack: () -> Void = {}
  /// The shoe was shuffled before the round.
  var shuffled: () -> Void = {}

  /// The balance in half chips, and the bet in chips.
  struct Purse: Hashable {
    var halves: Int
    var bet: Int
    /// The largest possible bet.
    var most: Int { min(halves / 2, Blackjack.Setup.stakes.upperBound) }
    /// Without a bet that can't be paid: nobody bets what was not asked for.
    var payable: Purse { Purse(halves: halves, bet: bet <= most ? bet : 0) }
  }

  /// `custom`: only used at the custom table; `seed`: called for each round.
  init(
    _ table: Table, custom: CustomRules? = nil, purse: Purse?, seed: @escaping () -> UInt64
  ) {
    self.table = table
    self.custom = table == .custom ? custom ?? CustomRules() : nil
    self.purse = table == .source ? nil : purse
    self.seed = seed
  }

  /// Resumes a saved round.
  func resume(with session: Session<Blackjack>, milliseconds: Int) {
    self.session = session
    began = clock() - milliseconds
    // The server's deck from that time is gone.
    if session.game.isDealtFromOutside { try? self.session?.play(.fallBack, at: milliseconds) }
  }

  /// Calls all callbacks with the current state.
  func show() {
    updateCards(picture)
    updateAvailable(available)
    updateStatus(status)
  }

  /// Clears the table, shuffles if necessary, and deals.
  func deal() {
    guard available.canDeal else { return }
    isCleared = false
    let setup = Blackjack.Setup(
      table: table, custom: custom, stake: purse?.bet ?? 1, purse: purse?.halves,
      isDealtFromOutside: dealer != nil,
      gone: dealer?.mustShuffle ?? false ? CardCounts() : gone)
    let isFresh = session == nil || setup.gone.total == 0
    if isFresh { shuffled() }
    session = Session(setup, seed: seed())
    began = clock()
    if let game { didChange(nil, game) }
    guard let dealer else { return continueRound() }
    show()
    dealer.begin(packs: isFresh ? setup.rules.decks : nil, at: seat)
  }

  /// Makes a play; returns whether it was allowed.
  @discardableResult func play(_ play: Play) -> Bool {
    guard available.plays.contains(play) else { return false }
    notice = nil
    guard make(.play(play)) else { return false }
    continueRound()
    return true
  }

  /// Sets the bet from the next round on, limited to the balance.
  func bet(_ chips: Int) {
    guard var purse, available.canBet else { return }
    purse.bet = min(max(chips, 0), purse.most)
    self.purse = purse
    updateAvailable(available)
    updateStatus(status)
  }

  /// Clears away the cards of the last round, so that a bet can be put down.
  func clear() {
    guard isFree, session != nil, !isCleared else { return }
    isCleared = true
    updateCards(picture)
    updateAvailable(available)
    updateStatus(status)
  }

  /// Sets another purse, because the player changed or got new chips.
  func take(_ purse: Purse) {
    guard self.purse != nil, isFree else { return }
    self.purse = purse.payable
    updateAvailable(available)
    if isCleared || session == nil { updateStatus(status) }
  }

  private var milliseconds: Int { max(0, clock() - began) }
  /// The time played in this round.
  var played: Int { milliseconds }
}

// Queries.
extension BlackjackPresenter {
  var game: Blackjack? { session?.game }
  var rules: TableRules { custom?.rules ?? table.rules }
  /// Whether no round is in progress.
  var isFree: Bool { game?.outcome != nil || game == nil }

  var picture: Picture {
    guard let session, !isCleared else { return Picture() }
    var picture = Picture(session.game)
    if session.game.outcome != nil { picture.end = RoundEnd(session) }
    return picture
  }

  /// What lies on the table now, or in the ring before a round, in half chips.
  var atStake: Int {
    guard let game, !isCleared else { return 2 * (purse?.bet ?? 0) }
    return game.atStake
  }

  var available: AvailableActions {
    let canPay = purse.map { $0.bet >= 1 && $0.bet <= $0.most } ?? true
    return AvailableActions(
      plays: game?.allowed ?? [], canDeal: isFree && canPay, canBet: isFree && purse != nil)
  }

  var status: String {
    guard let game, !isCleared else {
      guard let purse else { return tr("Ready for a new round.") }
      return purse.bet == 0 ? tr("Place your bet.") : tr("Deal, or change your bet.")
    }
    if game.cardsWanted > 0 { return tr("Waiting for cards…") }
    if let notice, game.phase != .over { return notice }
    switch game.phase {
    case .over:
      guard let session else { return "" }
      let end = RoundEnd(session)
      return end.headline + " · " + end.sentence
    case .insurance:
      guard purse != nil else { return tr("The bot shows an ace. Insurance?") }
      let price = game.setup.stake
      return trn(
        "The bot shows an ace. Insurance for {n} chip?",
        "The bot shows an ace. Insurance for {n} chips?", price > 2 ? 2 : 1,
        ["n": BlackjackWords.chips(price)])
    default:
      guard !game.allowed.isEmpty else { return "" }
      let plays = BlackjackWords.choice(of: game.allowed)
      if game.hands.count > 1 {
        return tr(
          "Hand {n} of {all}: {plays}?",
          ["n": "\(game.turn + 1)", "all": "\(game.hands.count)", "plays": plays])
      }
      return game.hands[game.turn].total.value == 21
        ? tr("You have 21: {plays}?", ["plays": plays])
        : tr("Your turn: {plays}?", ["plays": plays])
    }
  }

  /// Makes a move and reports it; returns whether it was legal.
  private func make(_ move: Blackjack.Move) -> Bool {
    do throws(IllegalMove) { try session?.play(move, at: milliseconds) } catch { return false }
    if let game { didChange(move, game) }
    return true
  }

  /// Shows the new state, and requests the cards that the round waits for.
  private func continueRound() {
    laid()
    dealer?.dealCards(to: seat)
  }

  private func end(_ session: Session<Blackjack>) {
    gone = session.game.goneAfter
    if var purse {
      purse.halves = max(0, purse.halves + session.game.winnings)
      self.purse = purse.payable
    }
    endedRound(RoundEnd(session), milliseconds)
  }
}

// Cards from a server.
extension BlackjackPresenter {
  private var seat: RemoteShoe.Seat {
    RemoteShoe.Seat(
      wanted: { [weak self] in self?.game?.cardsWanted ?? 0 },
      take: { [weak self] in self?.take($0) ?? false },
      fallBack: { [weak self] in
        if self?.make(.fallBack) ?? false { self?.continueRound() }
      })
  }

  /// Adds a card; the picture is updated once all cards requested together have arrived.
  private func take(_ card: Card) -> Bool {
    guard make(.dealt(card)) else { return false }
    let waits = game?.phase == .opening && game?.cardsWanted ?? 0 > 0
    if !waits { laid() }
    return true
  }

  private func laid() {
    if declinesInsurance, game?.phase == .insurance { _ = make(.play(.decline)) }
    guard let session else { return }
    if session.game.outcome != nil { end(session) }
    show()
  }
}

extension BlackjackPresenter.Picture {
  /// The table of a round, as the player sees it.
  init(_ game: Blackjack) {
    let hidden = Array(repeating: Card?.none, count: game.dealer.count - game.dealerShown.count)
    let isChoice = game.hands.count > 1 && game.phase == .playing
    self.init(
      bot: game.dealerShown.map { $0 } + hidden, hands: game.hands,
      turn: isChoice ? game.turn : nil,
      stake: game.setup.purse == nil ? 0 : game.setup.stake,
      gains: game.outcome == nil ? [] : game.hands.map { game.winnings(of: $0) },
      outcome: game.outcome)
  }
}
