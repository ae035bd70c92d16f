import Rules
import Testing

/// The simple table: one card each, and the bot draws to 17.
struct BlackjackSourceTests {
  @Test func aGameBeginsWithOneCardEach() {
    for seed in UInt64(0)..<200 {
      let game = Blackjack(.init(), seed: seed)
      #expect(game.hands[0].cards.count == 1 && game.dealer.count == 1)
      #expect(game.dealerShown == game.dealer)
      #expect(game.allowed == [.hit, .stand])
    }
  }

  @Test func theBotDrawsTo17AfterAStandButNotAfterABust() throws {
    var ends = 0
    for seed in UInt64(0)..<500 {
      var game = Blackjack(.init(), seed: seed)
      while game.phase == .playing, game.hands[0].total.value < 19 {
        game = try game.applying(.play(.hit))
      }
      if game.phase == .playing { game = try game.applying(.play(.stand)) }
      #expect(game.phase == .over)
      let (mine, its) = (game.hands[0].total, HandTotal(game.dealer))
      if mine.isBust {
        #expect(game.dealer.count == 1 && game.outcome == .lost)
        continue
      }
      ends += 1
      #expect(its.value >= 17)
      #expect(game.dealer.count == 2 || HandTotal(game.dealer.dropLast()).value < 17)
      let expected: Outcome =
        its.isBust || its.value < mine.value ? .won : its.value == mine.value ? .drawn : .lost
      #expect(game.outcome == expected)
    }
    #expect(ends > 100)
  }

  @Test func twentyOneDoesNotEndTheTurnButStandIsOfferedFirst() throws {
    let game = try dealt(["AS", "5H", "KD"], plays: [.hit])
    #expect(game.hands[0].total.value == 21)
    #expect(game.phase == .playing)
    #expect(game.allowed == [.stand, .hit])
  }

  @Test func aBustEndsTheRoundAtOnce() throws {
    let game = try dealt(["KS", "5H", "QD", "JC"], plays: [.hit, .hit])
    #expect(game.phase == .over && game.outcome == .lost)
    #expect(game.allowed.isEmpty && game.cardsWanted == 0)
  }

  @Test func aNaturalIsAnOrdinary21() throws {
    var game = try dealt(["AS", "AH", "KD"], plays: [.hit])
    game = try game.applying(.play(.stand)).applying(.dealt(card("KC")))
    #expect(game.outcome == .drawn)
  }

  @Test func equalTotalsAreADraw() throws {
    var game = try dealt(["0S", "0H", "8D"], plays: [.hit])
    game = try game.applying(.play(.stand)).applying(.dealt(card("8C")))
    #expect(game.outcome == .drawn && game.winnings == 0)
  }

  @Test func everyGameStartsWithAFullDeck() {
    #expect(Blackjack(.init(), seed: 3).goneAfter == CardCounts())
    #expect(Blackjack(.init(), seed: 3).cardsLeft.total == 50)
  }

  /// Cards from outside, and what is played between them.
  private func dealt(_ codes: [String], plays: [Play]) throws -> Blackjack {
    var game = Blackjack(.init(isDealtFromOutside: true), seed: 0)
    var plays = plays[...]
    for code in codes {
      if game.cardsWanted == 0, let play = plays.popFirst() {
        game = try game.applying(.play(play))
      }
      game = try game.applying(.dealt(card(code)))
    }
    return game
  }
}

/// The card with this code.
func card(_ code: String) -> Card { Card(code: code) ?? Card(rank: 1, suit: .spades) }
