import Testing

@testable import Rules

/// The Hi-Lo count.
@Suite struct CardCountingTests {
  @Test func aWholeDeckCountsZero() {
    #expect(Card.pack.reduce(0) { $0 + CardCounting.value(of: $1) } == 0)
    let low = Card.pack.filter { CardCounting.value(of: $0) == 1 }
    #expect(low.count == 20 && low.allSatisfy { (2...6).contains($0.rank) })
  }

  @Test(arguments: [1, 2, 6]) func theCountIsThatOfTheCardsShown(decks: Int) {
    for seed in UInt64(0)..<40 {
      var counting = CardCounting(decks: decks, seed: seed)
      var shown: [Card] = []
      while !counting.isOver {
        while let card = counting.next() { shown.append(card) }
        #expect(counting.running == shown.reduce(0) { $0 + CardCounting.value(of: $1) })
        #expect(counting.seen == shown.count)
        let left = Double(52 * decks - shown.count) / 52
        #expect(abs(counting.decksLeft - max(0.5, left)) <= 0.26)
        for question in [CardCounting.Question.running, .perDeck] {
          let choices = counting.choices(for: question)
          #expect(choices.count == 4 && choices == choices.sorted())
          #expect(choices.contains(counting.answer(to: question)))
        }
        if !counting.isOver { counting.resume() }
      }
      #expect(4 * (52 * decks - shown.count) <= 52 * decks, "three quarters are dealt")
    }
  }

  @Test func onlyTheRightAnswerCounts() {
    var counting = CardCounting(decks: 1, seed: 9)
    while counting.next() != nil {}
    let wrong = counting.give(counting.running + 1, to: .running)
    let right = counting.give(counting.running, to: .running)
    #expect(!wrong && right)
    #expect(counting.asked == 2 && counting.right == 1)
  }

  @Test func theRightAnswerIsNotAlwaysInTheSamePlace() {
    var counting = CardCounting(decks: 6, seed: 2)
    var places: Set<Int> = []
    for _ in 0..<60 {
      if let place = counting.choices(for: .running).firstIndex(of: counting.running) {
        places.insert(place)
      }
    }
    #expect(places == [0, 1, 2, 3])
  }
}
