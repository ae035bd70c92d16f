import Foundation
import Rules
import Testing

/// How rounds are stored.
struct BlackjackRecordTests {
  @Test func aMoveIsStoredAsOneWord() throws {
    let moves: [Blackjack.Move] = [.play(.hit), .dealt(card("0H")), .fallBack]
    let text = String(decoding: try JSONEncoder().encode(moves), as: UTF8.self)
    #expect(text == #"["hit","0H","builtIn"]"#)
    #expect(try JSONDecoder().decode([Blackjack.Move].self, from: Data(text.utf8)) == moves)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Blackjack.Move].self, from: Data(#"["1H"]"#.utf8))
    }
  }

  @Test func aSetupIsReadAsWritten() throws {
    let gone = CardCounts([card("AS"), card("AS"), card("KD")])
    for setup in [
      Blackjack.Setup(), .init(table: .downtown, stake: 9, purse: 50, gone: gone),
      .init(isDealtFromOutside: true),
    ] {
      let data = try JSONEncoder().encode(setup)
      #expect(try JSONDecoder().decode(Blackjack.Setup.self, from: data) == setup)
    }
  }

  @Test(arguments: [
    #"{"table":"source","stake":0}"#, #"{"table":"source","stake":1,"gone":[1]}"#,
    #"{"table":"moon","stake":1}"#, #"{"table":"source","stake":5,"purse":3}"#,
  ])
  func anInvalidSetupIsRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Blackjack.Setup.self, from: Data(text.utf8))
    }
  }

  @Test func aShoeThatCouldRunOutIsShuffled() {
    let most = CardCounts(Array(Card.pack.dropLast(12)))
    #expect(Blackjack.Setup(table: .singleDeck, gone: most).gone == CardCounts())
    let twice = CardCounts([card("AS"), card("AS")])
    #expect(Blackjack.Setup(table: .singleDeck, gone: twice).gone == CardCounts())
  }

  @Test func everyCardHasItsCode() {
    #expect(Card.pack.count == 52)
    for card in Card.pack { #expect(Card(code: card.code) == card) }
    for code in ["", "S", "AX", "1S", "10S", "as", "X1"] { #expect(Card(code: code) == nil) }
  }

  /// Saved rounds depend on this; if it fails, the rules version must be raised.
  @Test func theCardsOfASeedStayTheSame() {
    let game = Blackjack(.init(table: .vegasStrip), seed: 2018)
    #expect((game.hands[0].cards + game.dealer).map(\.code) == ["AS", "KS", "2H", "JC"])
  }
}
