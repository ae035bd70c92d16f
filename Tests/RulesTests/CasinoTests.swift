import Rules
import Testing

/// The casino's tables, hand by hand.
struct CasinoTests {
  @Test func aNaturalPaysThreeToTwoAndEndsTheRound() throws {
    let game = try table(.vegasStrip, ["AS", "9H", "KD", "7C"], stake: 5)
    #expect(game.phase == .over)
    #expect(game.result(of: game.hands[0]) == .natural)
    #expect(game.winnings == 15)  // half chips: three halves of five
  }

  @Test func twoNaturalsAreADraw() throws {
    let game = try table(.vegasStrip, ["AS", "KH", "KD", "AC"])
    #expect(game.phase == .over && game.winnings == 0)
  }

  @Test func aDealersNaturalEndsTheRoundAfterThePeek() throws {
    let game = try table(.vegasStrip, ["9S", "KH", "9D", "AC"])
    #expect(game.phase == .over && game.winnings == -2)
  }

  @Test func theHiddenCardIsNeitherShownNorCounted() throws {
    let game = try table(.singleDeck, ["9S", "6H", "8D", "AC"])
    #expect(game.dealerShown == [card("6H")])
    #expect(game.unseen.total == 49 && game.unseen[card("AC")] == 1)
    #expect(game.cardsLeft.total == 48)
  }

  @Test func insurancePaysTwoToOne() throws {
    let offered = try table(.vegasStrip, ["9S", "AH", "9D", "KC"], stake: 3)
    #expect(offered.phase == .insurance && offered.allowed == [.decline, .insure])
    let insured = try offered.applying(.play(.insure))
    #expect(insured.phase == .over && insured.winnings == 0)
    let declined = try offered.applying(.play(.decline))
    #expect(declined.winnings == -6)
  }

  @Test func insuranceIsLostIfTheDealerHasNoNatural() throws {
    let offered = try table(.vegasStrip, ["9S", "AH", "9D", "6C"], stake: 3)
    let game = try offered.applying(.play(.insure)).applying(.play(.stand))
    #expect(game.phase == .over && game.insuranceWinnings == -3)
    #expect(game.winnings == 3)  // 18 against 17: six won, three lost
  }

  @Test func aDoubledHandGetsOneCardAndDoublesTheBet() throws {
    var game = try table(.vegasStrip, ["6S", "6H", "5D", "KC"])
    game = try play(game, .double, "0S", "0D")
    #expect(game.phase == .over && game.hands[0].cards.count == 3)
    #expect(game.winnings == 4)
    #expect(HandTotal(game.dealer).isBust)
  }

  @Test func aPairCanBeSplitIntoUpToFourHands() throws {
    var game = try table(.vegasStrip, ["8S", "6H", "8D", "KC"])
    game = try play(game, .split, "8H")
    game = try play(game, .split, "8C")
    game = try play(game, .split, "8S")
    #expect(game.hands.count == 4)
    #expect(!game.allowed.contains(.split))
    for code in ["2S", "3S", "4S"] { game = try play(game, .stand, code) }
    #expect(game.turn == 3)
    game = try play(game, .stand, "9C")
    #expect(game.phase == .over && game.winnings == 8)  // 25: every hand of four wins
  }

  @Test func splitAcesGetOneCardEachAndTwentyOneIsNoNatural() throws {
    var game = try table(.vegasStrip, ["AS", "6H", "AD", "KC"])
    game = try play(game, .split, "KD", "AH", "0C")
    #expect(game.phase == .over)
    #expect(game.hands.map(\.total.value) == [21, 12])
    #expect(game.result(of: game.hands[0]) == .won && game.winnings == 4)
  }

  @Test func surrenderReturnsHalfTheBet() throws {
    let game = try table(.atlantic, ["0S", "KH", "6D", "9C"], stake: 7)
    #expect(game.allowed.contains(.surrender))
    let given = try game.applying(.play(.surrender))
    #expect(given.phase == .over && given.winnings == -7)
    #expect(given.dealer.count == 2)
    let hit = try play(game, .hit, "2S")
    #expect(!hit.allowed.contains(.surrender))
    #expect(try !table(.vegasStrip, ["0S", "KH", "6D", "9C"]).allowed.contains(.surrender))
  }

  @Test func withoutAHoleCardADealersNaturalTakesDoubledAndSplitBets() throws {
    var doubled = try table(.european, ["6S", "KH", "5D"])
    doubled = try play(doubled, .double, "0S", "AC")
    #expect(doubled.dealerHasNatural && doubled.winnings == -4)
    var split = try table(.european, ["8S", "KH", "8D"])
    split = try play(split, .split, "0S")
    split = try play(split, .stand, "9S")
    split = try play(split, .stand, "AC")
    #expect(split.dealerHasNatural && split.winnings == -4)
  }

  @Test func withoutAHoleCardANaturalWaitsForTheDealersSecondCard() throws {
    let waiting = try table(.european, ["AS", "KH", "KD"])
    #expect(waiting.phase == .dealer && waiting.cardsWanted == 1)
    #expect(try waiting.applying(.dealt(card("AC"))).winnings == 0)
    #expect(try waiting.applying(.dealt(card("9C"))).winnings == 3)
    #expect(try table(.european, ["AS", "9H", "KD"]).winnings == 3)
  }

  @Test func theDealerDrawsOnASoft17OnlyDowntown() throws {
    let downtown = try play(table(.downtown, ["0S", "AH", "9D", "6C"]), .decline)
    #expect(try play(downtown, .stand, "2C").dealer.count == 3)
    let strip = try play(table(.vegasStrip, ["0S", "AH", "9D", "6C"]), .decline)
    #expect(try play(strip, .stand).dealer.count == 2)
  }

  @Test func withTooLittleMoneyNeitherDoubleNorSplitIsAllowed() throws {
    let game = try table(.vegasStrip, ["8S", "6H", "8D", "KC"], stake: 10, purse: 39)
    #expect(game.allowed == [.hit, .stand])
    let rich = try table(.vegasStrip, ["8S", "6H", "8D", "KC"], stake: 10, purse: 40)
    #expect(rich.allowed == [.hit, .stand, .double, .split])
    let once = try play(rich, .split, "8H")
    #expect(once.allowed == [.hit, .stand])
  }

  /// A table with these cards on it.
  private func table(
    _ table: Table, _ codes: [String], stake: Int = 1, purse: Int? = nil
  ) throws -> Blackjack {
    var game = Blackjack(
      .init(table: table, stake: stake, purse: purse, isDealtFromOutside: true), seed: 0)
    for code in codes { game = try game.applying(.dealt(card(code))) }
    return game
  }

  /// One play and the cards dealt after it.
  private func play(_ game: Blackjack, _ play: Play, _ codes: String...) throws -> Blackjack {
    var game = try game.applying(.play(play))
    for code in codes { game = try game.applying(.dealt(card(code))) }
    return game
  }
}
