/// The coach at the table.
extension Blackjack {
  /// What every play allowed now is worth, in bets of a hand; nil where nothing is to be decided.
  ///
  /// A hand is judged by itself: the others' cards are known to be out, and what they will do
  /// counts for nothing. It takes milliseconds; ask off the main thread.
  public var advice: PlayValues? {
    let plays = allowed
    guard !plays.isEmpty else { return nil }
    let odds = Odds(rules)
    if phase == .insurance {
      var values = PlayValues()
      values.add(.decline, 0)
      values.add(.insure, odds.insurance(unseen: unseen.values))
      return values
    }
    return odds.values(
      OddsQuestion(
        hand: hands[turn].cards.map(\.value), up: dealer[0].value, unseen: unseen.values,
        plays: plays, handsLeft: rules.hands - hands.count + 1))
  }

  /// What the round is worth before it is dealt, in bets, under the best play.
  ///
  /// It takes tenths of a second; ask off the main thread.
  public static func expectation(_ setup: Setup) -> Double {
    var cards = CardCounts(decks: setup.table.rules.decks)
    // A setup never names cards that the shoe has not.
    _ = cards.remove(setup.gone)
    return Odds(setup.table.rules).roundReturn(shoe: cards.values)
  }
}
