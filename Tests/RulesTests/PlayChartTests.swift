import FoundationEssentials
import Testing

@testable import Rules

/// The chart of best play, and the drill that practises it.
@Suite struct PlayChartTests {
  private static let sixDecks: PlayChart = {
    var rules = CustomRules()
    rules.surrenders = true
    return PlayChart(rules.rules)
  }()

  /// The published chart for six decks, the dealer stands on soft 17, double after a split, late
  /// surrender (Wong, *Professional Blackjack*): columns 2 to 10 and ace.
  private static let published: [String: String] = [
    "h8": "HHHHHHHHHH", "h9": "HDDDDHHHHH", "h10": "DDDDDDDDHH", "h11": "DDDDDDDDDH",
    "h12": "HHSSSHHHHH", "h13": "SSSSSHHHHH", "h14": "SSSSSHHHHH", "h15": "SSSSSHHHRH",
    "h16": "SSSSSHHRRR", "h17": "SSSSSSSSSS",
    "s13": "HHHDDHHHHH", "s14": "HHHDDHHHHH", "s15": "HHDDDHHHHH", "s16": "HHDDDHHHHH",
    "s17": "HDDDDHHHHH", "s18": "SDDDDSSHHH", "s19": "SSSSSSSSSS",
    "p1": "PPPPPPPPPP", "p2": "PPPPPPHHHH", "p3": "PPPPPPHHHH", "p4": "HHHPPHHHHH",
    "p5": "DDDDDDDDHH", "p6": "PPPPPHHHHH", "p7": "PPPPPPHHHH", "p8": "PPPPPPPPPP",
    "p9": "PPPPPSPPSS", "p10": "SSSSSSSSSS",
  ]

  @Test func itIsThePublishedChart() throws {
    let letters: [Play: Character] = [
      .hit: "H", .stand: "S", .double: "D", .split: "P", .surrender: "R",
    ]
    for (row, plays) in Self.published {
      for (column, wanted) in plays.enumerated() {
        let hand = try #require(FirstHand(code: "\(row)-\(column == 9 ? 1 : column + 2)"))
        let best = try #require(Self.sixDecks.best(hand))
        #expect(letters[best] == wanted, "\(hand.code)")
      }
    }
  }

  @Test func withoutExtrasItIsStandOrHit() throws {
    #expect(Self.sixDecks.bestWithoutExtras(try #require(FirstHand(code: "h16-10"))) == .hit)
    #expect(Self.sixDecks.bestWithoutExtras(try #require(FirstHand(code: "s18-6"))) == .stand)
    #expect(Self.sixDecks.bestWithoutExtras(try #require(FirstHand(code: "h11-6"))) == .hit)
  }

  @Test func everyTwoCardsHaveARowExceptANatural() throws {
    var found: Set<FirstHand> = []
    for first in 1...10 {
      for second in 1...10 {
        let hand = FirstHand([first, second], up: 7)
        #expect((hand == nil) == (first + second == 11 && min(first, second) == 1))
        guard let hand else { continue }
        found.insert(hand)
        #expect(hand.compositions.contains([first, second].sorted()))
        #expect(FirstHand(code: hand.code) == hand)
      }
    }
    #expect(found == Set(FirstHand.all.filter { $0.up == 7 }))
    #expect(FirstHand(code: "h4-3") == nil && FirstHand(code: "x") == nil)
  }

  @Test func cardsForADrillMakeTheHand() {
    var generator = SeededGenerator(seed: 5)
    for hand in FirstHand.all {
      let (cards, dealer) = hand.cards(by: &generator)
      #expect(FirstHand(cards.map(\.value), up: dealer.value) == hand)
      #expect(Set(cards + [dealer]).count == 3)
    }
  }
}

/// Which hands the drill asks.
@Suite struct DrillBookTests {
  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "10", "0", "-1"])
  func aDamagedBookAsksAndNotes(number: String) throws {
    let codes = FirstHand.all.map(\.code)
    let debts = codes.map { "\"\($0)\":\(number)" }.joined(separator: ",")
    let text = "{\"asked\":\(number),\"right\":\(number),\"debts\":{\(debts)}}"
    var book = try JSONDecoder().decode(DrillBook.self, from: Data(text.utf8))
    #expect(book.mistakes.isEmpty && book.right <= book.asked)
    var generator = SeededGenerator(seed: 1)
    let hand = book.next(after: nil, by: &generator)
    book.answer(hand, isRight: true)
    #expect(book.asked >= 1 && book.debt(of: hand) == 0)
  }

  @Test func whatWasWrongComesFarMoreOftenUntilItIsKnown() throws {
    var generator = SeededGenerator(seed: 3)
    var book = DrillBook()
    let wrong = try #require(FirstHand(code: "s18-9"))
    func share() -> Int {
      (0..<2000).count { _ in book.next(after: nil, by: &generator) == wrong }
    }
    #expect(share() < 40)
    book.answer(wrong, isRight: false)
    #expect(share() > 250 && book.mistakes == [wrong])
    for _ in 0..<DrillBook.mistake { book.answer(wrong, isRight: true) }
    #expect(share() < 40 && book.mistakes.isEmpty)
    #expect(book.asked == 4 && book.right == 3)
  }

  @Test func theSameHandIsNeverAskedTwiceInARow() throws {
    var generator = SeededGenerator(seed: 4)
    var book = DrillBook()
    var last = book.next(after: nil, by: &generator)
    for _ in 0..<500 {
      book.note(last, isRight: false)
      let next = book.next(after: last, by: &generator)
      #expect(next != last)
      last = next
    }
  }

  @Test func aBookIsReadAsItWasWritten() throws {
    var book = DrillBook()
    book.answer(FirstHand.all[7], isRight: false)
    let data = try JSONEncoder().encode(book)
    #expect(try JSONDecoder().decode(DrillBook.self, from: data) == book)
  }
}
