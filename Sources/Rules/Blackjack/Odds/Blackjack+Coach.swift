/// The coach at the table.
extension Blackjack {
  /// The value of every play allowed now, in bets of a hand; nil if there is nothing to decide.
  ///
  /// A hand is judged alone: the other hands' cards are known to be dealt, but their future plays
  /// are ignored. This takes milliseconds; call it off the main thread.
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

  /// The value of a round before the deal, in bets, with the best play.
  ///
  /// This takes tenths of a second; call it off the main thread.
  public static func expectation(_ setup: Setup) -> Double {
    var cards = CardCounts(decks: setup.rules.decks)
    // A setup never lists cards that the shoe lacks.
    _ = cards.remove(setup.gone)
    return Odds(setup.rules).roundReturn(shoe: cards.values)
  }
}
