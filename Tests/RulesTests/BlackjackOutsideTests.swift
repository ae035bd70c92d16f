import Rules
import Testing

/// Cards that come from a server.
struct BlackjackOutsideTests {
  @Test func theFirstCardsAreRequestedTogether() throws {
    var game = Blackjack(.init(isDealtFromOutside: true), seed: 1)
    #expect(game.cardsWanted == 2 && game.allowed.isEmpty)
    game = try game.applying(.dealt(card("6H")))
    #expect(game.cardsWanted == 1)
    game = try game.applying(.dealt(card("9C")))
    #expect(game.cardsWanted == 0)
    #expect(game.hands[0].cards == [card("6H")] && game.dealer == [card("9C")])
    #expect(
      Blackjack(.init(table: .vegasStrip, isDealtFromOutside: true), seed: 1).cardsWanted == 4)
    #expect(Blackjack(.init(table: .european, isDealtFromOutside: true), seed: 1).cardsWanted == 3)
  }

  @Test func aCardIsAcceptedOnlyWhenOneIsWanted() throws {
    let game = try begun()
    #expect(throws: IllegalMove.notAllowed) { try game.applying(.dealt(card("2S"))) }
    let inside = Blackjack(.init(), seed: 1)
    #expect(throws: IllegalMove.notAllowed) { try inside.applying(.dealt(card("2S"))) }
    #expect(throws: IllegalMove.notAllowed) { try inside.applying(.fallBack) }
    let hit = try game.applying(.play(.hit))
    #expect(throws: IllegalMove.notAllowed) { try hit.applying(.play(.hit)) }
  }

  @Test func theSameCardCannotBeDealtTwice() throws {
    let game = try begun().applying(.play(.hit))
    #expect(throws: IllegalMove.noSuchCard) { try game.applying(.dealt(card("6H"))) }
    #expect(throws: IllegalMove.noSuchCard) { try game.applying(.dealt(card("9C"))) }
  }

  @Test func afterAFailureTheDeckHoldsExactlyTheUnseenCards() throws {
    for seed in UInt64(0)..<200 {
      var game = Blackjack(.init(isDealtFromOutside: true), seed: seed)
      for code in ["6H", "2C"] { game = try game.applying(.dealt(card(code))) }
      game = try game.applying(.play(.hit)).applying(.fallBack)
      #expect(!game.isDealtFromOutside && game.hands[0].cards.count == 2)
      while game.phase == .playing { game = try game.applying(.play(.hit)) }
      #expect(game.phase == .over)
      let seen = game.hands[0].cards + game.dealer
      #expect(Set(seen.map(\.code)).count == seen.count)
      #expect(game.cardsLeft.total + seen.count == 52)
    }
  }

  @Test func aRecordWithCardsFromOutsideCanBeReplayed() throws {
    var session = Session<Blackjack>(.init(isDealtFromOutside: true), seed: 9)
    for code in ["6H", "2C"] { try session.play(.dealt(card(code)), at: 5) }
    try session.play(.play(.hit), at: 10)
    try session.play(.dealt(card("3D")), at: 20)
    try session.play(.fallBack, at: 30)
    try session.play(.play(.stand), at: 40)
    let again = try Session(replaying: session.record)
    #expect(again.game == session.game)
    #expect(again.game.phase == .over)
  }

  private func begun() throws -> Blackjack {
    var game = Blackjack(.init(isDealtFromOutside: true), seed: 1)
    for code in ["6H", "9C"] { game = try game.applying(.dealt(card(code))) }
    return game
  }
}
