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

  @Test func itIsThePublishedChart() {
    #expect(PlayChart.published.count == 270)
    #expect(Self.sixDecks.differences == [])
  }

  @Test func withoutSurrenderTheOtherHandsStayTheSame() throws {
    let chart = PlayChart(CustomRules().rules)
    #expect(chart.published(try #require(FirstHand(code: "h16-10"))) == .hit)
    #expect(chart.differences == [])
  }

  /// Wong's chart for a single deck differs from the one for six decks here, among others.
  @Test func aSingleDeckDiffersInKnownHands() throws {
    var rules = CustomRules()
    rules.decks = 1
    let differences = try #require(PlayChart(rules.rules).differences)
    for code in ["h8-5", "h8-6", "h9-2", "h11-1", "s13-4", "s17-2"] {
      #expect(differences.contains(try #require(FirstHand(code: code))), "\(code)")
    }
    #expect(differences.count < 40)
  }

  @Test func aTableWithoutDoublingIsNotCompared() {
    var rules = CustomRules().rules
    rules.doubling = false
    #expect(PlayChart(rules).differences == nil)
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
