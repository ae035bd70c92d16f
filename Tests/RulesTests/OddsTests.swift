import Rules
import Testing

/// The coach compared with published tables, and properties for any cards.
struct OddsTests {
  @Test func theDealersChancesAreThePublishedOnes() throws {
    for up in 1...10 {
      let chances = try #require(Odds(TableRules()).dealer(up: up, unseen: shoe(1, without: [up])))
      let told = chances.totals + [chances.bust]
      for (ours, published) in zip(told, publishedDealerOdds[up - 1]) {
        #expect(abs(ours - published) < 1e-6, "dealer shows \(up)")
      }
      #expect(abs(told.reduce(0, +) - 1) < 1e-12)
    }
  }

  @Test func withoutAHoleCardTwentyOneCountsTheNatural() throws {
    var rules = TableRules()
    rules.holeCard = false
    let unseen = shoe(1, without: [1])
    let chances = try #require(Odds(rules).dealer(up: 1, unseen: unseen))
    let looked = try #require(Odds(TableRules()).dealer(up: 1, unseen: unseen))
    let natural = 16.0 / 51
    #expect(abs(chances[21] - (natural + (1 - natural) * looked[21])) < 1e-12)
    #expect(abs(chances[17] - (1 - natural) * looked[17]) < 1e-12)
  }

  @Test(arguments: [(1, false, true), (6, true, true), (6, true, false)])
  func theValuesOfStandHitAndDoubleAreThePublishedOnes(decks: Int, hits: Bool, hole: Bool) throws {
    var rules = TableRules()
    (rules.decks, rules.hitsSoft17, rules.holeCard) = (decks, hits, hole)
    let rows = decks == 1 ? publishedOneDeck : hole ? publishedSixDecks : publishedNoHoleCard
    for row in rows {
      let values = try #require(judge(rules, up: row.up, hand: row.hand))
      for (play, published) in [(Play.stand, row.stand), (.hit, row.hit), (.double, row.double)] {
        let ours = try #require(values[play])
        #expect(abs(ours - published) < 1.01e-6, "\(row.hand) against \(row.up): \(play)")
      }
    }
  }

  /// The published values take a hand's mean as if no card of the other hands were known; see
  /// `SplitEnumerationTests` for the exact ones.
  @Test func theValuesOfSplittingAreNearThePublishedOnes() throws {
    for row in publishedSplits {
      for (rule, published) in [(false, row.plain), (true, row.doubling)] {
        var rules = TableRules()
        rules.doublingAfterSplit = rule
        let values = try #require(judge(rules, up: row.up, hand: [row.pair, row.pair]))
        let ours = try #require(values[.split])
        #expect(abs(ours - published) < 1.6e-3, "\(row.pair)s against \(row.up)")
      }
    }
  }

  @Test func theReturnOfARoundIsThePublishedOne() {
    // Tests/EndToEnd/test_odds.py tests the others with the built program.
    let row = publishedReturns[0]
    #expect(abs(Odds(TableRules()).roundReturn(shoe: .init(decks: 1)) - row.doubling) < 1e-5)
  }

  @Test func theSameQuestionHasTheSameAnswerToTheLastBit() {
    let ask = { judge(Table.atlantic.rules, up: 10, hand: [8, 8]) }
    #expect(ask() == ask())
  }

  @Test func noPlayIsWorthMoreThanTheBetsItRisks() throws {
    var generator = SeededGenerator(seed: 77)
    for _ in 0..<60 {
      var unseen = ValueCounts(decks: 1 + generator.below(2))
      var drawn: [Int] = []
      while drawn.count < 3 + generator.below(12) {
        let value = 1 + generator.below(10)
        if unseen.remove(value) { drawn.append(value) }
      }
      let (up, hand) = (drawn[0], [drawn[1], drawn[2]])
      var rules = Table.allCases[1 + generator.below(5)].rules
      rules.lateSurrender = true
      let plays = OddsQuestion.plays(rules, hand: hand)
      let question = OddsQuestion(hand: hand, up: up, unseen: unseen, plays: plays)
      let values = try #require(Odds(rules).values(question))
      #expect(values.entries.map(\.play) == Play.allCases.filter(plays.contains))
      for entry in values.entries {
        let most: Double =
          switch entry.play {
          case .double: 2
          case .split: rules.doublingAfterSplit ? 8 : 4
          default: 1
          }
        #expect(abs(entry.value) <= most)
      }
      #expect(values.bestValue == values.entries.map(\.value).max())
    }
  }

  @Test func thereAreNoOddsWhenTheCardsCouldRunOut() {
    var few = ValueCounts(decks: 0)
    few.add(2, 5)
    let question = OddsQuestion(hand: [2, 2], up: 2, unseen: few, plays: [.stand])
    #expect(Odds(TableRules()).values(question) == nil)
    #expect(Odds(TableRules()).dealer(up: 2, unseen: few) == nil)
  }

  @Test func theValueOfInsuranceFollowsFromTheTensLeft() {
    #expect(Odds(TableRules()).insurance(unseen: shoe(1, without: [1, 2, 2])) < 0)
    var rich = ValueCounts(decks: 0)
    rich.add(10, 2)
    rich.add(5, 3)
    #expect(abs(Odds(TableRules()).insurance(unseen: rich) - 0.1) < 1e-12)
  }

  private func shoe(_ decks: Int, without values: [Int]) -> ValueCounts {
    var shoe = ValueCounts(decks: decks)
    for value in values where !shoe.remove(value) { Issue.record("no \(value) left") }
    return shoe
  }

  private func judge(_ rules: TableRules, up: Int, hand: [Int]) -> PlayValues? {
    Odds(rules).values(
      OddsQuestion(
        hand: hand, up: up, unseen: shoe(rules.decks, without: hand + [up]),
        plays: OddsQuestion.plays(rules, hand: hand)))
  }
}
