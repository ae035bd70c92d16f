import Rules

/// A player who follows the coach in every hand and remembers its answers.
///
/// Each round starts with a full shoe, so a hand that was not split always has the same unseen cards.
/// A split hand is judged as the coach calculates splits: without the pair's cards, ignoring the cards
/// of other hands, and splitting every further pair.
struct Player {
  private struct Question: Hashable {
    var up: Int
    /// How many cards of each value the hand has.
    var hand: [Int]
    /// The pair's value, and how many of its cards are in other hands.
    var pair: Int
    var out: Int
    var plays: [Play]
  }

  let rules: TableRules
  private let odds: Odds
  private var known: [Question: Play] = [:]

  init(_ rules: TableRules) {
    self.rules = rules
    odds = Odds(rules)
  }

  /// The best play for the hand whose turn it is.
  mutating func play(_ game: Blackjack) -> Play {
    if game.phase == .insurance { return game.advice?.best ?? .decline }
    let hand = game.hands[game.turn]
    if hand.isSplit, game.allowed.contains(.split) { return .split }
    var counts = Array(repeating: 0, count: 10)
    for card in hand.cards { counts[card.value - 1] += 1 }
    let question = Question(
      up: game.dealer[0].value, hand: counts, pair: hand.isSplit ? hand.cards[0].value : 0,
      out: game.hands.count - 1, plays: game.allowed)
    if let play = known[question] { return play }
    let play = ask(question, hand.cards.map(\.value))
    known[question] = play
    return play
  }

  private func ask(_ question: Question, _ hand: [Int]) -> Play {
    var unseen = ValueCounts(decks: rules.decks)
    let gone = [question.up] + hand + Array(repeating: question.pair, count: question.out)
    for value in gone where value > 0 && !unseen.remove(value) { return .stand }
    let values = odds.values(
      OddsQuestion(
        hand: hand, up: question.up, unseen: unseen, plays: question.plays,
        handsLeft: rules.hands))
    return values?.best ?? .stand
  }
}
